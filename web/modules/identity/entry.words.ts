import type { Refusal, Typed, Way } from './entry.types.ts';

/** A code of digits in fours, however it is typed; anything else stays as it is. */
export function digitsGrouped(typed: string): string {
  if (!/^[\d\s-]*$/.test(typed)) return typed;
  const groups = typed.replace(/\D/g, '').match(/\d{1,4}/g) ?? [];
  const ended = typed.endsWith('-') && groups.at(-1)?.length === 4;
  return groups.join('-') + (ended ? '-' : '');
}

/** Twelve digits are a whole code as soon as the last is typed. */
export const isWholeNumber = (code: string): boolean => /^\d{12}$/.test(code.replace(/[\s-]/g, ''));
/** A word may be a whole code; only leaving its field says that it is. */
export const mayBeWord = (code: string): boolean => /^(?=.*\p{L}).{4,}$/u.test(code.trim());

/** What each way can not do without. Without a code, Create leads to the waitlist. */
const required: Record<Way, readonly (keyof Typed)[]> = {
  invite: ['code', 'email'],
  login: ['email', 'password'],
  create: ['name', 'email', 'password'],
};

export const isFilled = (way: Way, typed: Typed): boolean =>
  required[way].every((field) => typed[field].trim() !== '');

const wanted: Record<keyof Typed, string> = {
  name: 'How shall we call you?',
  email: 'An e-mail address or a cell phone number with its country code.',
  password: 'Your password.',
  code: 'Type the code you were given.',
};

/** What is missing, by field. The Invite tab asks for the name as well, once the rest is there. */
export function missing(way: Way, typed: Typed): Refusal | undefined {
  const asked = way === 'invite' ? [...required.invite, 'name' as const] : required[way];
  const empty = asked.filter((field) => typed[field].trim() === '');
  if (empty.length === 0) return undefined;
  return {
    title: 'Something is still missing',
    fields: Object.fromEntries(empty.map((field) => [field, wanted[field]])),
  };
}
