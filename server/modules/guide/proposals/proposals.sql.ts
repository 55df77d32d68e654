import { and, asc, desc, eq, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/index.ts';
import { answers, proposals } from '../guide.tables.ts';

export type ProposalRow = typeof proposals.$inferSelect;

export async function insertProposals(db: Db, rows: readonly ProposalRow[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(proposals)
      .values([...rows])
      .onConflictDoNothing();
}

export async function proposalOf(db: Db, personId: string, id: string): Promise<ProposalRow | null> {
  const [row] = await db
    .select()
    .from(proposals)
    .where(and(eq(proposals.id, id), eq(proposals.personId, personId)));
  return row ?? null;
}

/** The prompts that this sentence has led to, or is about to. */
export async function promptsFor(db: Db, saidId: string): Promise<ProposalRow[]> {
  return db
    .select()
    .from(proposals)
    .where(and(eq(proposals.saidId, saidId), ne(proposals.kind, 'proposal')));
}

/** The cards that are shown to somebody and not answered yet, the newest first. */
export async function openCards(db: Db, personId: string): Promise<ProposalRow[]> {
  return db
    .select()
    .from(proposals)
    .where(and(eq(proposals.personId, personId), isNull(proposals.dueAt), eq(proposals.state, 'open')))
    .orderBy(desc(proposals.madeAt))
    .limit(30);
}

/** To be shown to this person by then, or to anybody; what an unfinished answer thought of waits for its end. */
export async function dueProposals(
  db: Db,
  by: Date,
  limit: number,
  personId?: string,
): Promise<ProposalRow[]> {
  const unfinished = sql`exists (
    select from ${answers} where ${answers.saidId} = ${proposals.saidId} and ${answers.state} <> 'done')`;
  return db
    .select()
    .from(proposals)
    .where(
      and(
        isNotNull(proposals.dueAt),
        lte(proposals.dueAt, by),
        personId === undefined ? undefined : eq(proposals.personId, personId),
        or(ne(proposals.kind, 'proposal'), sql`not ${unfinished}`),
      ),
    )
    .orderBy(asc(proposals.dueAt), asc(proposals.id))
    .limit(limit);
}

/** What a card that is not shown yet is going to offer. */
export async function keepArgs(db: Db, id: string, args: Readonly<Record<string, unknown>>): Promise<void> {
  await db
    .update(proposals)
    .set({ args })
    .where(and(eq(proposals.id, id), isNotNull(proposals.dueAt)));
}

export async function markShown(db: Db, id: string, madeAt: Date): Promise<void> {
  await db
    .update(proposals)
    .set({ dueAt: null, madeAt })
    .where(and(eq(proposals.id, id), isNotNull(proposals.dueAt)));
}

export async function dropProposal(db: Db, id: string): Promise<void> {
  await db.delete(proposals).where(and(eq(proposals.id, id), isNotNull(proposals.dueAt)));
}

/** What a broken answer had thought of, and showed nobody. */
export async function dropThoughts(db: Db, saidId: string): Promise<void> {
  await db
    .delete(proposals)
    .where(and(eq(proposals.saidId, saidId), eq(proposals.kind, 'proposal'), isNotNull(proposals.dueAt)));
}

/** All that a sentence led to and nobody was shown: it turned out to be no moment for it. */
export async function dropOffers(db: Db, saidId: string): Promise<void> {
  await db.delete(proposals).where(and(eq(proposals.saidId, saidId), isNotNull(proposals.dueAt)));
}

/** Moves an open one on; null where it was answered by then. */
export async function closeProposal(
  db: Db,
  id: string,
  change: Pick<ProposalRow, 'state' | 'settledAt'> & Partial<Pick<ProposalRow, 'args' | 'result'>>,
): Promise<ProposalRow | null> {
  const [row] = await db
    .update(proposals)
    .set(change)
    .where(and(eq(proposals.id, id), eq(proposals.state, 'open')))
    .returning();
  return row ?? null;
}
