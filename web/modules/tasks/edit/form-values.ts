import type { DayText } from '@kinsong/contract/common/calendar-days.ts';
import { fallsOn, firstFrom, weekdayOf } from '@kinsong/contract/tasks/repeat.ts';
import type { Member } from '@kinsong/contract/spaces/spaces.ts';
import type { Priority } from '@kinsong/contract/common/priority.ts';
import type { Repeat, Task } from '@kinsong/contract/tasks/task.ts';
import { longestNotes, longestTitle } from '@kinsong/contract/tasks/task.ts';
import { carrierWords, type People } from '../people-words.ts';
import type { Words } from '../tasks.actions.ts';

/** What stands in the form's fields. */
export interface Typed {
  text: string;
  notes: string;
  priority: `${Priority}`;
  due: string;
  time: string;
  /** A member's id, or one of the two words below. */
  carrier: string;
  outside: string;
  /** Labels, with commas between them. */
  labels: string;
  repeat: Rhythm;
  /** On which days of the week, where it comes back by the week. */
  days: readonly number[];
  proof: boolean;
}

/** How often it comes back. */
export type Rhythm = Repeat['every'] | 'never';

export const anyone = 'anyone';
export const outside = 'outside';

export function typedOf(task: Partial<Words>, me: string): Typed {
  const { text = '', notes = '', priority = 3, due_date = null, due_time = null } = task;
  const { assigned_to = me, assigned_outside = null } = task;
  return {
    text,
    notes,
    priority: `${priority}`,
    due: due_date ?? '',
    time: due_time ?? '',
    carrier: assigned_outside !== null ? outside : (assigned_to ?? anyone),
    outside: assigned_outside ?? '',
    labels: (task.tags ?? []).join(', '),
    repeat: task.repeat?.every ?? 'never',
    days: task.repeat?.every === 'week' ? task.repeat.days : [],
    proof: task.proof_wanted ?? false,
  };
}

export function wordsOf(typed: Typed, before: Partial<Words>, today: DayText): Words {
  const isOutside = typed.carrier === outside;
  const repeat = rhythmOf(typed, before.repeat ?? null, today);
  // What comes back begins on the first of its days.
  const due_date = typed.due !== '' ? typed.due : repeat === null ? null : firstFrom(repeat, today);
  return {
    text: typed.text.trim(),
    notes: typed.notes,
    priority: Number(typed.priority) as Priority,
    due_date,
    due_time: due_date === null || typed.time === '' ? null : typed.time,
    assigned_to: isOutside || typed.carrier === anyone ? null : typed.carrier,
    assigned_outside: isOutside ? typed.outside.trim() : null,
    tags: labelsIn(typed.labels),
    repeat,
    proof_wanted: typed.proof,
  };
}

/** What is wrong, at which field. A day that is over is refused for what is new; an old task may well be late. */
export function faults(
  typed: Typed,
  before: Partial<Words>,
  today: string,
): Partial<Record<keyof Typed, string>> {
  const found: Partial<Record<keyof Typed, string>> = {};
  const { text, due } = typed;
  if (text.trim() === '') found.text = 'Write what is to be done.';
  else if (text.length > longestTitle) found.text = `Say it in ${longestTitle} characters.`;
  if (typed.notes.length > longestNotes) found.notes = `Notes have room for ${longestNotes} characters.`;
  if (due !== '' && due < today && due !== before.due_date)
    found.due = 'This day is over. Choose today or a later one.';
  if (typed.carrier === outside && typed.outside.trim() === '')
    found.outside = 'Who is it? A name is enough.';
  return found;
}

/** Only what is different is sent: what another changed meanwhile stays as they left it. */
export function differing(before: Task, after: Words): Partial<Words> {
  const keys = Object.keys(after) as (keyof Words)[];
  return Object.fromEntries(
    keys.filter((key) => !isSame(before[key], after[key])).map((key) => [key, after[key]]),
  );
}

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

const mostLabels = 12;
const longestLabel = 40;

/** Labels as somebody types them: with commas between, each once. */
export const labelsIn = (typed: string): string[] =>
  [
    ...new Set(
      typed
        .split(',')
        .map((label) => label.trim().slice(0, longestLabel))
        .filter((label) => label !== ''),
    ),
  ].slice(0, mostLabels);

/** The day of the month or the year is the one on which it is due; what was said before stays, where nothing speaks against it. */
function rhythmOf({ repeat, days, due }: Typed, before: Repeat | null, today: DayText): Repeat | null {
  const day = due === '' ? today : due;
  if (before !== null && before.every === repeat && repeat !== 'week' && fallsOn(before, day)) return before;
  switch (repeat) {
    case 'never':
      return null;
    case 'day':
      return { every: 'day' };
    case 'week':
      return { every: 'week', days: days.length > 0 ? [...days] : [weekdayOf(day)] };
    case 'month':
      return { every: 'month', day: Number(day.slice(8)) };
    case 'year':
      return { every: 'year', month: Number(day.slice(5, 7)), day: Number(day.slice(8)) };
  }
}

/** Who may carry a task here: whoever is here now, anyone of them, or someone who is not. */
export function carriers(people: People, me: string, alone: boolean): { value: string; label: string }[] {
  const here = [...people.values()].filter(({ left_at, person_id }) => left_at === null || person_id === me);
  const mine = { value: me, label: carrierWords({ assigned_to: me, assigned_outside: null }, people) };
  const others = here.filter(({ person_id }) => person_id !== me).sort(byName);
  return [
    mine,
    ...others.map(({ person_id, name }) => ({ value: person_id, label: name })),
    ...(alone ? [] : [{ value: anyone, label: 'Anyone here' }]),
    { value: outside, label: 'Someone outside' },
  ];
}

const byName = (a: Member, b: Member): number => a.name.localeCompare(b.name);
