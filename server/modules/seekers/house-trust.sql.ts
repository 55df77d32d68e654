import type { Cause } from '@kinsong/contract/seekers/trust.ts';
import { and, desc, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { seekers } from './seekers.tables.ts';

const kept: readonly Cause[] = ['task_done', 'care_given', 'council_closed'];
const broken: readonly Cause[] = ['commitment_broken', 'report_upheld'];
const together: readonly Cause[] = [...kept, 'perspective_swap', 'taps'];

const anyOf = (causes: readonly Cause[]) => sql`any(${sql.param([...causes])}::text[])`;

export interface TrustOfDay extends Record<string, unknown> {
  /** Midnight, UTC. */
  readonly day: string;
  readonly kept: number;
  readonly broken: number;
  readonly together: number;
  readonly people: number;
}

/** What moved trust in the whole house in the four weeks up to each of the last days; nobody is named. */
export async function trustByDay(db: Db, now: Date, days: number): Promise<TrustOfDay[]> {
  const { rows } = await db.execute<TrustOfDay>(sql`
    select to_char(day, 'YYYY-MM-DD') as day,
      count(*) filter (where entry.cause = ${anyOf(kept)})::int as kept,
      count(*) filter (where entry.cause = ${anyOf(broken)})::int as broken,
      count(distinct entry.person_id) filter (where entry.cause = ${anyOf(together)})::int as together,
      (select count(*)::int from seekers where seekers.created_at < day + interval '1 day') as people
    from generate_series(date_trunc('day', ${now.toISOString()}::timestamptz at time zone 'UTC') - make_interval(days => ${days - 1}),
      date_trunc('day', ${now.toISOString()}::timestamptz at time zone 'UTC'), interval '1 day') as day
    left join trust_entries entry
      on entry.at at time zone 'UTC' >= day - interval '27 days' and entry.at at time zone 'UTC' < day + interval '1 day'
    group by day order by day`);
  return rows;
}

/** How many people have which score. */
export async function countScores(db: Db): Promise<{ score: number; people: number }[]> {
  return db
    .select({ score: seekers.trustScore, people: sql<number>`count(*)::int` })
    .from(seekers)
    .groupBy(seekers.trustScore)
    .orderBy(seekers.trustScore);
}

/** How many may be among strangers: those of 16 and more from this score on. */
export async function countOfAge(db: Db, from: number): Promise<number> {
  const [row] = await db
    .select({ people: sql<number>`count(*)::int` })
    .from(seekers)
    .where(and(isNull(seekers.guardianId), sql`${seekers.trustScore} >= ${from}`));
  return row?.people ?? 0;
}

export interface Trusted {
  readonly personId: string;
  readonly name: string;
  readonly avatarUrl: string;
  readonly trustScore: number;
  readonly consciousnessLevel: string;
}

/** Those above a score, the highest first. */
export async function mostTrusted(db: Db, above: number): Promise<Trusted[]> {
  return db
    .select({
      personId: seekers.personId,
      name: seekers.avatarName,
      avatarUrl: seekers.avatarUrl,
      trustScore: seekers.trustScore,
      consciousnessLevel: seekers.consciousnessLevel,
    })
    .from(seekers)
    .where(gt(seekers.trustScore, above))
    .orderBy(desc(seekers.trustScore), seekers.avatarName);
}
