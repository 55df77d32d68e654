import type { House } from '../../platform/house.ts';
import { changeSpace, inOrder } from './change-space.ts';
import { dropImage } from '../media/index.ts';
import { spacesPorts, type Eraser } from './ports.ts';
import { spaceChange } from './contract-shapes.ts';
import { forgetPlaces } from './permission.ts';
import * as rows from './spaces.sql.ts';
import { eraseRows, findErasable, holdIfErasable } from './erase-spaces.sql.ts';

/** Truly takes away what was deleted before that moment, and all that lies in it. */
export async function eraseDeletedBefore(house: House, before: Date): Promise<void> {
  for (const spaceId of await findErasable(house.db, before)) await eraseSpace(house, spaceId, before);
}

/** What lies within it has its own people, and goes on by itself. */
async function eraseSpace(house: House, spaceId: string, before: Date): Promise<void> {
  for (const { id } of await rows.listChildren(house.db, spaceId, { deletedToo: true })) {
    await changeSpace(house, id, async (tx, rev) => {
      const row = await rows.updateSpace(tx, id, rev, { parentId: null });
      return { result: undefined, changes: [spaceChange(row)] };
    });
  }
  const owners = await rows.ownersOf(house.db, spaceId);
  const { erasers } = spacesPorts.of(house);
  const afterwards = await inOrder(house, spaceId, () =>
    house.db.transaction(async (tx) => {
      // Kept in this very moment, or erased by another node.
      if (!(await holdIfErasable(tx, spaceId, before))) return [];
      const left: Awaited<ReturnType<Eraser>>[] = [];
      for (const erase of [...erasers, eraseThumbnail]) left.push(await erase(tx, spaceId, house));
      await eraseRows(tx, spaceId);
      return left;
    }),
  );
  for (const finish of afterwards) await finish?.();
  forgetPlaces(house, spaceId);
  for (const owner of owners) house.live.dismiss(owner, spaceId);
}

const eraseThumbnail: Eraser = async (tx, spaceId, house) => {
  const address = (await rows.findSpace(tx, spaceId))?.thumbnail ?? null;
  return address === null ? undefined : dropImage(house, tx, address);
};
