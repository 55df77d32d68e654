import { inWords } from '../time-words.ts';

const hour = 60;
const day = 24 * hour;

/** 'when it begins', '15 minutes before', 'one day before'. */
export function reminderWord(minutes: number): string {
  if (minutes === 0) return 'when it begins';
  if (minutes % day === 0) return `${counted(minutes / day, 'day')} before`;
  if (minutes % hour === 0) return `${counted(minutes / hour, 'hour')} before`;
  return `${minutes} minutes before`;
}

const counted = (count: number, unit: string): string => `${inWords(count)} ${unit}${count === 1 ? '' : 's'}`;

export const reminderWords = (minutes: readonly number[]): string =>
  [...minutes]
    .sort((a, b) => b - a)
    .map(reminderWord)
    .join(', ');
