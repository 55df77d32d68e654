import { ledgerMoved, sheetChanged } from '@kinsong/contract/worksheets/events.ts';
import type { LedgerGift } from '@kinsong/contract/worksheets/ledger.ts';
import type { Worksheet } from '@kinsong/contract/worksheets/sheet.ts';
import type { LiveChange } from '../../platform/live/index.ts';
import type { GiftRow } from './ledger.sql.ts';
import type { SheetRow } from './worksheets.sql.ts';

/** Rows as the contract shows them. */
export function sheetShape(row: SheetRow): Worksheet {
  const { id, rev, born, form, about, takers, points, offers, status, made } = row;
  return {
    ...{ id, rev, born, form, about, takers, points, offers, status, made },
    space_id: row.spaceId,
    doc_id: row.docId,
    finished_by: row.finishedBy,
    finished_at: row.finishedAt?.toISOString() ?? null,
    created_by: row.createdBy,
    created_at: row.createdAt.toISOString(),
    changed_at: row.changedAt.toISOString(),
    deleted_at: row.deletedAt?.toISOString() ?? null,
  };
}

export function sheetChange(row: SheetRow): LiveChange {
  return { event: sheetChanged.name, rev: row.rev, born: row.born, data: sheetShape(row) };
}

export function giftShape(row: GiftRow): LedgerGift {
  const { id, gift, amount, words, corrects } = row;
  return {
    ...{ id, gift, amount, words, corrects },
    person_id: row.personId,
    given_on: row.givenOn,
    written_by: row.writtenBy,
    written_at: row.writtenAt.toISOString(),
  };
}

/** Everyone who watches hears that it moved, and nobody what was written: it is as young as its last move. */
export const moveChange = (spaceId: string, rev: number): LiveChange => ({
  event: ledgerMoved.name,
  rev,
  born: rev,
  data: { space_id: spaceId, rev, born: rev },
});
