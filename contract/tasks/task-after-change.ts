import { editedChecklist } from './checklist.ts';
import { mostTags, type NewTask, type TaskChange } from './task-input.ts';
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
  const { due_time = null, order = null, checklist = [], repeat = null, proof_wanted = false } = wanted;
  // Who makes a task carries it, unless they say otherwise.
  const carrier = assigned_to === undefined ? by : assigned_to;
  return {
    ...{ id, space_id, rev, born: rev, text, description, notes, tags, priority, origin },
    ...dueOn(due_date, due_time),
    ...{ order, checklist: editedChecklist([], checklist), repeat, next_id: null },
    ...{ proof_wanted, proof_file_id: null },
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
  const { text = task.text, description = task.description, notes = task.notes } = change;
  const { priority = task.priority, repeat = task.repeat } = change;
  const due = dueOn(
    change.due_date === undefined ? task.due_date : change.due_date,
    change.due_time === undefined ? task.due_time : change.due_time,
  );
  const { proof_file_id = task.proof_file_id, order = task.order } = change;
  const proof_wanted = stillWanted(task, change, by);
  const checklist =
    change.checklist === undefined ? task.checklist : editedChecklist(task.checklist, change.checklist);
  const parts = { text, description, notes, tags: tags(task, change), priority, ...due };
  const more = { repeat, proof_wanted, proof_file_id, checklist, order };
  const next = { ...task, ...parts, ...more, ...carrier(task, change), ...progress(task, change, by) };
  const news = differences(task, next, by).map((each) =>
    isLost(task, change.base, each.what) ? { ...each, lost: true } : each,
  );
  // Where it stands among others is nothing that happened to it; neither is what only moved within it, nor how it is
  // to be shown.
  const isMoved = order !== task.order || proof_wanted !== task.proof_wanted;
  const isSame = news.length === 0 && !isMoved && sameLines(checklist, task.checklist);
  return isSame ? task : { ...next, happened: tell(task.happened, news) };
}

/** The hour goes with its day: two people may change the one and the other at once. */
const dueOn = (due_date: Task['due_date'], due_time: Task['due_time']) => ({
  due_date,
  due_time: due_date === null ? null : due_time,
});

/** Whoever asked to see a picture of it done says that none is needed after all, and nobody else. */
const stillWanted = (task: Task, { proof_wanted = task.proof_wanted }: TaskChange, { by }: By): boolean =>
  proof_wanted || (task.proof_wanted && task.created_by !== by);

const sameLines = (a: Task['checklist'], b: Task['checklist']): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Labels that two people put on and took off at once: both. */
function tags(task: Task, { tags: wanted, base }: TaskChange): string[] {
  if (wanted === undefined) return task.tags;
  const known = base?.tags ?? task.tags;
  const kept = task.tags.filter((tag) => wanted.includes(tag) || !known.includes(tag));
  const all = [...kept, ...wanted.filter((tag) => !known.includes(tag) && !kept.includes(tag))];
  return all.length === task.tags.length && all.every((tag, at) => tag === task.tags[at])
    ? task.tags
    : all.slice(0, mostTags);
}

/** Whoever changed it saw something else there: what somebody wrote meanwhile goes, and is said to have gone. */
function isLost(task: Task, base: TaskChange['base'], what: Happening['what']): boolean {
  if (base === undefined || what === 'tags') return false;
  const parts = together[what] ?? comparable.filter((part) => part === what);
  return parts.some((part) => base[part] !== undefined && base[part] !== task[part]);
}

const comparable = ['text', 'description', 'notes', 'priority', 'status'] as const;
/** What is told in one line. */
const together: Partial<
  Record<Happening['what'], readonly (keyof NonNullable<TaskChange['base']> & keyof Task)[]>
> = {
  carrier: ['assigned_to', 'assigned_outside'],
  due_date: ['due_date', 'due_time'],
};

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
