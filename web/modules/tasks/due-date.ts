import { daysBetween, type DayText } from '@kinsong/contract/common/calendar-days.ts';

/** Red if past, yellow if within seven days, green otherwise (S2 §9); always with words, so that colour is never alone. */
export type DueTone = 'late' | 'soon' | 'calm' | 'none';

export interface Due {
  readonly tone: DueTone;
  /** In a row: 'due tomorrow', 'due Friday at 16:00'. */
  readonly words: string;
  /** In the detail, under its label: 'tomorrow, Wed 14 October'. */
  readonly whole: string;
}

const soonWithin = 7;

export function dueOf(due: DayText | null, today: DayText, time: string | null = null): Due {
  if (due === null) return { tone: 'none', words: 'no date', whole: 'no date' };
  const days = daysBetween(today, due);
  const at = time === null ? '' : ` at ${time}`;
  const date = named(due, today, { weekday: 'short' }) + at;
  if (days < 0) {
    const late = days === -1 ? '1 day late' : `${-days} days late`;
    return { tone: 'late', words: late, whole: `${late}, ${date}` };
  }
  const near = days === 0 ? 'today' : days === 1 ? 'tomorrow' : undefined;
  if (near !== undefined) return { tone: 'soon', words: `due ${near}${at}`, whole: `${near}, ${date}` };
  const tone = days <= soonWithin ? 'soon' : 'calm';
  const words = days < soonWithin ? `due ${weekday(due)}${at}` : named(due, today, {}) + at;
  return { tone, words, whole: date };
}

const utc = (day: DayText): Date => new Date(`${day}T00:00:00Z`);
const weekday = (day: DayText): string =>
  utc(day).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });

function named(day: DayText, today: DayText, more: Intl.DateTimeFormatOptions): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' as const };
  return utc(day)
    .toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC', ...year, ...more })
    .replace(',', '');
}
