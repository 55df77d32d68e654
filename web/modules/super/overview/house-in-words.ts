import type { HouseItself } from './house.data.ts';

const megabyte = 1024 * 1024;
const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** '412 MB', '1.3 GB': as much as one needs to know whether it grows. */
export function sizeOf(bytes: number): { number: string; unit: string } {
  const size = bytes / megabyte;
  if (size < 1024) return { number: String(bytes === 0 ? 0 : Math.max(1, Math.round(size))), unit: 'MB' };
  return { number: (size / 1024).toFixed(1), unit: 'GB' };
}

/** What it grew in a week, as it was noted; null until it was noted over three days. */
export function growth(sizes: HouseItself['sizes']): string | null {
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (first === undefined || last === undefined) return null;
  const days = (Date.parse(last.day) - Date.parse(first.day)) / day;
  if (days < 3) return null;
  const grown = ((last.database_bytes - first.database_bytes) / days) * 7;
  const { number, unit } = sizeOf(Math.abs(grown));
  return `${grown < 0 ? '−' : '+'}${number} ${unit}`;
}

export function sinceBackup(at: string | null, now: Date): { number: number; unit: string } | null {
  if (at === null) return null;
  const hours = Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / hour));
  if (hours < 48) return { number: hours, unit: hours === 1 ? 'hour' : 'hours' };
  return { number: Math.floor(hours / 24), unit: 'days' };
}

export interface BackupDay {
  readonly day: string;
  readonly word: string;
  readonly made: boolean;
}

const short = new Intl.DateTimeFormat('en-GB', { weekday: 'short' });

/** The last seven days, today the last, each with whether a backup was finished on it. */
export function backupWeek(backups: readonly string[], now: Date): BackupDay[] {
  const made = new Set(backups.map((at) => new Date(at).toDateString()));
  return Array.from({ length: 7 }, (_, back) => {
    const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() - (6 - back));
    return { day: date.toDateString(), word: short.format(date), made: made.has(date.toDateString()) };
  });
}

const long = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });

/** Which nights are missing, in a sentence; today may still come. */
export function inWords(week: readonly BackupDay[]): string {
  const missing = week.slice(0, -1).filter(({ made }) => !made);
  if (missing.length === 0) return 'Each of the last nights was backed up.';
  if (missing.length === 6) return 'None of the six days before today was backed up.';
  const names = missing.map(({ day: name }) => long.format(new Date(name)));
  return names.length === 1 ? `${names[0]}’s is missing.` : `${names.join(', ')} are missing.`;
}
