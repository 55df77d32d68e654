import { addDays, oneDay } from '../read/days/calendar.ts';
import type { Act } from './acts.ts';
import type { When } from './frame.ts';

/** What is to be done before Saturday is due on Friday; what "was always Saturday" is moved to the one to come. */
export function dayMeant(when: When | null, act: Act, today: string): When | null {
  // "On the 29th" is when it would be, and not when the vote ends.
  if (act === 'start_vote' && when !== null && !closes.test(when.said)) return null;
  const [day, ...others] = when?.readings ?? [];
  if (when === null || day === undefined || others.length > 0 || day.from !== day.to) return when;
  const isBefore =
    act === 'add_task' && when.time === null && /^before (?:\S+day|the \d+|\d+)\b/.test(when.said);
  const eve = addDays(day.from, -1);
  if (isBefore && eve >= today) return { ...when, readings: [oneDay(eve)] };
  return act === 'change_task' ? { ...when, readings: [oneDay(toCome(day.from, today))] } : when;
}

export const closes = /^(?!on\b)/;
const toCome = (day: string, today: string): string => (day >= today ? day : toCome(addDays(day, 7), today));
