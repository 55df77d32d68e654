import type { When } from '../../frames/frame.ts';
import type { Repeated } from '../repeat.ts';
import type { Line } from '../words/line.ts';
import type { Dated } from './dated.ts';
import { masked, overlaps, type Span } from '../words/mask.ts';
import { addDays, oneDay } from './calendar.ts';
import { daysIn } from './days-in.ts';
import { delayIn, minutesOf, timeOf } from './durations.ts';
import { numberOf } from './numbers.ts';
import { isPlainWord } from '../words/plain.ts';
import { firstDay } from './first-day.ts';
import type { Found } from './shifts.ts';
import { partAloneIn, withParts } from './parts.ts';
import { withRelative } from './relative.ts';
import { hoursIn, type Clock } from './times.ts';

interface Now {
  readonly day: string;
  readonly time: string;
}

export const readDates = (line: Line, now: Now): readonly Dated[] => timesSaid(line, now, null).dates;

/** The days and hours of a line, and the stretches that only say when it is not to be. */
export function timesSaid(
  line: Line,
  now: Now,
  repeated: Repeated | null,
): { readonly dates: readonly Dated[]; readonly denied: readonly Span[] } {
  const days = daysIn(line, now.day);
  const named = withRelative(days.kept, line.plain);
  const hours = hoursIn(
    line.plain,
    hoursOnly(line, [...named, ...days.denied, ...(repeated === null ? [] : [repeated])]),
  );
  const dated = together(line.plain, now, named, hours.clocks, repeated);
  const alone = dated.length === 0 && repeated === null ? partAloneIn(line.plain) : null;
  return {
    dates: alone === null ? withParts(dated, line.plain) : [alone],
    denied: [...days.denied, ...hours.denied],
  };
}

function together(
  plain: string,
  now: Now,
  named: readonly Found[],
  clocks: readonly Clock[],
  repeated: Repeated | null,
): readonly Dated[] {
  const found = repeated === null ? named : withFirst(repeated, named, plain, now.day);
  const delay = delayIn(plain);
  if (delay !== null && found.length === 0) return [delayed(delay, plain, now)];
  if (found.length === 0) return clocks.map((clock) => alone(clock, plain, now));
  const dated = withClocks(found, clocks, plain);
  if (repeated === null) return dated;
  const starts = named.filter((day) => !found.includes(day) && !overlaps(day, repeated)).map(span);
  return dated.map((each) =>
    each.spans.some((one) => overlaps(one, repeated))
      ? notPassed({ ...each, spans: [...each.spans, ...starts] }, repeated, now)
      : each,
  );
}

