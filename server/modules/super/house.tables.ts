import { bigint, date, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** How large the house was, noted each night. */
export const houseSizes = pgTable('house_sizes', {
  day: date({ mode: 'string' }).primaryKey(),
  databaseBytes: bigint('database_bytes', { mode: 'number' }).notNull(),
  filesBytes: bigint('files_bytes', { mode: 'number' }).notNull(),
});

/** Backups that were finished, written down by the program that makes them. */
export const backupsMade = pgTable('backups_made', {
  at: timestamp('at', { withTimezone: true }).primaryKey(),
});
