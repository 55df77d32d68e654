import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { calendarEvents as events, calendarFreeHours } from './calendar.tables.ts';

/** More than anybody looks at. */
const mostOfMine = 5000;

export type EventRow = typeof events.$inferSelect;

/** False where there is an event of this id already. */
export async function insertEvent(db: Db, row: EventRow): Promise<boolean> {
  const stored = await db.insert(events).values(row).onConflictDoNothing().returning({ id: events.id });
  return stored.length > 0;
}

/** Without asking who looks: the verbs ask, once they know in which space it lies. */
export async function findEvent(db: Db, id: string): Promise<EventRow | null> {
  const [row] = await db.select().from(events).where(eq(events.id, id));
  return row ?? null;
}

/** A series with what takes the place of its days, the series first; what was taken away is not among them. */
export async function findFamily(db: Db, seriesId: string): Promise<EventRow[]> {
  const rows = await db
    .select()
    .from(events)
    .where(and(or(eq(events.id, seriesId), eq(events.seriesId, seriesId)), isNull(events.deletedAt)));
  return rows.sort((a, b) => Number(a.seriesId !== null) - Number(b.seriesId !== null));
}

/** Its id, space and birth stay for good. */
export async function updateEvent(db: Db, row: EventRow): Promise<void> {
  const { id, spaceId: _space, born: _born, createdBy: _by, createdAt: _at, ...values } = row;
  await db.update(events).set(values).where(eq(events.id, id));
}

export async function eraseCalendar(db: Db, spaceId: string): Promise<undefined> {
  await db.delete(events).where(eq(events.spaceId, spaceId));
  await db.delete(calendarFreeHours).where(eq(calendarFreeHours.spaceId, spaceId));
}

/** One page. Those that were born together, as an import brings them, are not parted by its end. */
export async function pageOfEvents(
  db: Db,
  spaceId: string,
  { after, limit }: { after: number; limit: number },
): Promise<{ rows: EventRow[]; more: boolean }> {
  const there = and(eq(events.spaceId, spaceId), isNull(events.deletedAt));
  const found = await db
    .select()
    .from(events)
    .where(and(there, gt(events.born, after)))
    .orderBy(asc(events.born), asc(events.id))
    .limit(limit + 1);
  const next = found[limit];
  if (next === undefined) return { rows: found, more: false };
  const whole = found.filter(({ born }) => born < next.born);
  if (whole.length > 0) return { rows: whole, more: true };
  const rows = await db
    .select()
    .from(events)
    .where(and(there, eq(events.born, next.born)))
    .orderBy(asc(events.id));
  return { rows, more: true };
}

export async function eventsChanged(
  db: Db,
  spaceId: string,
  { since, upTo, seesFrom, limit }: { since: number; upTo: number; seesFrom: number; limit: number },
): Promise<EventRow[]> {
  return db
    .select()
    .from(events)
    .where(
      and(
        eq(events.spaceId, spaceId),
        gt(events.rev, since),
        lte(events.rev, upTo),
        gt(events.born, seesFrom),
      ),
    )
    .orderBy(asc(events.rev))
    .limit(limit);
}

/** Which of these people are in a space. */
export async function hereAmong(db: Db, spaceId: string, people: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select person_id as id from space_readers
      where space_id = ${spaceId} and person_id = any(${sql.param([...people])}::uuid[])`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Where any of their days may be between two moments, in all spaces in which somebody is now. */
export async function eventsOfPerson(db: Db, personId: string, from: Date, to: Date): Promise<EventRow[]> {
  const rows = await db
    .select({ event: events })
    .from(events)
    .innerJoin(
      sql`space_readers r`,
      sql`r.space_id = ${events.spaceId} and r.person_id = ${personId} and not r.archived
        and ${events.born} > r.sees_from`,
    )
    .where(
      sql`${events.deletedAt} is null and ${events.firstAt} < ${to.toISOString()}
        and (${events.lastAt} is null or ${events.lastAt} >= ${from.toISOString()})`,
    )
    .orderBy(asc(events.firstAt))
    .limit(mostOfMine);
  return rows.map(({ event }) => event);
}
