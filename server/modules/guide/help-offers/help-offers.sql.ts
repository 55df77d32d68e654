import { and, eq, sql } from 'drizzle-orm';
import type { Database, Db } from '../../../platform/database/index.ts';
import { helpOffers } from '../guide.tables.ts';

export type HelpOfferRow = typeof helpOffers.$inferSelect;

/** Only of somebody who agreed, in the very moment in which it is kept. */
export async function keepOffer(db: Db, row: HelpOfferRow): Promise<void> {
  await db.execute(sql`
    insert into guide_help_offers (message_id, person_id, space_id, what, day, said_at)
    select ${row.messageId}, ${row.personId}, ${row.spaceId}, ${row.what}, ${row.day}, ${row.saidAt.toISOString()}
    where exists (select 1 from guide_settings s where s.person_id = ${row.personId} and s.help_on)
    on conflict (message_id) do update set what = excluded.what, day = excluded.day, said_at = excluded.said_at`);
}

export async function eraseOffer(db: Db, messageId: string): Promise<void> {
  await db.delete(helpOffers).where(eq(helpOffers.messageId, messageId));
}

export async function eraseOwnOffer(db: Db, personId: string, messageId: string): Promise<number> {
  const mine = and(eq(helpOffers.messageId, messageId), eq(helpOffers.personId, personId));
  return (await db.delete(helpOffers).where(mine).returning({ id: helpOffers.messageId })).length;
}

export async function eraseOffersOf(db: Db, personId: string): Promise<number> {
  const mine = eq(helpOffers.personId, personId);
  return (await db.delete(helpOffers).where(mine).returning({ id: helpOffers.messageId })).length;
}

/** From which day on and of which age an offer counts. */
export interface Fresh {
  readonly day: string;
  readonly saidAfter: Date;
}

const offered = `
  select o.message_id as "messageId", o.person_id as "personId", o.space_id as "spaceId", o.what, o.day::text as day,
    o.said_at as "saidAt"
  from guide_help_offers o
  join guide_settings s on s.person_id = o.person_id and s.help_on
  join space_readers author on author.space_id = o.space_id and author.person_id = o.person_id
  join space_readers r on r.space_id = o.space_id and r.person_id = $1 and not r.archived
  where (o.day is null or o.day >= $2) and o.said_at > $3`;

/** Where somebody is, by those who are there and still agree; the newest first. */
export async function offersWhere(
  db: Database,
  personId: string,
  { day, saidAfter }: Fresh,
  limit: number,
): Promise<HelpOfferRow[]> {
  const query = `${offered} order by o.said_at desc limit $4`;
  return db.prepared<HelpOfferRow>(query, [personId, day, saidAfter.toISOString(), limit]);
}

export async function offersBy(db: Database, personId: string, fresh: Fresh): Promise<HelpOfferRow[]> {
  const query = `${offered} and o.person_id = $1 order by o.said_at desc`;
  return db.prepared<HelpOfferRow>(query, [personId, fresh.day, fresh.saidAfter.toISOString()]);
}

/** What is over, what is old, and what was said where its author is no more. */
export async function sweepOffers(db: Db, { day, saidAfter }: Fresh): Promise<void> {
  await db.execute(sql`
    delete from guide_help_offers o
    where o.day < ${day} or o.said_at <= ${saidAfter.toISOString()} or not exists (
      select 1 from space_readers r where r.space_id = o.space_id and r.person_id = o.person_id
    )`);
}
