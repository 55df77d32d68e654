/** Days of the calendar as they are written: 2026-10-24. No time zone is in them, so none can go wrong. */
export type DayText = string;

const dayMs = 86_400_000;
const startOf = (day: DayText): number => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: DayText, days: number): DayText =>
  new Date(startOf(day) + days * dayMs).toISOString().slice(0, 10);

/** How many days from one to the other; negative when it is past. */
export const daysBetween = (from: DayText, to: DayText): number => (startOf(to) - startOf(from)) / dayMs;

/** With its year where that is not this one: "Friday 31 December" alone would be the next. */
export function dayInWords(day: DayText, now: Date, weekday: 'long' | 'short'): string {
  const isThisYear = day.startsWith(`${now.getUTCFullYear()}-`);
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    weekday,
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  });
}
