import { and, asc, desc, eq, exists, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { elevationOffers } from './elevation.tables.ts';
import { seekers } from './seekers.tables.ts';
import { trustEntries } from './trust.tables.ts';

export interface ReadyRow {
  readonly personId: string;
  readonly name: string;
  readonly avatarUrl: string;
  readonly trustScore: number;
  readonly level: string;
  readonly offeredAt: Date | null;
}

export interface ReadyTerms {
  readonly above: number;
  readonly levels: readonly string[];
  /** Whoever said no later than this is left in peace. */
  readonly restedSince: Date;
}

/** Who could be raised as far as the ledger tells; nobody under 16. The highest trust first. */
export async function readyRows(db: Db, { above, levels, restedSince }: ReadyTerms): Promise<ReadyRow[]> {
  const onboarded = db
    .select({ id: trustEntries.id })
    .from(trustEntries)
    .where(and(eq(trustEntries.personId, seekers.personId), eq(trustEntries.cause, 'onboarded')));
  return db
    .select({
      personId: seekers.personId,
      name: seekers.avatarName,
      avatarUrl: seekers.avatarUrl,
      trustScore: seekers.trustScore,
      level: seekers.consciousnessLevel,
      // An offer that was answered waits no more.
      offeredAt:
        sql<Date | null>`case when ${elevationOffers.answer} is null then ${elevationOffers.offeredAt} end`.mapWith(
          elevationOffers.offeredAt,
        ),
    })
    .from(seekers)
    .leftJoin(elevationOffers, eq(elevationOffers.personId, seekers.personId))
    .where(
      and(
        gt(seekers.trustScore, above),
        inArray(seekers.consciousnessLevel, [...levels]),
        isNull(seekers.guardianId),
        exists(onboarded),
        or(isNull(elevationOffers.answeredAt), lte(elevationOffers.answeredAt, restedSince)),
      ),
    )
    .orderBy(desc(seekers.trustScore), asc(seekers.createdAt), asc(seekers.personId));
}

export type OfferRow = typeof elevationOffers.$inferSelect;

const waiting = (personId: string) =>
  and(eq(elevationOffers.personId, personId), isNull(elevationOffers.answer));

/** The offer that waits for an answer. */
export async function findOffer(db: Db, personId: string): Promise<OfferRow | null> {
  const [row] = await db.select().from(elevationOffers).where(waiting(personId));
  return row ?? null;
}

/** The same, held until the transaction ends. */
export async function holdOffer(tx: Db, personId: string): Promise<OfferRow | null> {
  const [row] = await tx.select().from(elevationOffers).where(waiting(personId)).for('update');
  return row ?? null;
}

/** False where one waits already, or where they said no not long ago. */
export async function insertOffer(
  db: Db,
  row: Pick<OfferRow, 'personId' | 'offeredBy' | 'offeredAt'>,
  restedSince: Date,
): Promise<boolean> {
  const stored = await db
    .insert(elevationOffers)
    .values(row)
    .onConflictDoUpdate({
      target: elevationOffers.personId,
      set: { ...row, answer: null, answeredAt: null },
      setWhere: lte(elevationOffers.answeredAt, restedSince),
    })
    .returning({ id: elevationOffers.personId });
  return stored.length > 0;
}

export async function keepAnswer(db: Db, personId: string, answer: 'yes' | 'no', at: Date): Promise<void> {
  await db
    .update(elevationOffers)
    .set({ answer, answeredAt: at })
    .where(eq(elevationOffers.personId, personId));
}
