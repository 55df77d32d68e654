import { dayWithin } from '../../../ui/index.ts';

/** '21:02' */
export const clock = (date: Date): string =>
  date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

/** '21:02', 'yesterday 21:02', 'Wednesday 21:02', '14 October 21:02': in the middle of a sentence. */
export function when(date: Date, now = new Date()): string {
  const day = dayWithin(date, now);
  if (day === 'today') return clock(date);
  return `${day} ${clock(date)}`;
}
