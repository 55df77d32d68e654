import type { Member } from '@kinsong/contract/spaces/spaces.ts';
import type { Priority, Task } from '@kinsong/contract/tasks/task.ts';
import { longestNotes, longestTitle } from '@kinsong/contract/tasks/task.ts';
import { carrierWords, type People } from '../people-words.ts';
import type { Words } from '../tasks.actions.ts';

/** What stands in the form's fields. */
export interface Typed {
  text: string;
  notes: string;
  priority: `${Priority}`;
  due: string;
  /** A member's id, or one of the two words below. */
  carrier: string;
  outside: string;
}

export const anyone = 'anyone';
export const outside = 'outside';

export function typedOf(task: Partial<Words>, me: string): Typed {
  const { text = '', notes = '', priority = 3, due_date = null } = task;
  const { assigned_to = me, assigned_outside = null } = task;
  return {
    text,
    notes,
    priority: `${priority}`,
    due: due_date ?? '',
    carrier: assigned_outside !== null ? outside : (assigned_to ?? anyone),
    outside: assigned_outside ?? '',
  };
}

export function wordsOf(typed: Typed): Words {
  const isOutside = typed.carrier === outside;
  return {
    text: typed.text.trim(),
    notes: typed.notes,
    priority: Number(typed.priority) as Priority,
    due_date: typed.due === '' ? null : typed.due,
    assigned_to: isOutside || typed.carrier === anyone ? null : typed.carrier,
    assigned_outside: isOutside ? typed.outside.trim() : null,
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
  return Object.fromEntries(keys.filter((key) => before[key] !== after[key]).map((key) => [key, after[key]]));
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
