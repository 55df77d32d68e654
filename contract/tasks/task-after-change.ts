import type { NewTask, TaskChange } from './task-input.ts';
import { differences, tell } from './task-differences.ts';
import type { Happening, Status, Task } from './task.ts';

// How one task turns into the next: what the server stores, and what a browser shows before the server has answered.

/** Who does it, and when. */
export type By = Pick<Happening, 'by' | 'at'>;

export type Wanted = Pick<NewTask, 'id' | 'text'> & Partial<Omit<NewTask, 'origin'>>;

export function newTask(
  { id, text, description = '', notes = '', tags = [], priority = 3, due_date = null, ...wanted }: Wanted,
  { space_id, rev, origin }: Pick<Task, 'space_id' | 'rev' | 'origin'>,
  { by, at }: By,
): Task {
  const { assigned_to, assigned_outside = null } = wanted;
  // Who makes a task carries it, unless they say otherwise.
  const carrier = assigned_to === undefined ? by : assigned_to;
  return {
    ...{ id, space_id, rev, born: rev, text, description, notes, tags, priority, due_date, origin },
    ...{ status: 'pending', ...done(null), ...confirmed(null) },
    assigned_to: assigned_outside === null ? carrier : null,
    assigned_outside,
    created_by: by,
    created_at: at,
    happened: [{ at, by, what: 'made', from: null, to: origin.type }],
    deleted_at: null,
  };
}

/** The same task where nothing is different by it: two people who tick at once tick it once. */
export function changedTask(task: Task, change: TaskChange, by: By): Task {
  const { text = task.text, description = task.description, notes = task.notes, tags = task.tags } = change;
  const { priority = task.priority, due_date = task.due_date } = change;
  const words = { text, description, notes, tags, priority, due_date };
  const next = { ...task, ...words, ...carrier(task, change), ...progress(task, change, by) };
  const news = differences(task, next, by);
  return news.length === 0 ? task : { ...next, happened: tell(task.happened, news) };
}

/** Whoever asked for it says that it is done. The same task where there is nothing to say yes to. */
export function confirmedTask(task: Task, by: By): Task {
  if (task.status !== 'completed' || task.confirmed_at !== null) return task;
  const news = { ...by, what: 'confirmed', from: null, to: null } as const;
  return { ...task, ...confirmed(by), happened: tell(task.happened, [news]) };
}

const done = (by: By | null) => ({ completed_by: by?.by ?? null, completed_at: by?.at ?? null });
const confirmed = (by: By | null) => ({ confirmed_by: by?.by ?? null, confirmed_at: by?.at ?? null });

/** A member carries it, or somebody outside, or whoever is here: one of them. */
function carrier(
  task: Task,
  { assigned_to, assigned_outside }: TaskChange,
): Pick<Task, 'assigned_to' | 'assigned_outside'> {
  if (assigned_outside != null) return { assigned_to: null, assigned_outside };
  if (assigned_to != null) return { assigned_to, assigned_outside: null };
  return {
    assigned_to: assigned_to === undefined ? task.assigned_to : null,
    assigned_outside: assigned_outside === undefined ? task.assigned_outside : null,
  };
}

/** Who did it and when is said once it is done, and no longer when it is taken up again. */
function progress(task: Task, { status: wanted, completed }: TaskChange, by: By): Partial<Task> {
  const status = wanted ?? (completed === undefined ? task.status : ticked(task, completed));
  if (status === task.status) return {};
  return { status, ...done(status === 'completed' ? by : null), ...confirmed(null) };
}

function ticked({ status }: Task, completed: boolean): Status {
  if (completed) return 'completed';
  return status === 'completed' ? 'pending' : status;
}
