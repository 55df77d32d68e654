import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/index.ts';
import { calendarEvents } from '../calendar.tables.ts';

export type FeedRow = typeof calendarEvents.$inferSelect;

interface Feed {
  readonly personId: string;
  /** Null: all spaces somebody is in. */
  readonly spaceId: string | null;
  /** What was over by then is left out. */
  readonly since: Date;
}

/** More than any program would show; the latest count. */
const most = 20_000;

/** What somebody may read, in whichever of their spaces is meant, by the same line as everywhere. */
export async function eventsForFeed(db: Db, { personId, spaceId, since }: Feed): Promise<FeedRow[]> {
  const rows = await db
    .select({ event: calendarEvents })
    .from(calendarEvents)
    .innerJoin(
      sql`space_readers r`,
      sql`r.space_id = ${calendarEvents.spaceId} and r.person_id = ${personId} and ${calendarEvents.born} > r.sees_from
        and (${spaceId}::uuid is null or r.space_id = ${spaceId}::uuid)`,
    )
    .where(
      sql`${calendarEvents.deletedAt} is null
        and (${calendarEvents.lastAt} is null or ${calendarEvents.lastAt} >= ${since.toISOString()})`,
    )
    .orderBy(sql`${calendarEvents.firstAt} desc, ${calendarEvents.id}`)
    .limit(most);
  return rows.map(({ event }) => event);
}
