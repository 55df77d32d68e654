import type { CardField } from '@kinsong/contract/guide/proposal-card.ts';
import { dayOf } from '@kinsong/contract/tasks/calendar-days.ts';
import type { Offer } from './offer.ts';

export type Args = Readonly<Record<string, unknown>>;
export type Typed = Readonly<Record<string, string>>;

/** Is something still to be said before this can be done? No day any more is said; no word of a day is not. */
export const asksBack = ({ card, args }: Pick<Offer, 'card' | 'args'>): boolean =>
  card.fields.some(
    ({ name, asked, free }) =>
      asked === true && (args[name] === undefined || (args[name] === null && free !== true)),
  );

/** The arguments as they stand in their fields. Empty: no day, nobody else's hands, no place but one's own list. */
export function typedOf(args: Args, all: readonly CardField[], me: string): Typed {
  return Object.fromEntries(
    all.map(({ name, usual = '' }) => {
      const value = args[name];
      if (value === me) return [name, ''];
      const standing = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
      return [name, standing === '' ? usual : standing];
    }),
  );
}

/** What was changed, and nothing else. */
export function changedArgs(before: Typed, all: readonly CardField[], typed: Typed): Args {
  const changed = all.filter(({ name }) => typed[name]?.trim() !== before[name]?.trim());
  return Object.fromEntries(changed.map((field) => [field.name, asArg(typed[field.name] ?? '', field)]));
}

function asArg(value: string, { options = [] }: CardField): string | number | null {
  const chosen = options.find((option) => String(option.value) === value);
  return chosen?.value ?? (value.trim() === '' ? null : value.trim());
}

/** The last day that may be chosen. */
export function lastDay({ years }: CardField, now: Date): string | undefined {
  return years === undefined
    ? undefined
    : dayOf(new Date(now.getFullYear() + years, now.getMonth(), now.getDate()));
}

/** What is wrong with a field. A day that stood there already may well be over. */
export function faultOf(field: CardField, typed: Typed, before: Typed, now: Date): string | undefined {
  const value = typed[field.name] ?? '';
  switch (field.kind) {
    case 'words':
      return wordsFault(field, value.trim());
    case 'day':
      return dayFault(field, value, before[field.name] ?? '', now);
    case 'time':
      return timeFault(field, value, typed[field.by ?? ''], now);
    case 'choice':
    case 'place':
    case 'person':
      return undefined;
  }
}

function wordsFault({ longest = Infinity }: CardField, value: string): string | undefined {
  if (value === '') return 'Write something first.';
  return value.length > longest ? `There is room for ${longest} characters.` : undefined;
}

function dayFault(field: CardField, value: string, before: string, now: Date): string | undefined {
  const { free, asked, years } = field;
  if (value === '') return free && !(asked && before === '') ? undefined : 'Choose a day.';
  if (value < dayOf(now) && value !== before) return 'This day is over. Choose today or a later one.';
  const last = lastDay(field, now);
  return last !== undefined && value > last
    ? `This is too far ahead. Choose a day within ${years} years.`
    : undefined;
}

function timeFault(
  { free }: CardField,
  value: string,
  day: string | undefined,
  now: Date,
): string | undefined {
  if (value === '') return free === true ? undefined : 'Choose a time.';
  const isOver = day === dayOf(now) && new Date(`${day}T${value}`) <= now;
  return isOver ? 'This time is already past. Choose a later one.' : undefined;
}
