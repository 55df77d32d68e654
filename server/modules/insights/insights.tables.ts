import { integer, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { counted } from '@kinsong/contract/insights/figures.ts';

/**
 * What was counted of months that are over, so that ten years are answered without reading them again. A row of nobody
 * is the sum of everybody in its space.
 */
export const countedMonths = pgTable(
  'counted_months',
  {
    spaceId: uuid('space_id').notNull(),
    personId: uuid('person_id').notNull(),
    what: text({ enum: counted }).notNull(),
    month: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.spaceId, table.personId, table.what, table.month] }),
    index('counted_months_person').on(table.personId, table.what, table.month),
  ],
);

/** Up to which month each was counted. */
export const countedUntil = pgTable('counted_until', {
  what: text({ enum: counted }).primaryKey(),
  until: timestamp({ withTimezone: true }).notNull(),
});
