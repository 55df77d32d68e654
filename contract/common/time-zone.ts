import * as z from 'zod';

/** Where someone's day begins: a name of the IANA list, as browsers tell it. */
export const TimeZone = z.string().max(64).refine(isTimeZone, 'This is not a time zone.');

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
