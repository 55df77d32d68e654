import { boolean, index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Pictures people brought for what they make. The bytes lie among the files, under a key made of the id. */
export const images = pgTable(
  'images',
  {
    id: uuid().primaryKey(),
    personId: uuid('person_id').notNull(),
    bytes: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Whether something shows it. */
    used: boolean().notNull().default(false),
  },
  (table) => [index('images_person').on(table.personId)],
);
