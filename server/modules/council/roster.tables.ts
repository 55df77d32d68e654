import type { FreeHours, Specialty } from '@kinsong/contract/council/roster.ts';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What those who help in councils said of themselves. Whether they help is their role in the house. */
export const councilHelpers = pgTable('council_helpers', {
  personId: uuid('person_id').primaryKey(),
  specialties: text().array().$type<Specialty[]>().notNull(),
  freeHours: jsonb('free_hours').$type<FreeHours[]>().notNull(),
});

export const duties = pgTable(
  'council_duties',
  {
    id: uuid().primaryKey(),
    personId: uuid('person_id').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('council_duties_end').on(table.endsAt)],
);
