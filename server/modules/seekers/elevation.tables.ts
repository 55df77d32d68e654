import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The last time somebody was offered the level elevated, and what they said to it. */
export const elevationOffers = pgTable('elevation_offers', {
  personId: uuid('person_id').primaryKey(),
  offeredBy: uuid('offered_by').notNull(),
  offeredAt: timestamp('offered_at', { withTimezone: true }).notNull(),
  answer: text({ enum: ['yes', 'no'] }),
  answeredAt: timestamp('answered_at', { withTimezone: true }),
});
