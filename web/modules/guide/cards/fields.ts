import { reminderYears } from '@kinsong/contract/guide/proposals.ts';
import { dayOf } from '@kinsong/contract/tasks/days.ts';
import { longestTitle } from '@kinsong/contract/tasks/task.ts';

/** How an argument of a tool is changed by hand. What is of no kind here stays as the guide proposed it. */
export type FieldKind = 'words' | 'priority' | 'day' | 'time' | 'place' | 'carrier';

export interface ChangeField {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  /** So much room there is for words. */
  readonly longest?: number;
  /** It may be left empty. */
  readonly free?: true;
  /** So many years ahead a day may lie. */
  readonly years?: number;
  /** Where the guide could not tell, the card asks for it, and a Yes alone is not enough. */
  readonly asked?: true;
}

export type Args = Readonly<Record<string, unknown>>;
export type Typed = Readonly<Record<string, string>>;

const day = { name: 'day', label: 'On which day?', kind: 'day', asked: true } as const;
const due = { name: 'due_date', label: 'By when?', kind: 'day' } as const;
const priority = { name: 'priority', label: 'How urgent is it?', kind: 'priority' } as const;
const words = (name: string, label: string, longest: number): ChangeField => ({
  name,
  label,
  kind: 'words',
  longest,
});

/** What can be changed by hand on a card, by the tool that would do it: also what the guide left open. */
const fields: Readonly<Record<string, readonly ChangeField[]>> = {
  'tasks.create': [
    words('title', 'What is to be done?', longestTitle),
    priority,
    { ...due, free: true },
    { name: 'space_id', label: 'Where should it go?', kind: 'place' },
    { name: 'assigned_to', label: 'Who does it?', kind: 'carrier' },
  ],
  'tasks.reschedule': [{ ...due, free: true, asked: true }],
  'tasks.prioritise': [priority],
  'guide.remind': [
    words('text', 'What should it say?', 500),
    { ...day, years: reminderYears },
    { name: 'time', label: 'At what time?', kind: 'time' },
  ],
  'guide.moveReminder': [day, { name: 'time', label: 'At what time?', kind: 'time' }],
  'guide.remember': [words('text', 'What should Mairy remember?', 500)],
  'guide.swap': [words('about', 'What is it about?', 200)],
  'guide.findPeople': [words('about', 'What is it about?', 200)],
  'spaces.foundProject': [words('name', 'What is it called?', 80)],
};

export const fieldsOf = (tool: string): readonly ChangeField[] => fields[tool] ?? [];

/** Is something still to be said before this can be done? No day any more is said; no word of a day is not. */
export const asksBack = (tool: string, args: Args): boolean =>
  fieldsOf(tool).some(
    ({ name, asked, free }) =>
      asked === true && (args[name] === undefined || (args[name] === null && free !== true)),
  );

const usually: Readonly<Partial<Record<FieldKind, string>>> = { priority: '3', time: '09:00' };

/** The arguments as they stand in their fields. Empty: no day, nobody else's hands, no place but one's own list. */
export function typedOf(args: Args, all: readonly ChangeField[], me: string): Typed {
  return Object.fromEntries(
    all.map(({ name, kind }) => {
      const value = args[name];
      if (value === me) return [name, ''];
      const standing = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
      return [name, standing === '' ? (usually[kind] ?? '') : standing];
    }),
  );
}

/** What was changed, and nothing else. */
export function changedArgs(before: Typed, all: readonly ChangeField[], typed: Typed): Args {
  const changed = all.filter(({ name }) => typed[name]?.trim() !== before[name]?.trim());
  return Object.fromEntries(changed.map(({ name, kind }) => [name, asArg(typed[name] ?? '', kind)]));
}

function asArg(value: string, kind: FieldKind): string | number | null {
  if (kind === 'priority') return Number(value);
  return value.trim() === '' ? null : value.trim();
}

/** The last day that may be chosen. */
export function lastDay({ years }: ChangeField, now: Date): string | undefined {
  return years === undefined
    ? undefined
    : dayOf(new Date(now.getFullYear() + years, now.getMonth(), now.getDate()));
}

/** What is wrong with a field. A day that stood there already may well be over. */
export function faultOf(field: ChangeField, typed: Typed, before: Typed, now: Date): string | undefined {
  const value = typed[field.name] ?? '';
  switch (field.kind) {
    case 'words':
      return wordsFault(field, value.trim());
    case 'day':
      return dayFault(field, value, before[field.name] ?? '', now);
    case 'time':
      return timeFault(value, typed['day'], now);
    case 'priority':
    case 'place':
    case 'carrier':
      return undefined;
  }
}

function wordsFault({ longest = Infinity }: ChangeField, value: string): string | undefined {
  if (value === '') return 'Write something first.';
  return value.length > longest ? `There is room for ${longest} characters.` : undefined;
}

function dayFault(field: ChangeField, value: string, before: string, now: Date): string | undefined {
  const { free, asked, years } = field;
  if (value === '') return free && !(asked && before === '') ? undefined : 'Choose a day.';
  if (value < dayOf(now) && value !== before) return 'This day is over. Choose today or a later one.';
  const last = lastDay(field, now);
  return last !== undefined && value > last
    ? `This is too far ahead. Choose a day within ${years} years.`
    : undefined;
}

function timeFault(value: string, day: string | undefined, now: Date): string | undefined {
  if (value === '') return 'Choose a time.';
  const isOver = day === dayOf(now) && new Date(`${day}T${value}`) <= now;
  return isOver ? 'This time is already past. Choose a later one.' : undefined;
}
