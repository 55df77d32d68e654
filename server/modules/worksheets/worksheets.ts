import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Answer } from '@kinsong/contract/common/call.ts';
import type { SheetDeed, Worksheet } from '@kinsong/contract/worksheets/sheet.ts';
import type { listSheets as listCall } from '@kinsong/contract/worksheets/worksheets.ts';
import { may } from '@kinsong/contract/capabilities.ts';
import { filled } from '@kinsong/engines/worksheets/filling.ts';
import { formOf } from '@kinsong/engines/worksheets/forms.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import {
  changeSpace,
  mayOrRefuse,
  nameOfSpace,
  placeOf,
  standingOf,
  type ChangeSource,
} from '../spaces/index.ts';
import { alterSheet } from './alter-sheet.ts';
import { mayBeDone } from './check-deed.ts';
import { moveChange, sheetChange, sheetShape } from './contract-shapes.ts';
import { formOrRefuse, reachSheet } from './find-sheet.ts';
import { movesBetween } from './ledger.sql.ts';
import * as rows from './worksheets.sql.ts';

export async function listSheets(
  house: House,
  person: Person,
  spaceId: string,
  { after, limit }: { after: number; limit: number },
): Promise<Answer<typeof listCall>> {
  const { seesFrom, rev } = await mayOrRefuse(house, person, 'worksheets.read', spaceId);
  const page = { after: Math.max(after, seesFrom), limit: limit + 1 };
  const found = await rows.pageOfSheets(house.db, spaceId, page);
  return { sheets: found.slice(0, limit).map(sheetShape), more: found.length > limit, rev };
}

/** Begins a sheet. Sent twice, it is stored once and answered the same. */
export async function beginSheet(
  house: House,
  person: Person,
  spaceId: string,
  { id, form, about }: { id: string; form: string; about?: string | undefined },
): Promise<Worksheet> {
  await mayOrRefuse(house, person, 'worksheets.fill', spaceId);
  if (formOf(form) === undefined) throw new Refusal('input.wrong', { form: 'There is no such worksheet.' });
  const known = await rows.findSheet(house.db, id);
  if (known !== null) return sameOrRefuse(known, person, spaceId);
  const named = about === undefined || about === '' ? await nameOfSpace(house.db, spaceId) : about;
  return changeSpace(house, spaceId, async (tx, rev) => {
    const at = house.clock.now();
    const row: rows.SheetRow = {
      ...{ id, spaceId, rev, born: rev, form, about: named, takers: [person.id], points: [], offers: [] },
      ...{ status: 'open', docId: null, made: [], zone: null, finishedBy: null, finishedAt: null },
      ...{ createdBy: person.id, createdAt: at, changedAt: at, deletedAt: null },
    };
    if (await rows.insertSheet(tx, row)) return { result: sheetShape(row), changes: [sheetChange(row)] };
    const stored = await rows.findSheet(tx, id);
    if (stored === null) throw new Error(`sheet ${id} is neither new nor known`);
    return { result: sameOrRefuse(stored, person, spaceId), changes: [] };
  });
}

function sameOrRefuse(row: rows.SheetRow, person: Person, spaceId: string): Worksheet {
  if (row.spaceId !== spaceId || row.createdBy !== person.id) throw new Refusal('id.taken');
  return sheetShape(row);
}

/** One deed at a sheet. Of two at once each is done to what the other left. */
export async function fillSheet(
  house: House,
  person: Person,
  id: string,
  deed: SheetDeed,
): Promise<Worksheet> {
  const found = await reachSheet(house, person, id, 'worksheets.fill');
  const form = formOrRefuse(found);
  await mayBeDone(house, { form, row: found, deed });
  const row = await alterSheet(house, found, (before) => {
    if (before.deletedAt !== null) throw new Refusal('found.not');
    if (before.status !== 'open') throw new Refusal('sheet.finished');
    const after = filled(form, before, deed, { by: person.id, at: house.clock.now().toISOString() });
    if (after === null) throw new Refusal('sheet.moved');
    return after;
  });
  return sheetShape(row);
}

/** Whoever began it may take it away, or whoever keeps the space. What it became stays. */
export async function deleteSheet(house: House, person: Person, id: string): Promise<Worksheet> {
  const found = await reachSheet(house, person, id, 'worksheets.fill');
  const place = await placeOf(house.db, person.id, found.spaceId);
  const isKeeper = place !== null && may(standingOf(person, place), 'worksheets.deleteAny');
  if (found.createdBy !== person.id && !isKeeper) throw new Refusal('allowed.not');
  const row = await alterSheet(house, found, (before) =>
    before.deletedAt === null ? tombstone(house, before) : before,
  );
  return sheetShape(row);
}

const tombstone = (house: House, row: rows.SheetRow): rows.SheetRow => ({
  ...row,
  about: '',
  points: [],
  offers: [],
  deletedAt: house.clock.now(),
});

export const worksheetsChanges: ChangeSource = async ({ db }, spaceId, span) => {
  const sheets = await rows.sheetsChanged(db, spaceId, span);
  const moves = await movesBetween(db, spaceId, span);
  const changes = [...sheets.map(sheetChange), ...moves.map(({ rev }) => moveChange(spaceId, rev))];
  return changes.sort((a, b) => a.rev - b.rev).slice(0, span.limit);
};
