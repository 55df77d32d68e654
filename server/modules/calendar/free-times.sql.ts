import type { ShownFree } from '@kinsong/contract/calendar/free-times.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/index.ts';
import { calendarFreeHours } from './calendar.tables.ts';
import type { CalendarEvent } from '@kinsong/contract/calendar/event.ts';

const ofPerson = (spaceId: string, personId: string) =>
  and(eq(calendarFreeHours.spaceId, spaceId), eq(calendarFreeHours.personId, personId));

export async function findShownFree(db: Db, spaceId: string, personId: string): Promise<ShownFree | null> {
  const { shown, zone, hours } = calendarFreeHours;
  const [row] = await db
    .select({ shown, zone, hours })
    .from(calendarFreeHours)
    .where(ofPerson(spaceId, personId));
  return row ?? null;
}

export async function keepShownFree(
  db: Db,
  spaceId: string,
  personId: string,
  { shown, zone, hours }: ShownFree,
): Promise<void> {
  await db
    .insert(calendarFreeHours)
    .values({ spaceId, personId, shown, zone, hours })
    .onConflictDoUpdate({
      target: [calendarFreeHours.spaceId, calendarFreeHours.personId],
      set: { shown, zone, hours },
    });
}

/** Everybody who is in a space now, those who joined first at the front, with what they show there; null is nothing. */
export async function whatAllShow(
  db: Db,
  spaceId: string,
): Promise<{ personId: string; shown: ShownFree | null }[]> {
  const { rows } = await db.execute<{ personId: string; shown: ShownFree | null }>(sql`
    select r.person_id as "personId",
      case when h.shown then jsonb_build_object('shown', h.shown, 'zone', h.zone, 'hours', h.hours) end as shown
    from space_readers r
    left join calendar_free_hours h on h.space_id = r.space_id and h.person_id = r.person_id
    where r.space_id = ${spaceId}
    order by r.person_id`);
  return rows;
}

/** What is to be known of an event to say whom it keeps busy, and when. */
export type BusyRow = Pick<
  CalendarEvent,
  'id' | 'type' | 'start' | 'end' | 'zone' | 'all_day' | 'repeat' | 'series_id' | 'original_start'
> & {
  /** Those it is asked about who are in its space: with what each said, of all days and of single ones. */
  readonly people: Pick<CalendarEvent['attendees'][number], 'person_id' | 'answer' | 'on_days'>[];
};

/**
 * All that may take the time of people between two moments, in whichever spaces they are; and with a series whatever takes
 * the place of one of its days, even where it takes nobody's time any more. Rows are told apart by their ids alone: to
 * compare them whole costs more than to read them.
 */
const busy = `
  with taking as materialized (
    select id, repeat is not null as repeats from calendar_events
    where deleted_at is null and takes_time_of && $1::uuid[]
      and first_at < $3 and (last_at is null or last_at >= $2)
  ), wanted as materialized (
    select id from taking
    union
    select id from calendar_events
    where deleted_at is null and series_id in (select id from taking where repeats)
  )
  select e.id, e.space_id, e.type, e.start, e."end", e.zone, e.all_day, e.repeat, e.series_id, e.original_start, e.attendees
  from wanted join calendar_events e using (id)`;

/** Who of them is in which space now: whoever left one is not kept busy by it. */
const standing = `
  select space_id || ' ' || person_id as place from space_readers where person_id = any($1::uuid[])`;

export async function busyRows(
  db: Database,
  people: readonly string[],
  from: Date,
  to: Date,
): Promise<BusyRow[]> {
  type Found = Omit<BusyRow, 'people'> & Pick<CalendarEvent, 'space_id' | 'attendees'>;
  const [places, rows] = await Promise.all([
    db.prepared<{ place: string }>(standing, [people]),
    db.prepared<Found>(busy, [people, from.toISOString(), to.toISOString()]),
  ]);
  const here = new Set(places.map(({ place }) => place));
  return rows.map(({ space_id, attendees, ...row }) => ({
    ...row,
    people: attendees.filter(({ person_id }) => here.has(`${space_id} ${person_id}`)),
  }));
}
