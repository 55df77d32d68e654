import type { EventGuest } from '@kinsong/contract/calendar/event.ts';
import { and, asc, count, eq, inArray, isNull, or, sql, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../../../platform/database/index.ts';
import type { EventRow } from '../calendar.sql.ts';
import { calendarEvents } from '../calendar.tables.ts';
import { calendarGuests } from '../exchange.tables.ts';

export type GuestRow = typeof calendarGuests.$inferSelect;

const isAsked = isNull(calendarGuests.withdrawnAt);

/** False where the address is asked already, or the id is known. */
export async function insertGuest(db: Db, row: GuestRow): Promise<boolean> {
  const stored = await db
    .insert(calendarGuests)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: calendarGuests.id });
  return stored.length > 0;
}

export async function findGuest(db: Db, id: string): Promise<GuestRow | null> {
  const [row] = await db.select().from(calendarGuests).where(eq(calendarGuests.id, id));
  return row ?? null;
}

export async function askedByMark(db: Db, tokenHash: string): Promise<GuestRow | null> {
  const [row] = await db
    .select()
    .from(calendarGuests)
    .where(and(eq(calendarGuests.tokenHash, tokenHash), isAsked));
  return row ?? null;
}

/** Where the letters to these went. */
export async function addressesOf(db: Db, guests: readonly EventGuest[]): Promise<GuestRow[]> {
  const ids = guests.map(({ id }) => id);
  return ids.length === 0 ? [] : db.select().from(calendarGuests).where(inArray(calendarGuests.id, ids));
}

export async function countAsked(db: Db, eventId: string): Promise<number> {
  const [row] = await db
    .select({ asked: count() })
    .from(calendarGuests)
    .where(and(eq(calendarGuests.eventId, eventId), isAsked));
  return row?.asked ?? 0;
}

export async function updateGuest(
  db: Db,
  id: string,
  change: Partial<Pick<GuestRow, 'told' | 'toldRev' | 'withdrawnAt'>>,
): Promise<void> {
  await db.update(calendarGuests).set(change).where(eq(calendarGuests.id, id));
}

/** Held until the transaction ends, and by nobody else: of two nodes one tells them. */
export async function lockAsked(db: Db, id: string): Promise<GuestRow | null> {
  const [row] = await db
    .select()
    .from(calendarGuests)
    .where(and(eq(calendarGuests.id, id), isAsked))
    .for('update', { skipLocked: true });
  return row ?? null;
}

/**
 * The rows of an event that concern a guest: it, its days that stand for themselves, and a series that goes on from it
 * changed, which has another name. What was taken away has forgotten its guests, so it is known by its name.
 */
const concerns = (guest: {
  id: SQLWrapper;
  eventId: SQLWrapper;
  spaceId: SQLWrapper;
  told: SQLWrapper;
}) => sql`
  e.space_id = ${guest.spaceId} and (
    e.id = ${guest.eventId} or e.series_id = ${guest.eventId}
    or e.guests @> jsonb_build_array(jsonb_build_object('id', ${guest.id}))
    or e.uid in (select each ->> 'uid' from jsonb_array_elements(${guest.told}) each))`;

/** Whose event, or a day of it, has moved on since the last letter. */
export async function guestsBehind(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: calendarGuests.id })
    .from(calendarGuests)
    .where(
      and(
        isAsked,
        sql`exists (select from calendar_events e
          where e.rev > ${calendarGuests.toldRev} and ${concerns(calendarGuests)})`,
      ),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** With what was deleted; series before their days. Held until the transaction ends, where there is one. */
export const rowsOf = (db: Db, guestId: string): Promise<EventRow[]> =>
  db
    .select()
    .from(calendarEvents)
    .where(
      sql`${calendarEvents.id} in (
        select e.id from calendar_events e, calendar_guests g where g.id = ${guestId} and ${concerns(ofGuest)})`,
    )
    .orderBy(sql`${calendarEvents.seriesId} is not null`, asc(calendarEvents.start), asc(calendarEvents.id));

const ofGuest = {
  id: sql.raw('g.id'),
  eventId: sql.raw('g.event_id'),
  spaceId: sql.raw('g.space_id'),
  told: sql.raw('g.told'),
};

/** Someone new is not among its guests yet. */
export const withDays = (db: Db, eventId: string): Promise<EventRow[]> =>
  db
    .select()
    .from(calendarEvents)
    .where(
      and(
        or(eq(calendarEvents.id, eventId), eq(calendarEvents.seriesId, eventId)),
        isNull(calendarEvents.deletedAt),
      ),
    )
    .orderBy(sql`${calendarEvents.id} <> ${eventId}`, asc(calendarEvents.start));

export async function setGuests(
  db: Db,
  id: string,
  guests: readonly EventGuest[],
  rev: number,
): Promise<EventRow | null> {
  const [row] = await db
    .update(calendarEvents)
    .set({ guests: [...guests], rev })
    .where(eq(calendarEvents.id, id))
    .returning();
  return row ?? null;
}

/** Addresses of those outside are not kept longer than they are needed. */
export async function forgetGuests(db: Db, before: Date): Promise<void> {
  await db.delete(calendarGuests).where(sql`
    ${calendarGuests.withdrawnAt} < ${before.toISOString()}
    or not exists (select from calendar_events e
      where e.id = ${calendarGuests.eventId} and (e.last_at is null or e.last_at >= ${before.toISOString()}))`);
}

export async function eraseGuestsOf(db: Db, spaceId: string): Promise<void> {
  await db.delete(calendarGuests).where(eq(calendarGuests.spaceId, spaceId));
}
