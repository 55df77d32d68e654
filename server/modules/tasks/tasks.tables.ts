import type { Priority } from '@kinsong/contract/common/priority.ts';
import {
  statuses,
  type ChecklistItem,
  type Happening,
  type Origin,
  type Repeat,
  type Task,
} from '@kinsong/contract/tasks/task.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

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
    /** 16:00, by the clock of whoever looks. */
    dueTime: text('due_time'),
    assignedTo: uuid('assigned_to'),
    assignedOutside: text('assigned_outside'),
    createdBy: uuid('created_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    completedBy: uuid('completed_by'),
    completedAt: timestamp('completed_at', { withTimezone: true }),
    confirmedBy: uuid('confirmed_by'),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    order: text(),
    checklist: jsonb().$type<ChecklistItem[]>().notNull().default([]),
    repeat: jsonb().$type<Repeat>(),
    nextId: uuid('next_id'),
    proofWanted: boolean('proof_wanted').notNull().default(false),
    proofFileId: uuid('proof_file_id'),
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
    index('tasks_done')
      .on(table.completedAt)
      .where(sql`${table.status} = 'completed' and ${table.deletedAt} is null`),
    index('tasks_asked')
      .on(table.createdBy)
      .where(sql`${table.deletedAt} is null`),
  ],
);

/** What was deleted a moment ago, whole, for the one who did and may want it back. Soon it is gone for good. */
export const deletedTasks = pgTable(
  'deleted_tasks',
  {
    taskId: uuid('task_id').primaryKey(),
    spaceId: uuid('space_id').notNull(),
    task: jsonb().$type<Task>().notNull(),
    deletedBy: uuid('deleted_by').notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('deleted_tasks_at').on(table.deletedAt)],
);
