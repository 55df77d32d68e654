import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { proposals } from './guide.tables.ts';

export type ProposalRow = typeof proposals.$inferSelect;

export async function insertProposal(db: Db, row: ProposalRow): Promise<void> {
  await db.insert(proposals).values(row).onConflictDoNothing();
}

export async function proposalOf(db: Db, personId: string, id: string): Promise<ProposalRow | null> {
  const [row] = await db
    .select()
    .from(proposals)
    .where(and(eq(proposals.id, id), eq(proposals.personId, personId)));
  return row ?? null;
}

/** The kinds of cards of this tool that this sentence has led to already. */
export async function offeredFor(db: Db, saidId: string, tool: string): Promise<ProposalRow['kind'][]> {
  const rows = await db
    .select({ kind: proposals.kind })
    .from(proposals)
    .where(and(eq(proposals.saidId, saidId), eq(proposals.tool, tool)));
  return rows.map(({ kind }) => kind);
}

export async function latestOpen(db: Db, personId: string): Promise<ProposalRow | null> {
  const [row] = await db
    .select()
    .from(proposals)
    .where(eq(proposals.personId, personId))
    .orderBy(desc(proposals.madeAt))
    .limit(1);
  return row?.state === 'open' ? row : null;
}

/** Moves an open one on, or one whose Yes could not be done; null where it was answered by then. */
export async function settleProposal(
  db: Db,
  id: string,
  change: Pick<ProposalRow, 'state' | 'settledAt'> & Partial<Pick<ProposalRow, 'args' | 'result'>>,
): Promise<ProposalRow | null> {
  const [row] = await db
    .update(proposals)
    .set(change)
    .where(and(eq(proposals.id, id), sql`${proposals.state} in ('open', 'failed')`))
    .returning();
  return row ?? null;
}
