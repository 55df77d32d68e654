import type { GateName, Passed } from '@kinsong/contract/seekers/trust-gates.ts';
import type { Cause } from '@kinsong/contract/seekers/trust.ts';
import { and, asc, desc, eq, gt, lte, min, sql, sum } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { seekers } from './seekers.tables.ts';
import { passedGates, trustEntries } from './trust.tables.ts';

type EntryRow = typeof trustEntries.$inferSelect;
export type NewEntry = Omit<EntryRow, 'id'>;

export interface Score {
  readonly score: number;
  readonly timeZone: string;
}

/** The score, held until the transaction ends: what moves it comes one after the other. Null for who has no profile. */
export async function holdScore(db: Db, personId: string): Promise<Score | null> {
  const [row] = await db
    .select({ score: seekers.trustScore, timeZone: seekers.timeZone })
    .from(seekers)
    .where(eq(seekers.personId, personId))
    .for('update');
  return row ?? null;
}

export async function scoreOf(db: Db, personId: string): Promise<Score> {
  const [row] = await db
    .select({ score: seekers.trustScore, timeZone: seekers.timeZone })
    .from(seekers)
    .where(eq(seekers.personId, personId));
  if (row === undefined) throw new Error(`no profile for the person ${personId}`);
  return row;
}

/** What a cause has brought in the seven days up to a moment, or on its calendar day where the person is. */
export async function broughtLately(
  db: Db,
  {
    personId,
    cause,
    at,
    within,
    timeZone,
  }: Pick<NewEntry, 'personId' | 'cause' | 'at'> & {
    within: 'day' | 'week';
    timeZone: string;
  },
): Promise<number> {
  const moment = sql`${at.toISOString()}::timestamptz`;
  const recent =
    within === 'week'
      ? and(gt(trustEntries.at, sql`${moment} - interval '7 days'`), lte(trustEntries.at, at))
      : sql`(${trustEntries.at} at time zone ${timeZone})::date = (${moment} at time zone ${timeZone})::date`;
  const [row] = await db
    .select({ amount: sum(trustEntries.amount) })
    .from(trustEntries)
    .where(and(eq(trustEntries.personId, personId), eq(trustEntries.cause, cause), recent));
  return Number(row?.amount ?? 0);
}

/** False where the same thing has moved this person's trust before. */
export async function insertEntry(db: Db, entry: NewEntry): Promise<boolean> {
  const stored = await db
    .insert(trustEntries)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: trustEntries.id });
  return stored.length > 0;
}

export async function setScore(db: Db, personId: string, score: number): Promise<void> {
  await db.update(seekers).set({ trustScore: score }).where(eq(seekers.personId, personId));
}

export async function passedBy(db: Db, personId: string): Promise<Map<GateName, Passed>> {
  const rows = await db.select().from(passedGates).where(eq(passedGates.personId, personId));
  return new Map(rows.map(({ gate, noticeSince }) => [gate, { noticeSince }]));
}

export async function keepPassed(
  db: Db,
  personId: string,
  gate: GateName,
  now: Passed | null,
): Promise<void> {
  if (now === null) {
    await db.delete(passedGates).where(and(eq(passedGates.personId, personId), eq(passedGates.gate, gate)));
    return;
  }
  const { noticeSince } = now;
  await db
    .insert(passedGates)
    .values({ personId, gate, noticeSince })
    .onConflictDoUpdate({ target: [passedGates.personId, passedGates.gate], set: { noticeSince } });
}

/** Who is on notice before some gate since that moment or longer. */
export async function onNoticeSince(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ personId: passedGates.personId })
    .from(passedGates)
    .where(lte(passedGates.noticeSince, since));
  return rows.map(({ personId }) => personId);
}

/** Newest first; on from an entry, where one is named. */
export async function pageOfEntries(
  db: Db,
  personId: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<EntryRow[]> {
  const earlier =
    before === undefined
      ? undefined
      : sql`(${trustEntries.at}, ${trustEntries.id}) < (
          select edge.at, edge.id from ${trustEntries} edge where edge.id = ${before} and edge.person_id = ${personId})`;
  return db
    .select()
    .from(trustEntries)
    .where(and(eq(trustEntries.personId, personId), earlier))
    .orderBy(desc(trustEntries.at), desc(trustEntries.id))
    .limit(limit);
}

/** All that each cause has brought, in the order in which the causes first came. */
export async function sumsByCause(db: Db, personId: string): Promise<{ cause: Cause; amount: number }[]> {
  const rows = await db
    .select({ cause: trustEntries.cause, amount: sum(trustEntries.amount) })
    .from(trustEntries)
    .where(eq(trustEntries.personId, personId))
    .groupBy(trustEntries.cause)
    .orderBy(asc(min(trustEntries.at)), asc(trustEntries.cause));
  return rows.map(({ cause, amount }) => ({ cause, amount: Number(amount) }));
}

/** The score at the end of each day on which it moved, days as the person has them. */
export async function scoreByDay(
  db: Db,
  personId: string,
  timeZone: string,
): Promise<{ day: string; score: number }[]> {
  const { rows } = await db.execute<{ day: string; score: number }>(sql`
    with days as (
      select (at at time zone ${timeZone})::date as day, sum(amount) as moved
      from ${trustEntries} where person_id = ${personId} group by 1
    )
    select to_char(day, 'YYYY-MM-DD') as day, (sum(moved) over (order by day))::int as score from days order by day`);
  return rows;
}
