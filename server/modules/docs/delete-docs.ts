import { hour, minute } from '@kinsong/contract/common/time.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Doc } from '@kinsong/contract/docs/doc.ts';
import type { House } from '../../platform/house.ts';
import type { PeriodicWork } from '../../platform/periodic-work.ts';
import type { Person } from '../../platform/person.ts';
import { changeSpace } from '../spaces/index.ts';
import { docChange, docShape } from './contract-shapes.ts';
import { deletedWith, docsIn, findDoc, forgetWordsUntil, updateDoc, type DocRow } from './docs.sql.ts';
import { reachToDelete } from './find-doc.ts';
import { branchOf } from './tree.ts';
import { closeEverywhere } from './writing/between-nodes.ts';

/** The words of a deleted doc are kept so long for whoever deleted it; nobody reads them meanwhile. */
const keptFor = hour;

/** Takes a doc away, or a folder with all that lies in it. Whoever writes there is out at once. */
export async function deleteDoc(house: House, person: Person, docId: string): Promise<Doc[]> {
  const found = await reachToDelete(house, person, docId);
  if (found.deletedAt !== null) return [docShape(found)];
  const gone = await changeSpace(house, found.spaceId, async (tx, rev) => {
    const branch = branchOf(await docsIn(tx, found.spaceId), docId);
    const deletion = { deletedAt: house.clock.now(), deletedBy: person.id, deletedWith: docId };
    const result: DocRow[] = [];
    for (const { id } of branch) result.push(await updateDoc(tx, id, { rev, ...deletion }));
    return { result, changes: result.map(docChange) };
  });
  closeEverywhere(
    house,
    gone.map(({ id }) => id),
  );
  return gone.map(docShape);
}

/** Brings back what one has deleted oneself a moment ago, with all that went with it. */
export async function keepDoc(house: House, person: Person, docId: string): Promise<Doc[]> {
  const found = await reachToDelete(house, person, docId);
  if (found.deletedAt === null) return [docShape(found)];
  const since = new Date(house.clock.now().getTime() - keptFor);
  return changeSpace(house, found.spaceId, async (tx, rev) => {
    const branch = await deletedWith(tx, docId, person.id, since);
    if (branch.length === 0) throw new Refusal('found.not');
    const back = { rev, deletedAt: null, deletedBy: null, deletedWith: null };
    const kept: DocRow[] = [];
    for (const row of branch)
      kept.push(await updateDoc(tx, row.id, { ...back, parentId: await parentOf(tx, row, docId) }));
    return { result: kept.map(docShape), changes: kept.map(docChange) };
  });
}

/** What it lay in may be gone by now: then it comes back at the top. */
async function parentOf(
  tx: Parameters<typeof findDoc>[0],
  row: DocRow,
  rootId: string,
): Promise<string | null> {
  if (row.parentId === null || row.id !== rootId) return row.parentId;
  const parent = await findDoc(tx, row.parentId);
  return parent === null || parent.deletedAt !== null ? null : parent.id;
}

export const forgettingDeleted: PeriodicWork = {
  name: 'docs.forgetDeleted',
  every: 10 * minute,
  async run({ db, clock }) {
    await forgetWordsUntil(db, new Date(clock.now().getTime() - keptFor));
  },
};
