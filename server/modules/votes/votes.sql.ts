import { and, asc, desc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import type { ballots } from './votes.tables.ts';
import { rules, votes } from './votes.tables.ts';

export type VoteRow = typeof votes.$inferSelect;
export type VoteValues = Omit<VoteRow, 'id' | 'spaceId' | 'born' | 'createdBy' | 'createdAt' | 'rev'>;
export type BallotRow = typeof ballots.$inferSelect;
export type RuleRow = typeof rules.$inferSelect;

/** False where there is a vote of this id already. */
export async function insertVote(db: Db, row: VoteRow): Promise<boolean> {
  const stored = await db.insert(votes).values(row).onConflictDoNothing().returning({ id: votes.id });
  return stored.length > 0;
}

/** Without asking who looks: the verbs ask, once they know in which space it lies. */
export async function findVote(db: Db, id: string): Promise<VoteRow | null> {
  const [row] = await db.select().from(votes).where(eq(votes.id, id));
  return row ?? null;
}

export async function updateVote(
  db: Db,
  id: string,
  change: Partial<VoteValues> & { rev: number },
): Promise<VoteRow> {
  const [row] = await db.update(votes).set(change).where(eq(votes.id, id)).returning();
  if (row === undefined) throw new Error(`no vote ${id}`);
  return row;
}

export async function pageOfVotes(
  db: Db,
  spaceId: string,
  { after, limit }: { after: number; limit: number },
): Promise<VoteRow[]> {
  return db
    .select()
    .from(votes)
    .where(and(eq(votes.spaceId, spaceId), gt(votes.born, after), isNull(votes.deletedAt)))
    .orderBy(asc(votes.born))
    .limit(limit);
}

export async function votesChanged(
  db: Db,
  spaceId: string,
  { since, upTo, seesFrom, limit }: { since: number; upTo: number; seesFrom: number; limit: number },
): Promise<VoteRow[]> {
  return db
    .select()
    .from(votes)
    .where(
      and(eq(votes.spaceId, spaceId), gt(votes.rev, since), lte(votes.rev, upTo), gt(votes.born, seesFrom)),
    )
    .orderBy(asc(votes.rev))
    .limit(limit);
}

/** Whose time is over, a few at once, the longest over first. */
export async function votesDue(db: Db, now: Date, limit: number): Promise<VoteRow[]> {
  return db
    .select()
    .from(votes)
    .where(and(eq(votes.status, 'open'), lte(votes.deadline, now)))
    .orderBy(asc(votes.deadline))
    .limit(limit);
}

export async function stillOpenAmong(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const found = await db
    .select({ id: votes.id })
    .from(votes)
    .where(and(inArray(votes.id, [...ids]), eq(votes.status, 'open')));
  return new Set(found.map(({ id }) => id));
}

export async function eraseVoteRows(db: Db, spaceId: string): Promise<string[]> {
  const gone = await db.delete(votes).where(eq(votes.spaceId, spaceId)).returning({ id: votes.id });
  return gone.map(({ id }) => id);
}

/** Whoever makes a rule twice makes it once; the one whose place it takes ends. */
export async function insertRule(db: Db, row: RuleRow, replaces: string | null): Promise<void> {
  const stored = await db.insert(rules).values(row).onConflictDoNothing().returning({ id: rules.id });
  if (stored.length === 0 || replaces === null) return;
  await db
    .update(rules)
    .set({ endedAt: row.since })
    .where(and(eq(rules.id, replaces), eq(rules.spaceId, row.spaceId), isNull(rules.endedAt)));
}

/** With the revision at which its vote was opened: whoever sees from later on does not see it. */
export async function rulesOf(db: Db, spaceId: string, seesFrom: number): Promise<RuleRow[]> {
  const found = await db
    .select({ rule: rules })
    .from(rules)
    .innerJoin(votes, eq(votes.id, rules.voteId))
    .where(and(eq(rules.spaceId, spaceId), isNull(rules.endedAt), gt(votes.born, seesFrom)))
    .orderBy(desc(rules.since), desc(rules.id));
  return found.map(({ rule }) => rule);
}
