import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/index.ts';
import { calendarSubscriptions } from '../exchange.tables.ts';

export type SubscriptionRow = typeof calendarSubscriptions.$inferSelect;

/** Takes the place of the one that somebody had for the same. */
export async function putSubscription(db: Db, row: SubscriptionRow): Promise<void> {
  await db
    .insert(calendarSubscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: [calendarSubscriptions.personId, calendarSubscriptions.spaceId],
      set: { ...row },
    });
}

export const subscriptionsOf = (db: Db, personId: string): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(calendarSubscriptions)
    .where(eq(calendarSubscriptions.personId, personId))
    .orderBy(asc(calendarSubscriptions.createdAt), asc(calendarSubscriptions.id));

export async function subscriptionByHash(db: Db, tokenHash: string): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select()
    .from(calendarSubscriptions)
    .where(eq(calendarSubscriptions.tokenHash, tokenHash));
  return row ?? null;
}

export async function deleteSubscription(db: Db, id: string, personId: string): Promise<boolean> {
  const gone = await db
    .delete(calendarSubscriptions)
    .where(and(eq(calendarSubscriptions.id, id), eq(calendarSubscriptions.personId, personId)))
    .returning({ id: calendarSubscriptions.id });
  return gone.length > 0;
}

/** Noted once an hour at the most: a program that asks every minute writes nothing every minute. */
export async function noteRead(db: Db, id: string, at: Date, unless: Date): Promise<void> {
  await db
    .update(calendarSubscriptions)
    .set({ readAt: at })
    .where(
      and(
        eq(calendarSubscriptions.id, id),
        or(
          isNull(calendarSubscriptions.readAt),
          sql`${calendarSubscriptions.readAt} < ${unless.toISOString()}`,
        ),
      ),
    );
}

/** Whoever left a space, or the house, has no address any more that would open again when they come back. */
export async function deleteLapsed(db: Db): Promise<void> {
  await db.delete(calendarSubscriptions).where(sql`
    not exists (select from people p where p.id = ${calendarSubscriptions.personId})
    or (${calendarSubscriptions.spaceId} is not null and not exists (
      select from space_readers r
      where r.space_id = ${calendarSubscriptions.spaceId} and r.person_id = ${calendarSubscriptions.personId}))`);
}

export async function eraseSubscriptionsTo(db: Db, spaceId: string): Promise<void> {
  await db.delete(calendarSubscriptions).where(eq(calendarSubscriptions.spaceId, spaceId));
}
