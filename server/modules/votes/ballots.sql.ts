import { and, asc, eq, gt, inArray, or } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import type { BallotRow } from './votes.sql.ts';
import { ballots, sealedBallots, votes } from './votes.tables.ts';

export async function findBallot(db: Db, id: string): Promise<BallotRow | null> {
  const [row] = await db.select().from(ballots).where(eq(ballots.id, id));
  return row ?? null;
}

/** The newest of a person takes the place of the last, which is kept. */
export async function putBallot(db: Db, row: BallotRow): Promise<void> {
  await db
    .update(ballots)
    .set({ current: false })
    .where(and(eq(ballots.voteId, row.voteId), eq(ballots.personId, row.personId), ballots.current));
  await db.insert(ballots).values(row);
}

/** Nothing of what was cast counts any more; whose it is keeps it. */
export async function retireBallots(db: Db, voteId: string): Promise<void> {
  await db
    .update(ballots)
    .set({ current: false })
    .where(and(eq(ballots.voteId, voteId), ballots.current));
}

/** Those that count, in an order that says nothing. */
export async function currentBallots(db: Db, voteIds: readonly string[]): Promise<BallotRow[]> {
  if (voteIds.length === 0) return [];
  return db
    .select()
    .from(ballots)
    .where(and(inArray(ballots.voteId, [...voteIds]), ballots.current))
    .orderBy(asc(ballots.personId));
}

/** What somebody wants or wanted, and what they said for others, in the votes of a space that they see. */
export async function ballotsOf(
  db: Db,
  spaceId: string,
  personId: string,
  seesFrom: number,
): Promise<BallotRow[]> {
  const found = await db
    .select({ ballot: ballots })
    .from(ballots)
    .innerJoin(votes, eq(votes.id, ballots.voteId))
    .where(
      and(
        eq(votes.spaceId, spaceId),
        gt(votes.born, seesFrom),
        or(eq(ballots.personId, personId), eq(ballots.castBy, personId)),
      ),
    )
    .orderBy(asc(ballots.at), asc(ballots.id));
  return found.map(({ ballot }) => ballot);
}

export type SealedRow = typeof sealedBallots.$inferSelect;

export async function findSealed(db: Db, voteId: string): Promise<SealedRow | null> {
  const [row] = await db.select().from(sealedBallots).where(eq(sealedBallots.voteId, voteId));
  return row ?? null;
}

export async function putSealed(db: Db, row: SealedRow): Promise<void> {
  const { sealed, casts } = row;
  await db
    .insert(sealedBallots)
    .values(row)
    .onConflictDoUpdate({ target: sealedBallots.voteId, set: { sealed, casts } });
}

export async function dropSealed(db: Db, voteId: string): Promise<void> {
  await db.delete(sealedBallots).where(eq(sealedBallots.voteId, voteId));
}
