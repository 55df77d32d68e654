import { index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Who wants nothing to do with whom. Only the one who said so is told that it stands. */
export const blocks = pgTable(
  'blocks',
  {
    personId: uuid('person_id').notNull(),
    blockedId: uuid('blocked_id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.blockedId] }),
    index('blocks_blocked').on(table.blockedId),
  ],
);
