import { dayWithin } from '../../../ui/index.ts';

/** Made once: a talk says the time beside every message, and to make it takes longer than to draw one. */
const hands = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** '21:02' */
export const clock = (date: Date): string => hands.format(date);

/** '21:02', 'yesterday 21:02', 'Wednesday 21:02', '14 October 21:02': in the middle of a sentence. */
export function when(date: Date, now = new Date()): string {
  const day = dayWithin(date, now);
  if (day === 'today') return clock(date);
  return `${day} ${clock(date)}`;
}
