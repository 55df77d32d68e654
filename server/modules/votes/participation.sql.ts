import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';

export interface DayOfDecisions extends Record<string, unknown> {
  readonly day: string;
  readonly voices: number;
  readonly electorate: number;
}

/** In decisions that ended in the four weeks up to each of the last days: how many voices were given, of how many. */
export async function participationByDay(db: Db, now: Date, days: number): Promise<DayOfDecisions[]> {
  const { rows } = await db.execute<DayOfDecisions>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(sum(cardinality(votes.voices)), 0)::int as voices,
      coalesce(sum(cardinality(votes.electorate)), 0)::int as electorate
    from generate_series(date_trunc('day', ${now.toISOString()}::timestamptz at time zone 'UTC') - make_interval(days => ${days - 1}),
      date_trunc('day', ${now.toISOString()}::timestamptz at time zone 'UTC'), interval '1 day') as day
    left join votes on votes.deleted_at is null and votes.closed_at at time zone 'UTC' >= day - interval '27 days'
      and votes.closed_at at time zone 'UTC' < day + interval '1 day'
    group by day order by day`);
  return rows;
}
