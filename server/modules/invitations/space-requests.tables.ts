import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { persons } from '../identity/identity.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Who asks to come into a space. One row a person, so that asking again changes nothing. */
export const spaceRequests = pgTable(
  'space_requests',
  {
    spaceId: uuid('space_id').notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    words: text().notNull(),
    askedAt: moment('asked_at').notNull(),
    answer: text({ enum: ['yes', 'no'] }),
    answerWords: text('answer_words').notNull().default(''),
    answeredAt: moment('answered_at'),
    answeredBy: uuid('answered_by').references(() => persons.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.spaceId, table.personId] }),
    index('space_requests_person').on(table.personId),
  ],
);
