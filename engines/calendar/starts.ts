import { readRule, type RuleParts } from './rule.ts';
import { readyRule } from './rule-days.ts';
import type { Times } from './times.ts';
import { dayNumber, dayOfWall, minutesADay, wallMinutes } from './wall.ts';
import { wallAt } from './zone.ts';

/** Nothing is looked for beyond the years in which events may lie. */
const lastDay = dayNumber(2201, 1, 1);

/** The last minute at which a rule lets anything begin, on the wall of its event. */
export function untilOf(parts: RuleParts, zone: string): number {
  const written = parts['UNTIL'];
  if (written === undefined) return Infinity;
  const day = `${written.slice(0, 4)}-${written.slice(4, 6)}-${written.slice(6, 8)}`;
  if (written.length === 8) return wallMinutes(`${day}T23:59`);
  const wall = wallMinutes(`${day}T${written.slice(9, 11)}:${written.slice(11, 13)}`);
  return written.endsWith('Z') ? wallAt(wall * 60_000, zone) : wall;
}

/**
 * The minutes at which the days of a series begin, from one on and before another, in their order: its own start, and
 * what the rule names after it. Exceptions are among them.
 */
export function* startsOf(times: Times, from: number, to: number): Generator<number> {
  const start = wallMinutes(times.start);
  if (start >= from && start < to) yield start;
  if (times.repeat === null) return;
  const parts = readRule(times.repeat.rule);
  if (parts === null) return;
  const until = Math.min(untilOf(parts, times.zone), to - 1);
  const startDay = dayOfWall(start);
  const ofDay = start - startDay * minutesADay;
  const { interval, periodOf, beginOf, daysIn } = readyRule(parts, startDay);
  let left = parts['COUNT'] === undefined ? Infinity : Number(parts['COUNT']) - 1;
  // A rule that counts is counted from its start; any other is looked at from where one looks.
  const wanted = left === Infinity ? Math.max(dayOfWall(from), startDay) : startDay;
  const first = Math.max(0, Math.floor(periodOf(wanted) / interval) - 1) * interval;
  const end = Math.min(dayOfWall(until), lastDay);
  for (let period = first; left > 0; period += interval) {
    // The first week of a year may begin some days before it.
    if (beginOf(period) - 7 > end) return;
    for (const day of daysIn(period)) {
      const minute = day * minutesADay + ofDay;
      if (minute <= start) continue;
      if (minute > until || left <= 0) return;
      left -= 1;
      if (minute >= from) yield minute;
    }
  }
}

/** How many days of a series begin before a minute, its exceptions counted in. */
export function countBefore(times: Times, minute: number): number {
  let count = 0;
  for (const _ of startsOf(times, -Infinity, minute)) count += 1;
  return count;
}

/** Whether a day of the series begins at this minute. */
export const beginsAt = (times: Times, minute: number): boolean =>
  !startsOf(times, minute, minute + 1).next().done;

/** When its last day begins, or null where it has none. */
export function lastStart(times: Times): number | null {
  const parts = times.repeat === null ? null : readRule(times.repeat.rule);
  if (parts === null) return wallMinutes(times.start);
  if (parts['COUNT'] === undefined && parts['UNTIL'] === undefined) return null;
  let last = wallMinutes(times.start);
  for (const minute of startsOf(times, -Infinity, Infinity)) last = minute;
  return last;
}
