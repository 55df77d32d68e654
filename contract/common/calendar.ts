/** The years a day may lie in: whoever writes another one has slipped. */
export const firstYear = 1900;
export const lastYear = 2200;

/** A day that the calendar has, written as 2026-10-24. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const year = Number(text.slice(0, 4));
  if (year < firstYear || year > lastYear) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  // A 30th of February is either no moment at all or taken for the 2nd of March.
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}
