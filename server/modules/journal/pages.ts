import type { Answer, Received } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type * as calls from '@kinsong/contract/journal/journal.ts';
import { caller, type Visit } from '../../platform/caller.ts';
import type { House } from '../../platform/house.ts';
import * as rows from './journal.sql.ts';

/** As much as is read on an evening; whoever searches asks for all, one after the other. */
const atOnce = 50;

export async function list(
  { db }: House,
  before: number | undefined,
  visit: Visit,
): Promise<Answer<typeof calls.listPages>> {
  const found = await rows.pagesBefore(db, caller(visit).id, before, atOnce + 1);
  return { pages: found.slice(0, atOnce).map(shape), more: found.length > atOnce };
}

export async function one({ db }: House, id: string, visit: Visit): Promise<calls.SealedPage> {
  const page = await rows.findPage(db, caller(visit).id, id);
  if (page === null) throw new Refusal('found.not');
  return shape(page);
}

export function write(
  { db, clock }: House,
  { id, sealed }: Received<typeof calls.writePage>['body'],
  visit: Visit,
): Promise<calls.SealedPage> {
  const personId = caller(visit).id;
  return db.transaction(async (tx) => {
    if ((await rows.lockJournal(tx, personId)) === null) throw new Refusal('found.not');
    const there = await rows.findPage(tx, personId, id);
    if (there !== null) {
      // Sent again because the answer was lost: it stands there.
      if (there.sealed !== sealed) throw new Refusal('journal.changed');
      return shape(there);
    }
    const at = clock.now();
    const nr = (await rows.lastNr(tx, personId)) + 1;
    const page = { personId, id, nr, rev: 1, writtenAt: at, changedAt: at, sealed };
    await rows.insertPage(tx, page);
    return shape(page);
  });
}

export async function change(
  { db, clock }: House,
  id: string,
  { rev, sealed }: Received<typeof calls.changePage>['body'],
  visit: Visit,
): Promise<calls.SealedPage> {
  const personId = caller(visit).id;
  const changed = await rows.updatePage(db, { personId, id, rev }, { sealed, changedAt: clock.now() });
  if (changed !== null) return shape(changed);
  const there = await rows.findPage(db, personId, id);
  if (there === null) throw new Refusal('found.not');
  if (there.sealed !== sealed) throw new Refusal('journal.changed');
  return shape(there);
}

export async function tearOut(
  { db }: House,
  id: string,
  rev: number,
  visit: Visit,
): Promise<{ removed: true }> {
  const personId = caller(visit).id;
  if (await rows.deletePage(db, { personId, id, rev })) return { removed: true };
  const there = await rows.findPage(db, personId, id);
  throw new Refusal(there === null ? 'found.not' : 'journal.changed');
}

const shape = ({ id, nr, rev, writtenAt, changedAt, sealed }: rows.PageRow): calls.SealedPage => ({
  id,
  nr,
  rev,
  written_at: writtenAt.toISOString(),
  changed_at: changedAt.toISOString(),
  sealed,
});
