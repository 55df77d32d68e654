import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

/**
 * Words that somebody reported. They stand here as they were then, until the report is answered: what becomes of the
 * message, or of its space, changes nothing of that.
 */
export const reports = pgTable(
  'reports',
  {
    id: uuid().primaryKey(),
    messageId: uuid('message_id').notNull(),
    spaceId: uuid('space_id').notNull(),
    authorId: uuid('author_id').notNull(),
    words: text().notNull(),
    reason: text().notNull(),
    reportedBy: uuid('reported_by').notNull(),
    reportedAt: timestamp('reported_at', { withTimezone: true }).notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [
    unique('reports_once').on(table.messageId, table.reportedBy),
    index('reports_space').on(table.spaceId),
    index('reports_unanswered')
      .on(table.messageId)
      .where(sql`${table.answeredAt} is null`),
  ],
);
