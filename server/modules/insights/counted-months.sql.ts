import type { Counted } from '@kinsong/contract/insights/figures.ts';
import { and, eq, sql } from 'drizzle-orm';
import { everybody, type CountedMonth } from '../../platform/counted-months.ts';
import type { Db } from '../../platform/database/index.ts';
import { countedMonths, countedUntil } from './insights.tables.ts';

const atOnce = 1000;

export async function countedUpTo(db: Db): Promise<ReadonlyMap<Counted, Date>> {
  const rows = await db.select().from(countedUntil);
  return new Map(rows.map(({ what, until }) => [what, until]));
}

/** Keeps what was counted of months that are over, with each space's sum beside it. */
export async function keepCounted(
  tx: Db,
  what: Counted,
  found: readonly CountedMonth[],
  until: Date,
): Promise<void> {
  const sums = Map.groupBy(found, ({ spaceId, month }) => `${spaceId} ${month}`);
  const rows = [
    ...found,
    ...[...sums.values()].map((group) => ({
      ...group[0]!,
      personId: everybody,
      count: group.reduce((sum, { count }) => sum + count, 0),
    })),
  ];
  for (let at = 0; at < rows.length; at += atOnce) {
    const some = rows.slice(at, at + atOnce).map((row) => ({ ...row, what }));
    await tx.insert(countedMonths).values(some).onConflictDoNothing();
  }
  await tx
    .insert(countedUntil)
    .values({ what, until })
    .onConflictDoUpdate({ target: countedUntil.what, set: { until } });
}

export interface MonthOf {
  readonly what: Counted;
  readonly month: string;
  readonly count: number;
}

export async function monthsOfPerson(db: Db, personId: string): Promise<MonthOf[]> {
  return db
    .select({
      what: countedMonths.what,
      month: countedMonths.month,
      count: sql<number>`sum(${countedMonths.count})::int`,
    })
    .from(countedMonths)
    .where(eq(countedMonths.personId, personId))
    .groupBy(countedMonths.what, countedMonths.month);
}

export async function monthsOfSpace(db: Db, spaceId: string): Promise<MonthOf[]> {
  return db
    .select({ what: countedMonths.what, month: countedMonths.month, count: countedMonths.count })
    .from(countedMonths)
    .where(and(eq(countedMonths.spaceId, spaceId), eq(countedMonths.personId, everybody)));
}

/** What was counted in a space goes with it. */
export async function eraseCounted(db: Db, spaceId: string): Promise<undefined> {
  await db.delete(countedMonths).where(eq(countedMonths.spaceId, spaceId));
}
