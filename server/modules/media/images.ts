import { Refusal } from '@kinsong/contract/common/errors.ts';
import { Id, newId } from '@kinsong/contract/common/ids.ts';
import type { ServedFile } from '@kinsong/contract/common/served-file.ts';
import { imageAddress } from '@kinsong/contract/media/images.ts';
import { buffer } from 'node:stream/consumers';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import * as rows from './images.sql.ts';
import { makePicture } from './make-picture.ts';

const keyOf = (imageId: string): string => `images/${imageId}.webp`;

/** Takes a picture in, before there is anything it belongs to. Whoever brings another one meant that. */
export async function bringImage(
  house: House,
  person: Person,
  bytes: Uint8Array,
): Promise<{ image: string }> {
  const content = await makePicture(bytes, 'whole').catch((thrown: unknown) => {
    throw thrown instanceof Refusal && thrown.code === 'avatar.image' ? new Refusal('image.kind') : thrown;
  });
  const now = house.clock.now();
  const id = newId(now.getTime());
  // The row first: should the house fall now, the next picture finds it and clears away what may lie there.
  await rows.insertImage(house.db, { id, personId: person.id, bytes: content.length, createdAt: now });
  await house.files.put(keyOf(id), content, 'image/webp');
  for (const unused of await rows.deleteUnused(house.db, person.id, id))
    await house.files.delete(keyOf(unused));
  return { image: imageAddress(id) };
}

export async function serveImage(house: House, imageId: string): Promise<ServedFile> {
  const stream = (await rows.isImage(house.db, imageId)) ? await house.files.get(keyOf(imageId)) : null;
  if (stream === null) throw new Refusal('found.not');
  return { type: 'image/webp', content: await buffer(stream), keptBy: 'asker' };
}

/** Nothing shows this picture any more. Its bytes go by the answer, once that is committed, or with the next one brought. */
export async function dropImage(house: House, tx: Db, address: string): Promise<() => Promise<void>> {
  const id = idOf(address);
  if (id === null || !(await rows.markUnused(tx, id))) return async () => {};
  return async () => {
    await house.files.delete(keyOf(id));
    await rows.deleteIfUnused(house.db, id);
  };
}

/** Something shows this picture from now on, so that it stays. False where it is not this person's to show. */
export async function showImage(tx: Db, personId: string, address: string): Promise<boolean> {
  const id = idOf(address);
  return id !== null && rows.markUsed(tx, id, personId);
}

function idOf(address: string): string | null {
  const id = Id.safeParse(address.split('/').at(-1)).data;
  return id === undefined || imageAddress(id) !== address ? null : id;
}
