const day = 86_400_000;
const hour = 3_600_000;
const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Small numbers as words, as one writes them. */
export const inWords = (n: number): string => numbers[n] ?? `${n}`;

/** What a field for a day and an hour shows. */
export function localText(date: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  const days = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${days}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** In five days, at eight in the evening. */
export function usualDeadline(now = new Date()): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 5, 20);
}

/** 'in five days', 'in three hours', 'within the hour', 'over'. */
export function untilWords(deadline: Date, now = new Date()): string {
  const left = deadline.getTime() - now.getTime();
  if (left <= 0) return 'over';
  if (left < hour) return 'within the hour';
  if (left < day) return left < 2 * hour ? 'in an hour' : `in ${inWords(Math.floor(left / hour))} hours`;
  const days = Math.round((midnight(deadline) - midnight(now)) / day);
  return days === 1 ? 'tomorrow' : `in ${inWords(days)} days`;
}

const midnight = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });
const far = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

/** 'today 20:00', 'tomorrow 20:00', 'Sunday 20:00', '4 November, 20:00': when something to come is. */
export function whenWords(date: Date, now = new Date()): string {
  const days = Math.round((midnight(date) - midnight(now)) / day);
  const time = clock.format(date);
  if (days === 0) return `today ${time}`;
  if (days === 1) return `tomorrow ${time}`;
  return days > 1 && days < 7 ? `${weekday.format(date)} ${time}` : `${far.format(date)}, ${time}`;
}

/** 'Sunday', '4 November': the same without its hour. */
export const dayWords = (date: Date, now = new Date()): string =>
  whenWords(date, now).replace(/,? \d\d:\d\d$/, '');
