import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/**
 * A message that was tapped has a key of its own for as long as it can be tapped, sealed under the secret of the house.
 * It is one of two: the other, of the day on which the message was said, never comes into the database.
 */
export const tapKeys = pgTable('message_tap_keys', {
  messageId: uuid('message_id').primaryKey(),
  sealedKey: text('sealed_key').notNull(),
});

/** The taps of a day on a message: a set of keyed hashes, sealed under both keys. See docs/decisions/0021. */
export const taps = pgTable(
  'message_taps',
  {
    messageId: uuid('message_id').notNull(),
    day: date().notNull(),
    sealed: text().notNull(),
    /** How many of them the others do not see yet. */
    untold: integer().notNull(),
    /** The day is over, and what of it counts has moved trust. */
    counted: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.day] }),
    index('message_taps_to_tell')
      .on(table.messageId)
      .where(sql`${table.untold} > 0`),
    index('message_taps_to_count')
      .on(table.day)
      .where(sql`not ${table.counted}`),
  ],
);
