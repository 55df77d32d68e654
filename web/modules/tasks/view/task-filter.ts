import { daysBetween, type DayText } from '@kinsong/contract/common/calendar-days.ts';
import { statuses, type Status, type Task } from '@kinsong/contract/tasks/task.ts';
import type { Shown } from '../unsent-overlay.ts';

/** What the address says, part by part. */
export type Address = Readonly<Partial<Record<string, string>>>;

export const dueParts = ['late', 'week', 'none'] as const;

/** What is shown of a list, and in which way. It stands in the address: a filtered list can be shown to somebody. */
export interface TaskView {
  readonly board: boolean;
  readonly words: string;
  /** A person's id, 'anyone' or 'outside'. */
  readonly who: string;
  readonly due: '' | (typeof dueParts)[number];
  readonly label: string;
  readonly status: '' | Status;
}

export function viewOf({ view, words = '', who = '', due, label = '', status }: Address): TaskView {
  return {
    ...{ board: view === 'board', words, who, label },
    due: dueParts.find((part) => part === due) ?? '',
    status: statuses.find((each) => each === status) ?? '',
  };
}

/** The same back: what says nothing is left out. */
export function inAddress(change: Partial<TaskView>): Record<string, string | undefined> {
  const { board, ...parts } = change;
  const filters = Object.entries(parts).map(([part, value]) => [part, value === '' ? undefined : value]);
  return {
    ...(board === undefined ? {} : { view: board ? 'board' : undefined }),
    ...(Object.fromEntries(filters) as Record<string, string | undefined>),
  };
}

export const everything: Partial<TaskView> = { words: '', who: '', due: '', label: '', status: '' };

export const isFiltered = ({ words, who, due, label, status }: TaskView): boolean =>
  [words, who, due, label, status].some((part) => part !== '');

const aWeek = 7;

export function passes(view: TaskView, { task }: Shown, today: DayText): boolean {
  const { tags, due_date, status, assigned_to, assigned_outside } = task;
  if (view.status !== '' && status !== view.status) return false;
  if (view.label !== '' && !tags.includes(view.label)) return false;
  if (view.who === 'anyone' && (assigned_to !== null || assigned_outside !== null)) return false;
  if (view.who === 'outside' && assigned_outside === null) return false;
  if (view.who !== '' && view.who !== 'anyone' && view.who !== 'outside' && assigned_to !== view.who)
    return false;
  if (view.due !== '' && !isDue(view.due, due_date, today)) return false;
  const words = view.words.trim().toLowerCase();
  return words === '' || wordsOf(task).includes(words);
}

/** All that a task says, in small letters: of thousands each is asked at every letter that is typed. */
const said = new WeakMap<Task, string>();

function wordsOf(task: Task): string {
  const words = said.get(task) ?? [task.text, task.notes, ...task.tags].join('\n').toLowerCase();
  said.set(task, words);
  return words;
}

function isDue(part: TaskView['due'], due: DayText | null, today: DayText): boolean {
  if (due === null) return part === 'none';
  if (part === 'late') return due < today;
  return part === 'week' && due >= today && daysBetween(today, due) <= aWeek;
}

/** Every label that occurs, in the order of the alphabet. */
export const labelsOf = (shown: readonly Shown[]): string[] =>
  [...new Set(shown.flatMap(({ task }) => task.tags))].sort((a, b) => a.localeCompare(b));