/** Days as D, stretches of days as W and names as N, so that it is seen where a number stands alone: "by four Tomas", "four on D". */
function hoursOnly({ plain, tokens }: Line, days: readonly (Span & Partial<Found>)[]): string {
  const names = tokens
    .filter(({ raw, first, word }) => /^\p{Lu}\p{Ll}/u.test(raw) && !first && !isPlainWord(word))
    .filter(
      ({ word }) => Number.isNaN(numberOf(word)) && !/^(?:noon|midday|midnight|o'clock|uhr|uur)$/.test(word),
    )
    .map(({ at, word }) => ({ from: at, to: at + word.length }));
  const isWide = ({ readings = [] }: Partial<Found>): boolean =>
    readings.length > 0 && readings.every(({ from, to }) => from < to);
  const wide = masked(masked(plain, 'N', names), 'W', days.filter(isWide));
  return masked(
    wide,
    'D',
    days.filter((day) => !isWide(day)),
  );
}

/** The first day of a repetition stands for all of them; a day beside it is where it starts or ends. */
function withFirst(
  { from, to, repeat }: Repeated,
  named: readonly Found[],
  plain: string,
  today: string,
): readonly Found[] {
  const others = named.filter((day) => !overlaps(day, { from, to }));
  const start = others.find(
    (day) =>
      /^(?:from|starting|beginning|since|on|as of)\b/.test(plain.slice(day.from)) ||
      /\b(?:from|starting|beginning|as of) (?:on |with )?$/.test(plain.slice(0, day.from)),
  );
  const first = firstDay(repeat.rule, start?.readings[0]?.from ?? today);
  if (first === null) return others;
  const rest = others.filter((day) => day !== start);
  return [...rest, { from, to, readings: [oneDay(first)] }].toSorted((a, b) => a.from - b.from);
}

/** "Every day at eight", said at nine, begins tomorrow. */
function notPassed(dated: Dated, { repeat }: Repeated, { day, time }: Now): Dated {
  const { when } = dated;
  const passed = when.time !== null && when.time <= time && when.readings[0]?.from === day;
  const next = passed ? firstDay(repeat.rule, addDays(day, 1)) : null;
  return next === null ? dated : { ...dated, when: { ...when, readings: [oneDay(next)] } };
}

/** Each hour goes to the day nearest to it; a day with several hours is as many. */
function withClocks(found: readonly Found[], clocks: readonly Clock[], plain: string): readonly Dated[] {
  const inTurn = takeTurns(found, clocks);
  const nearest = (clock: Clock): Found | undefined =>
    inTurn ? found[clocks.indexOf(clock)] : found.toSorted((a, b) => gap(a, clock) - gap(b, clock))[0];
  const dated = found.map((day) => ({ day, hours: clocks.filter((clock) => nearest(clock) === day) }));
  return dated.flatMap(({ day, hours }, at): readonly Dated[] => {
    if (hours.length === 0)
      return [
        {
          ...span(day),
          spans: [span(day)],
          when: when(plain, day, day, hoursAfter(dated, at, plain)[0]),
        },
      ];
    return hours.map((clock, nth) => {
      const beside = gap(day, clock) <= 1;
      const whole = { from: Math.min(day.from, clock.from), to: Math.max(day.to, clock.to) };
      const place = beside ? whole : nth === 0 ? span(day) : span(clock);
      const own = beside ? [whole] : nth === 0 ? [span(day)] : [];
      const spans = [...own, ...clock.spans.filter((each) => own.every((one) => !overlaps(one, each)))];
      return { ...place, spans, when: when(plain, place, day, clock) };
    });
  });
}

/** "Monday, Wednesday and Friday at four": the hour is said once for all of them. */
function hoursAfter(
  dated: readonly { day: Found; hours: readonly Clock[] }[],
  at: number,
  plain: string,
): readonly Clock[] {
  const [one, next] = [dated[at], dated[at + 1]];
  if (one === undefined || one.hours.length > 0 || next === undefined) return one?.hours ?? [];
  if (!/^(?: and)? $/.test(plain.slice(one.day.to, next.day.from))) return [];
  return hoursAfter(dated, at + 1, plain).filter((clock) => clock.from >= next.day.to);
}

/** "Mon swim 16-17, Wed piano 15:30": a day, its hour, and so on; or each hour before its day. */
function takeTurns(days: readonly Span[], clocks: readonly Span[]): boolean {
  const isBefore = (first: readonly Span[], next: readonly Span[]): boolean =>
    first.every(({ from }, at) => from < (next[at]?.from ?? 0) && (next[at - 1]?.from ?? -1) < from);
  return days.length === clocks.length && (isBefore(days, clocks) || isBefore(clocks, days));
}

const span = ({ from, to }: Span): Span => ({ from, to });
const gap = (day: Span, clock: Span): number => Math.max(clock.from - day.to, day.from - clock.to, 0);

function when(
  plain: string,
  { from, to }: Span,
  { readings, relative, part }: Pick<Found, 'readings' | 'relative' | 'part'>,
  clock: Clock | undefined,
): When {
  const times = clock?.times ?? [];
  return {
    said: plain.slice(from, to),
    readings,
    time: times.length === 1 ? (times[0] ?? null) : null,
    until: clock?.until ?? null,
    times: times.length > 1 ? times : [],
    ...(relative === undefined ? {} : { relative }),
    ...(part === undefined || clock !== undefined ? {} : { part }),
  };
}

/** An hour without a day is today's, or tomorrow's once it has passed. */
function alone(clock: Clock, plain: string, now: Now): Dated {
  const { times, until, spans } = clock;
  const last = times.length > 0 ? times : until === null ? [] : [until];
  const day = last.every((time) => time <= now.time) ? addDays(now.day, 1) : now.day;
  return {
    ...span(clock),
    spans,
    when: { ...when(plain, clock, { readings: [oneDay(day)] }, clock), dayless: true },
  };
}

function delayed(delay: Span & { minutes: number }, plain: string, now: Now): Dated {
  const total = minutesOf(now.time) + delay.minutes;
  const readings = [oneDay(addDays(now.day, Math.floor(total / 1440)))];
  const place = span(delay);
  return {
    ...place,
    spans: [place],
    when: { ...when(plain, place, { readings }, undefined), time: timeOf(total) },
  };
}
