import type { Capability } from '@kinsong/contract/capabilities.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { formOf } from '@kinsong/engines/worksheets/forms.ts';
import type { SheetForm } from '@kinsong/engines/worksheets/sheet-form.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { mayOrRefuse } from '../spaces/index.ts';
import { findSheet, type SheetRow } from './worksheets.sql.ts';

/** The first line of every verb on one sheet: it is found through the space it lies in, or not at all. */
export async function reachSheet(
  house: House,
  person: Person,
  id: string,
  capability: Capability,
): Promise<SheetRow> {
  const row = await findSheet(house.db, id);
  if (row === null) throw new Refusal('found.not');
  const { seesFrom } = await mayOrRefuse(house, person, capability, row.spaceId);
  if (row.born <= seesFrom) throw new Refusal('found.not');
  return row;
}

/** The form of a sheet that is kept. One whose file was taken out of the house can only be taken away. */
export function formOrRefuse({ form }: Pick<SheetRow, 'form'>): SheetForm {
  const found = formOf(form);
  if (found === undefined) throw new Refusal('found.not');
  return found;
}
