import { and, asc, count, desc, eq, gt, inArray, lt, not, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { invitations, waitlist } from './invitations.tables.ts';

export type WaitlistRow = typeof waitlist.$inferSelect;

/**
 * Keeps the first asking: asking again changes neither name nor line, so that nobody writes over another's words. Only
 * whose place ran out before they came is waiting anew.
 */
export async function insertRequest(db: Db, row: WaitlistRow, placeRanOut: Date): Promise<WaitlistRow> {
  const ranOut = sql`${waitlist.status} = 'approved' and ${waitlist.decidedAt} < ${placeRanOut.toISOString()}::timestamptz`;
  const [stored] = await db
    .insert(waitlist)
    .values(row)
    .onConflictDoUpdate({
      target: waitlist.loginName,
      set: {
        invitationId: sql`coalesce(${waitlist.invitationId}, excluded.invitation_id)`,
        status: sql`case when ${ranOut} then excluded.status else ${waitlist.status} end`,
      },
    })
    .returning();
  return stored ?? row;
}

export async function confirmRequest(db: Db, id: string, confirmedAt: Date): Promise<void> {
  await db
    .update(waitlist)
    .set({ status: 'waiting', confirmedAt })
    .where(and(eq(waitlist.id, id), eq(waitlist.status, 'unconfirmed')));
}

interface WantedRequests {
  /** Those who used codes of this person's making; null: everyone's. */
  readonly maker: string | null;
  readonly isDecided: boolean;
  readonly after: string | null;
  readonly most: number;
}

const undecided = inArray(waitlist.status, ['unconfirmed', 'waiting']);

const ofMaker = (db: Db, maker: string | null) =>
  maker === null
    ? undefined
    : inArray(
        waitlist.invitationId,
        db.select({ id: invitations.id }).from(invitations).where(eq(invitations.createdBy, maker)),
      );

/** Whoever waits longest comes first, and of those decided whoever asked last; ids begin with the time of asking. */
export async function listRequests(db: Db, wanted: WantedRequests): Promise<WaitlistRow[]> {
  const { maker, isDecided, after, most } = wanted;
  const beyond = isDecided ? lt : gt;
  return db
    .select()
    .from(waitlist)
    .where(
      and(
        ofMaker(db, maker),
        isDecided ? not(undecided) : undecided,
        after === null ? undefined : beyond(waitlist.id, after),
      ),
    )
    .orderBy(isDecided ? desc(waitlist.id) : asc(waitlist.id))
    .limit(most);
}

export async function countWaiting(db: Db, maker: string | null): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(waitlist)
    .where(and(ofMaker(db, maker), eq(waitlist.status, 'waiting')));
  return row?.n ?? 0;
}

export async function findRequest(db: Db, id: string): Promise<WaitlistRow | null> {
  const [row] = await db.select().from(waitlist).where(eq(waitlist.id, id));
  return row ?? null;
}

/** Null when someone else decided in the meantime. */
export async function decideRequest(
  db: Db,
  id: string,
  status: 'approved' | 'declined',
  decidedBy: string,
  decidedAt: Date,
): Promise<WaitlistRow | null> {
  const [row] = await db
    .update(waitlist)
    .set({ status, decidedBy, decidedAt })
    .where(and(eq(waitlist.id, id), undecided))
    .returning();
  return row ?? null;
}

/** Who is in waits no longer. What was decided stays on record. */
export async function deleteUndecided(db: Db, loginName: string): Promise<void> {
  await db.delete(waitlist).where(and(eq(waitlist.loginName, loginName), undecided));
}

export async function deleteUnconfirmed(db: Db, askedBefore: Date): Promise<void> {
  await db.delete(waitlist).where(and(eq(waitlist.status, 'unconfirmed'), lt(waitlist.askedAt, askedBefore)));
}
