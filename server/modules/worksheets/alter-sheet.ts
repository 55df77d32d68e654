import { onlyWith } from '@kinsong/engines/worksheets/filling.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import { changeSpace } from '../spaces/index.ts';
import { sheetChange } from './contract-shapes.ts';
import { membersHere } from './members-here.ts';
import { findSheet, updateSheet, type SheetRow } from './worksheets.sql.ts';

/**
 * Changes a sheet in the order of its space, as it is by then; nothing is told where it stays the same. Whoever is not in
 * the space any more takes part no more, and nobody waits for their yes.
 */
export function alterSheet(
  house: House,
  { id, spaceId }: Pick<SheetRow, 'id' | 'spaceId'>,
  change: (row: SheetRow, tx: Db) => SheetRow | Promise<SheetRow>,
): Promise<SheetRow> {
  return changeSpace(house, spaceId, async (tx, rev) => {
    const found = await findSheet(tx, id);
    if (found === null) throw new Error(`sheet ${id} has gone`);
    const at = house.clock.now();
    const before = await withThoseHere(tx, found, at);
    const wanted = await change(before, tx);
    if (wanted === found) return { result: found, changes: [] };
    const after = { ...wanted, rev, changedAt: at };
    await updateSheet(tx, after);
    return { result: after, changes: [sheetChange(after)] };
  });
}

async function withThoseHere(tx: Db, row: SheetRow, at: Date): Promise<SheetRow> {
  if (row.status !== 'open' || row.deletedAt !== null) return row;
  const here = new Set((await membersHere(tx, row.spaceId)).map(({ personId }) => personId));
  const takers = row.takers.filter((id) => here.has(id));
  if (takers.length === row.takers.length) return row;
  const { points } = onlyWith(row, takers, at.toISOString());
  return { ...row, takers, points: [...points] as SheetRow['points'] };
}
