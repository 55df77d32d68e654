import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database, Db } from '../../../platform/database/index.ts';
import { docStates, docUpdates } from '../docs.tables.ts';

export interface NewUpdate {
  readonly by: string;
  readonly update: Uint8Array;
  /** Stays a version of its own, so that what was there before it can be had again. */
  readonly alone?: boolean;
}

/** The updates get the next numbers of their doc; nothing is answered where the doc is gone. */
const appending = `
  with counted as (
    update doc_states set last_seq = last_seq + $2::int
    where doc_id = $1 and exists (select 1 from docs where id = $1 and deleted_at is null)
    returning last_seq - $2::int as before
  )
  insert into doc_updates (doc_id, seq, writers, begun_at, at, update, many)
  select $1, counted.before + given.place, array[given.by], $5::timestamptz, $5::timestamptz, given.update, given.many
  from counted, unnest($3::uuid[], $4::bytea[], $6::int[]) with ordinality as given (by, update, many, place)
  returning seq`;

/** Keeps what was written and answers the number of the first of it; null where there is no such doc any more. */
export async function appendUpdates(
  db: Database,
  docId: string,
  updates: readonly NewUpdate[],
  at: Date,
): Promise<number | null> {
  const rows = await db.prepared<{ seq: string | number }>(appending, [
    ...[docId, updates.length],
    updates.map(({ by }) => by),
    updates.map(({ update }) => Buffer.from(update)),
    at.toISOString(),
    updates.map(({ alone }) => (alone === true ? 0 : 1)),
  ]);
  return rows.length === 0 ? null : Math.min(...rows.map(({ seq }) => Number(seq)));
}

export async function beginState(
  db: Db,
  { docId, spaceId, state, seq }: { docId: string; spaceId: string; state: Uint8Array; seq: number },
): Promise<void> {
  await db.insert(docStates).values({ docId, spaceId, lastSeq: seq, upTo: seq, state });
}

export interface StoredState {
  readonly spaceId: string;
  readonly state: Uint8Array;
  readonly upTo: number;
  readonly updates: readonly { readonly seq: number; readonly update: Uint8Array }[];
}

/** A doc's words: the state, and what was written after it. Null where there is none. */
export async function readState(db: Db, docId: string): Promise<StoredState | null> {
  const [whole] = await db.select().from(docStates).where(eq(docStates.docId, docId));
  // What is laid together in between only comes in larger pieces: nothing of it is missing.
  return whole === undefined ? null : { ...whole, updates: await updatesAfter(db, docId, whole.upTo) };
}

export async function updatesAfter(
  db: Db,
  docId: string,
  seq: number,
): Promise<{ seq: number; update: Uint8Array }[]> {
  return db
    .select({ seq: docUpdates.seq, update: docUpdates.update })
    .from(docUpdates)
    .where(and(eq(docUpdates.docId, docId), gt(docUpdates.seq, seq)))
    .orderBy(asc(docUpdates.seq));
}

/** How far each of these is; what is not answered is gone. */
export async function lastSeqs(db: Db, docIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: docStates.docId, lastSeq: docStates.lastSeq })
    .from(docStates)
    .where(sql`${docStates.docId} = any(${sql.param([...docIds])}::uuid[])`);
  return new Map(rows.map(({ id, lastSeq }) => [id, lastSeq]));
}

/** A later state than the one kept; an older one, of a node that was slower, changes nothing. */
export async function keepState(
  db: Db,
  docId: string,
  { state, upTo }: { state: Uint8Array; upTo: number },
): Promise<void> {
  await db
    .update(docStates)
    .set({ state, upTo })
    .where(and(eq(docStates.docId, docId), lte(docStates.upTo, upTo)));
}
