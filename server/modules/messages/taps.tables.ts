import { date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/**
 * A message that was tapped has a key of its own, sealed, for as long as it can be tapped. With the key goes the last
 * means of telling who did: nothing here, in a log or in a file of keys can make it anew.
 */
export const tapKeys = pgTable('message_tap_keys', {
  messageId: uuid('message_id').primaryKey(),
  sealedKey: text('sealed_key').notNull(),
});

/**
 * The taps of a day on a message: a set of hashes under the message's key, kept in the order of the hashes, so that not
 * even who came first can be read. `counted` are those among them that moved trust, once the day is over.
 */
export const taps = pgTable(
  'message_taps',
  {
    messageId: uuid('message_id').notNull(),
    day: date().notNull(),
    hashes: text().array().notNull(),
    counted: text().array(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.day] }), index('message_taps_day').on(table.day)],
);
