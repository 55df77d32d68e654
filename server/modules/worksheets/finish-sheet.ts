import { newId } from '@kinsong/contract/common/ids.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Worksheet } from '@kinsong/contract/worksheets/sheet.ts';
import { stillDark } from '@kinsong/engines/worksheets/filling.ts';
import { offersOf } from '@kinsong/engines/worksheets/offers.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { alterSheet } from './alter-sheet.ts';
import { sheetShape } from './contract-shapes.ts';
import { finishJob } from './finish.job.ts';
import { formOrRefuse, reachSheet } from './find-sheet.ts';
import { makeReal } from './make-real.ts';
import { findSheet, type SheetRow } from './worksheets.sql.ts';

/**
 * Finishes a sheet, once: the first one fixes under which ids its doc, tasks and events come to be, and in whose rights.
 * Should the house fall before all of them are there, the job makes the rest.
 */
export async function finishSheet(
  house: House,
  person: Person,
  id: string,
  { zone }: { zone: string },
): Promise<Worksheet> {
  const found = await reachSheet(house, person, id, 'worksheets.fill');
  const form = formOrRefuse(found);
  const begun = await alterSheet(house, found, async (row, tx) => {
    if (row.deletedAt !== null) throw new Refusal('found.not');
    if (row.status !== 'open') return row;
    if (stillDark(form, row).length > 0) throw new Refusal('sheet.dark');
    await house.jobs.enqueue(finishJob, { sheet_id: id }, { tx });
    return begin(row, person, zone);
  });
  if (begun.status === 'finishing') await makeReal(house, id);
  return sheetShape((await findSheet(house.db, id)) ?? begun);

  function begin(row: SheetRow, by: Person, zone: string): SheetRow {
    const ticked = offersOf(form, row).filter((offer) => offer.ticked);
    const made = ticked.map(({ key, kind }) => ({ key, kind, id: newId() }));
    return { ...row, status: 'finishing', docId: newId(), made, zone, finishedBy: by.id };
  }
}
