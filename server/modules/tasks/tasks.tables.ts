import { statuses, type Priority, type Happening, type Origin } from '@kinsong/contract/tasks/task.ts';
import { sql } from 'drizzle-orm';
import { bigint, date, index, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What is to be done, in the space it belongs to; one's own lie in one's thread. `born` is the revision of its making. */
export const tasks = pgTable(
  'tasks',
  {
    id: uuid().primaryKey(),
    spaceId: uuid('space_id').notNull(),
    rev: bigint({ mode: 'number' }).notNull(),
    born: bigint({ mode: 'number' }).notNull(),
    text: text().notNull(),
    description: text().notNull(),
    notes: text().notNull(),
    tags: text().array().notNull(),
    priority: smallint().$type<Priority>().notNull(),
    status: text({ enum: [...statuses] }).notNull(),
    dueDate: date('due_date', { mode: 'string' }),
    assignedTo: uuid('assigned_to'),
    assignedOutside: text('assigned_outside'),
    createdBy: uuid('created_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    completedBy: uuid('completed_by'),
    completedAt: timestamp('completed_at', { withTimezone: true }),
    confirmedBy: uuid('confirmed_by'),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    origin: jsonb().$type<Origin>().notNull(),
    happened: jsonb().$type<Happening[]>().notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('tasks_rev').on(table.spaceId, table.rev),
    index('tasks_born').on(table.spaceId, table.born),
    index('tasks_carried')
      .on(table.assignedTo)
      .where(sql`${table.deletedAt} is null`),
    index('tasks_asked')
      .on(table.createdBy)
      .where(sql`${table.deletedAt} is null`),
  ],
);
