import { index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Pictures people uploaded as their avatar. The bytes lie among the files, under a key made of the id. */
export const pictures = pgTable(
  'avatar_pictures',
  {
    id: uuid().primaryKey(),
    personId: uuid('person_id').notNull(),
    bytes: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('avatar_pictures_person').on(table.personId)],
);
