import { startsOf } from '@kinsong/engines/calendar/starts.ts';
import { instantOf, wallAt, wallOfMoment } from '@kinsong/engines/calendar/zone.ts';

/** When what comes back by this rule comes next, by the clocks of whoever is reminded; null where it is over. */
export function nextMoment(rule: string, last: Date, now: Date, zone: string): Date | null {
  const start = wallOfMoment(last.getTime(), zone);
  const series = { start, end: start, zone, all_day: false, repeat: { rule, except: [] } };
  const [next] = startsOf(series, wallAt(now.getTime(), zone) + 1, Infinity);
  return next === undefined ? null : new Date(instantOf(next, zone));
}
