import type { House } from '../../platform/house.ts';
import { changeSpace, countIn } from '../spaces/index.ts';
import { docChange } from './contract-shapes.ts';
import { findDoc, updateDoc } from './docs.sql.ts';

/** As many as a list shows. */
const mostWriters = 6;

/** Somebody wrote in a doc: the lists say who and when, and the space was lively. */
export async function tellWritten(
  house: House,
  { id, spaceId }: { readonly id: string; readonly spaceId: string },
  writers: readonly string[],
): Promise<void> {
  await changeSpace(house, spaceId, async (tx, rev) => {
    const row = await findDoc(tx, id);
    if (row === null || row.deletedAt !== null) return { result: undefined, changes: [] };
    const at = house.clock.now();
    const all = [...new Set([...writers, ...row.writers])].slice(0, mostWriters);
    const told = await updateDoc(tx, id, { rev, wordsAt: at, writers: all });
    const counted = await countIn(tx, spaceId, { rev, at });
    return { result: undefined, changes: [docChange(told), ...counted] };
  });
}
