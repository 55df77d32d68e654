import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/** One's own words that one has double-tapped, each once. For the eyes of whoever said them alone. */
export const soulTaps = pgTable(
  'soul_taps',
  {
    messageId: uuid('message_id').primaryKey(),
    spaceId: uuid('space_id').notNull(),
    personId: uuid('person_id').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('soul_taps_person').on(table.personId, table.at)],
);
