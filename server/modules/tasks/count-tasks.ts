import type { Task } from '@kinsong/contract/tasks/task.ts';
import type { Counts } from '../spaces/index.ts';

type Counted = Pick<Task, 'status' | 'due_date' | 'deleted_at'>;

/** What one task more, one less, or one in another state moves in what is counted of its space. */
export function taskCounts(before: Counted | null, after: Counted | null): Counts {
  const [was, is] = [weight(before), weight(after)];
  const days = new Set([...was.days, ...is.days]);
  const due = Object.fromEntries(
    [...days].map((day) => [day, Number(is.days.includes(day)) - Number(was.days.includes(day))]),
  );
  return { openTasks: is.open - was.open, doneTasks: is.done - was.done, due };
}

/** What several of them move together. */
export function summed(all: readonly Counts[]): Counts {
  const due: Record<string, number> = {};
  for (const counts of all)
    for (const [day, by] of Object.entries(counts.due ?? {})) due[day] = (due[day] ?? 0) + by;
  const sum = (part: 'openTasks' | 'doneTasks') => all.reduce((total, each) => total + (each[part] ?? 0), 0);
  return { openTasks: sum('openTasks'), doneTasks: sum('doneTasks'), due };
}

function weight(task: Counted | null): { open: number; done: number; days: string[] } {
  if (task === null || task.deleted_at !== null) return { open: 0, done: 0, days: [] };
  if (task.status === 'completed') return { open: 0, done: 1, days: [] };
  return { open: 1, done: 0, days: task.due_date === null ? [] : [task.due_date] };
}
