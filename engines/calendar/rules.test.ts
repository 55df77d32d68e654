import ICAL from 'ical.js';
import { RRuleTemporal } from 'rrule-temporal';
import { expect, test } from 'vitest';
import { readRule } from './rule.ts';
import { startsOf } from './starts.ts';
import { wallMinutes, wallText } from './wall.ts';

/** The same numbers every time, so that a difference that was found is found again. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const two = (number: number): string => String(number).padStart(2, '0');

/** Any rule that `readRule` takes. */
function randomRule(below: (limit: number) => number): string {
  const chance = (percent: number): boolean => below(100) < percent;
  const some = (one: () => string): string =>
    [...new Set(Array.from({ length: 1 + below(3) }, one))].join(',');
  const signed = (most: number): string => `${chance(25) ? '-' : ''}${1 + below(most)}`;
  const freq = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'][below(4)]!;
  const rule = [`FREQ=${freq}`];
  if (chance(50)) rule.push(`INTERVAL=${1 + below(5)}`);
  const ends = below(100);
  if (ends < 30) rule.push(`COUNT=${1 + below(12)}`);
  else if (ends < 50) rule.push(`UNTIL=20${24 + below(4)}${two(1 + below(12))}15T120000`);
  if (chance(20)) rule.push(`WKST=${weekdays[below(7)]}`);
  const before = rule.length;
  if (chance(25)) rule.push(`BYMONTH=${some(() => String(1 + below(12)))}`);
  if (freq !== 'WEEKLY' && chance(30)) rule.push(`BYMONTHDAY=${some(() => signed(31))}`);
  if (freq === 'YEARLY' && chance(15) && rule.length === before)
    rule.push(`BYYEARDAY=${some(() => signed(366))}`);
  // 'The 20th, if it is a fifth Saturday' is left out, and the third of all fifth Saturdays: there all three go their own ways.
  const counts =
    freq !== 'DAILY' &&
    freq !== 'WEEKLY' &&
    chance(50) &&
    !rule.some((part) => part.startsWith('BYMONTHDAY'));
  // A day of the year that must be a certain weekday is left out too: the others take it whatever its weekday is.
  const isOfYear = rule.some((part) => part.startsWith('BYYEARDAY'));
  if (!isOfYear && chance(40))
    rule.push(`BYDAY=${some(() => `${counts ? signed(5) : ''}${weekdays[below(7)]}`)}`);
  if (rule.length > before && !counts && chance(10)) rule.push(`BYSETPOS=${some(() => signed(3))}`);
  return rule.join(';');
}

const most = 6;
const end = '2034-01-01T00:00';

function ours(start: string, rule: string): string[] {
  const times = { start, end: start, zone: 'UTC', all_day: false, repeat: { rule, except: [] } };
  const found: string[] = [];
  for (const minute of startsOf(times, -Infinity, wallMinutes(end))) {
    if (found.length === most) break;
    found.push(wallText(minute));
  }
  return found;
}

/** Both are asked for no more than there is: of a rule that names no day any more they would look for one for ever. */
function byTemporal(start: string, rule: string, howMany: number): string[] {
  const inUtc = rule.replace(/(UNTIL=\d+T\d+)/, '$1Z');
  const written = `DTSTART:${start.replaceAll(/[-:]/g, '')}00Z\nRRULE:${inUtc}`;
  const found: string[] = [];
  new RRuleTemporal({ rruleString: written }).all((one) => {
    found.push(one.toString().slice(0, 16));
    return found.length < howMany;
  });
  return found;
}

function byIcal(start: string, rule: string, howMany: number): string[] {
  const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateTimeString(`${start}:00`));
  const found: string[] = [];
  while (found.length < howMany) {
    const next = iterator.next() as ICAL.Time | null;
    if (next === null || next === undefined) break;
    found.push(next.toString().slice(0, 16));
  }
  return found;
}

/** What ical.js reckons in a way of its own, each with the rule that says otherwise; there rrule-temporal is asked. */
const named: readonly ((parts: Readonly<Record<string, string>>, start: string) => boolean)[] = [
  // Days of the month counted from its end are looked for without end (RFC 5545: they limit a daily rule).
  ({ FREQ, BYMONTHDAY }) => FREQ === 'DAILY' && (BYMONTHDAY ?? '').includes('-'),
  // Months come in the order in which they are written, and the interval is not kept (they limit a monthly rule).
  ({ FREQ, BYMONTH }) => FREQ === 'MONTHLY' && BYMONTH !== undefined,
  // Positions are read in a month only, and one of them (they choose from what any period has).
  ({ BYSETPOS }) => BYSETPOS !== undefined,
  // The last day of one month is taken for that of the others ('-1' is the last of each).
  ({ FREQ, BYMONTHDAY }) => FREQ === 'YEARLY' && (BYMONTHDAY ?? '').includes('-'),
  // A day of the month that is no such weekday lets the next ones be passed over.
  ({ BYMONTHDAY, BYDAY }) => BYMONTHDAY !== undefined && BYDAY !== undefined,
  // Days of a month are taken for those of the first month alone (they expand a yearly rule).
  ({ FREQ, BYMONTHDAY, BYMONTH }) => FREQ === 'YEARLY' && BYMONTHDAY !== undefined && BYMONTH === undefined,
  // A day that a month does not have becomes one of the next month ("invalid dates are ignored").
  ({ FREQ, BYMONTHDAY }, start) =>
    FREQ === 'YEARLY' && (Number(start.slice(8, 10)) > 28 || /29|30|31/.test(BYMONTHDAY ?? '')),
];

test('[P6] 10,000 rules name the days that others find, but for what is named here', () => {
  const below = numbers(2026);
  const differences: unknown[] = [];
  let compared = 0;
  let otherwise = 0;
  while (compared < 10_000) {
    const rule = randomRule(below);
    const parts = readRule(rule);
    if (parts === null) throw new Error(`not read: ${rule}`);
    // What begins beside its rule is counted by each in another way: it begins where the rule has its first day.
    const start = ours(wallText(wallMinutes('2024-01-01T09:30') + below(800) * 1440), rule)[1];
    if (start === undefined) continue;
    const found = ours(start, rule);
    const isNamed = named.some((holds) => holds(parts, start));
    const theirs = (isNamed ? byTemporal : byIcal)(start, rule, found.length);
    if (theirs.join() !== found.join()) differences.push({ start, rule, found, theirs });
    compared += 1;
    otherwise += Number(isNamed);
  }
  expect(differences.slice(0, 5)).toEqual([]);
  // Most of them are ical.js's own.
  expect(otherwise).toBeLessThan(2500);
}, 60_000);

test('[P6] a day of the year that must be a certain weekday falls out where it is another one', () => {
  const days = ours('2027-05-30T09:30', 'FREQ=YEARLY;INTERVAL=2;BYYEARDAY=150,224,230;BYDAY=SU');
  expect(days[0]).toBe('2027-05-30T09:30');
  for (const day of days) expect(new Date(`${day}Z`).getUTCDay(), day).toBe(0);
  expect(days).not.toContain('2027-08-12T09:30');
});
