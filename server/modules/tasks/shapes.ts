import { taskChanged } from '@kinsong/contract/tasks/events.ts';
import type { Todo } from '@kinsong/contract/tasks/specified.ts';
import type { Task } from '@kinsong/contract/tasks/task.ts';
import type { LiveChange } from '../../platform/live/index.ts';
import type { TaskRow } from './tasks.sql.ts';

/** Rows as the contract shows them. */
export function taskShape(row: TaskRow): Task {
  return {
    id: row.id,
    space_id: row.spaceId,
    rev: row.rev,
    born: row.born,
    text: row.text,
    description: row.description,
    notes: row.notes,
    tags: row.tags,
    priority: row.priority,
    status: row.status,
    due_date: row.dueDate,
    assigned_to: row.assignedTo,
    assigned_outside: row.assignedOutside,
    created_by: row.createdBy,
    created_at: row.createdAt.toISOString(),
    completed_by: row.completedBy,
    completed_at: row.completedAt?.toISOString() ?? null,
    confirmed_by: row.confirmedBy,
    confirmed_at: row.confirmedAt?.toISOString() ?? null,
    origin: row.origin,
    happened: row.happened,
    deleted_at: row.deletedAt?.toISOString() ?? null,
  };
}

export function taskChange(row: TaskRow): LiveChange {
  return { event: taskChanged.name, rev: row.rev, born: row.born, data: taskShape(row) };
}

/** The same in the specification's words. */
export function todoShape(task: Task): Todo {
  const { id, space_id, text, description, notes, status, due_date, assigned_to, created_at, origin } = task;
  return {
    id,
    project_id: space_id,
    text,
    description,
    notes,
    priority: `P${task.priority}`,
    status,
    completed: status === 'completed',
    due_date,
    assigned_to,
    created_from_message: origin.type === 'message' || origin.type === 'guide' ? origin.id : null,
    created_at,
    origin: { origin_type: origin.type, origin_id: origin.id, origin_text: origin.text },
  };
}
