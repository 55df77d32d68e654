import { dayName, dayWithin } from '../../../ui/index.ts';

/** '21:02', 'Sun 18:42', '6 October': beside what happened. */
export function shortWhen(date: Date, now = new Date()): string {
  const time = date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  const day = dayName(date, now);
  if (day === 'Today') return time;
  if (day === 'Yesterday') return `Yesterday ${time}`;
  return /\d/.test(day) ? day : `${day.slice(0, 3)} ${time}`;
}

/** 'Sunday 18:42': under somebody's words. */
export function longWhen(date: Date, now = new Date()): string {
  const time = date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return `${dayWithin(date, now)} ${time}`;
}
