import { Refusal } from '@kinsong/contract/common/errors.ts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import * as z from 'zod';

/** What someone signs in with: an e-mail address in lower case, or a phone number in E.164. */
export type LoginName =
  | { readonly email: string; readonly phone: null }
  | { readonly email: null; readonly phone: string };

const Email = z.email().max(254);

/** The one of the two that is there. */
export const nameIn = ({ email, phone }: { email: string | null; phone: string | null }): string =>
  email ?? phone ?? '';

/** Null for what is neither. A phone number needs its country: the house stands in none. */
export function readLoginName(typed: string): LoginName | null {
  if (typed.includes('@')) {
    const email = Email.safeParse(typed.trim().toLowerCase());
    return email.success ? { email: email.data, phone: null } : null;
  }
  const international = typed.trim().replace(/^00/, '+');
  if (!international.startsWith('+')) return null;
  const phone = parsePhoneNumberFromString(international);
  return phone?.isPossible() === true ? { email: null, phone: phone.number } : null;
}

/** `field`: where the form shows what is wrong with it. */
export function loginNameOrRefuse(typed: string, field = 'email'): LoginName {
  const name = readLoginName(typed);
  if (name !== null) return name;
  throw new Refusal('input.wrong', {
    [field]: typed.includes('@')
      ? 'This is not written like an e-mail address.'
      : 'Write an e-mail address, or a phone number that begins with + and its country.',
  });
}
