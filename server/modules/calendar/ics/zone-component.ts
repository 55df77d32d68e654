import { Temporal } from 'temporal-polyfill';

/** One change of a zone's clocks, by the wall clock that stood before it. */
interface Change {
  readonly local: Temporal.PlainDateTime;
  readonly from: number;
  readonly to: number;
}

/** So far ahead the clocks' changes are looked at; their rule stands for what comes after. */
const yearsAhead = 6;
/** A rule is believed when so many years in a row follow it. */
const yearsOfRule = 4;

/**
 * A zone as calendars carry it (VTIMEZONE), from a year on: each change of the clocks that has been, and the rule of
 * those to come. Null for what has no hours of its own.
 */
export function zoneComponent(zone: string, fromYear: number, now: Date): string | null {
  if (zone === 'UTC') return null;
  const begin = Temporal.ZonedDateTime.from({ timeZone: zone, year: fromYear, month: 1, day: 1 });
  const changes = changesOf(begin, Math.max(now.getUTCFullYear(), fromYear) + yearsAhead);
  const parts = [
    // What holds before the first change that is listed.
    part({ local: begin.toPlainDateTime(), from: offsetOf(begin), to: offsetOf(begin) }, false, []),
    ...[true, false].flatMap((summer) =>
      partsOf(
        changes.filter(({ from, to }) => to > from === summer),
        summer,
      ),
    ),
  ];
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts, 'END:VTIMEZONE'].join('\r\n');
}

const offsetOf = (at: Temporal.ZonedDateTime): number => at.offsetNanoseconds / 1e9;

function changesOf(begin: Temporal.ZonedDateTime, lastYear: number): Change[] {
  const changes: Change[] = [];
  let at = begin;
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (next === null || next.year > lastYear) return changes;
    const before = next.subtract({ nanoseconds: 1 });
    // The wall clock as it would show without the change.
    const local = before.toPlainDateTime().add({ nanoseconds: 1 });
    if (offsetOf(before) !== offsetOf(next))
      changes.push({ local, from: offsetOf(before), to: offsetOf(next) });
    at = next;
  }
}

/** Those that came to be by other rules stand one by one; the last ones that follow one rule stand by it. */
function partsOf(changes: readonly Change[], summer: boolean): string[] {
  const last = changes.at(-1);
  if (last === undefined) return [];
  const rules = candidates(last);
  let best: { rule: string; first: number } | undefined;
  for (const [rule, fits] of rules) {
    let first = changes.length;
    while (first > 0 && follows(changes, first - 1, last, fits)) first--;
    if (best === undefined || first < best.first) best = { rule, first };
  }
  const first = best === undefined || changes.length - best.first < yearsOfRule ? changes.length : best.first;
  const single = changes.slice(0, first).map((change) => part(change, summer, []));
  const ruled = changes[first];
  if (ruled === undefined || best === undefined) return single;
  return [...single, part(ruled, summer, [`RRULE:${best.rule}`])];
}

const days = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

type Fits = (day: Temporal.PlainDateTime) => boolean;

/** The first Sunday of a month, or the last: which one it is, the years before tell. */
function candidates({ local }: Change): [rule: string, fits: Fits][] {
  const isSame = (day: Temporal.PlainDateTime): boolean =>
    day.month === local.month &&
    day.dayOfWeek === local.dayOfWeek &&
    day.toPlainTime().equals(local.toPlainTime());
  const weekday = days[local.dayOfWeek - 1];
  const nth = (day: Temporal.PlainDateTime): number => Math.ceil(day.day / 7);
  const isLast: Fits = (day) => day.day + 7 > day.daysInMonth;
  const yearly = `FREQ=YEARLY;BYMONTH=${local.month};BYDAY=`;
  return [
    ...(isLast(local)
      ? [[`${yearly}-1${weekday}`, (day) => isSame(day) && isLast(day)] satisfies [string, Fits]]
      : []),
    [`${yearly}${nth(local)}${weekday}`, (day) => isSame(day) && nth(day) === nth(local)],
  ];
}

function follows(changes: readonly Change[], at: number, last: Change, fits: Fits): boolean {
  const change = changes[at]!;
  const next = changes[at + 1];
  return (
    fits(change.local) &&
    change.from === last.from &&
    change.to === last.to &&
    (next === undefined || next.local.year === change.local.year + 1)
  );
}

function part({ local, from, to }: Change, summer: boolean, rule: readonly string[]): string {
  const kind = summer ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${local.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')}`,
    ...rule,
    `TZOFFSETFROM:${offset(from)}`,
    `TZOFFSETTO:${offset(to)}`,
    `END:${kind}`,
  ].join('\r\n');
}

function offset(seconds: number): string {
  const whole = Math.abs(Math.round(seconds));
  const two = (count: number): string => String(count).padStart(2, '0');
  const rest = whole % 60 === 0 ? '' : two(whole % 60);
  return `${seconds < 0 ? '-' : '+'}${two(Math.floor(whole / 3600))}${two(Math.floor(whole / 60) % 60)}${rest}`;
}
