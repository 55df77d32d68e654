import { taskChanged } from '@kinsong/contract/tasks/events.ts';
import type { Todo } from '@kinsong/contract/tasks/specification-calls.ts';
import type { Task } from '@kinsong/contract/tasks/task.ts';
import type { LiveChange } from '../../platform/live/index.ts';
import type { TaskRow } from './tasks.sql.ts';

/** Rows as the contract shows them. */
export function taskShape(row: TaskRow): Task {
  const { id, rev, born, text, description, notes, tags, priority, status, origin, happened } = row;
  const { order, checklist, repeat } = row;
  return {
    ...{ id, rev, born, text, description, notes, tags, priority, status, origin, happened },
    ...{ order, checklist, repeat },
    next_id: row.nextId,
    proof_wanted: row.proofWanted,
    proof_file_id: row.proofFileId,
    space_id: row.spaceId,
    due_date: row.dueDate,
    due_time: row.dueTime,
    assigned_to: row.assignedTo,
    assigned_outside: row.assignedOutside,
    created_by: row.createdBy,
    created_at: row.createdAt.toISOString(),
    completed_by: row.completedBy,
    completed_at: row.completedAt?.toISOString() ?? null,
    confirmed_by: row.confirmedBy,
    confirmed_at: row.confirmedAt?.toISOString() ?? null,
    deleted_at: row.deletedAt?.toISOString() ?? null,
  };
}

/** And back. */
export function taskRow(task: Task): TaskRow {
  const { id, rev, born, text, description, notes, tags, priority, status, origin, happened } = task;
  const { order, checklist, repeat } = task;
  return {
    ...{ id, rev, born, text, description, notes, tags, priority, status, origin, happened },
    ...{ order, checklist, repeat },
    nextId: task.next_id,
    proofWanted: task.proof_wanted,
    proofFileId: task.proof_file_id,
    spaceId: task.space_id,
    dueDate: task.due_date,
    dueTime: task.due_time,
    assignedTo: task.assigned_to,
    assignedOutside: task.assigned_outside,
    createdBy: task.created_by,
    createdAt: new Date(task.created_at),
    completedBy: task.completed_by,
    completedAt: dateOf(task.completed_at),
    confirmedBy: task.confirmed_by,
    confirmedAt: dateOf(task.confirmed_at),
    deletedAt: dateOf(task.deleted_at),
  };
}

const dateOf = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));

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
