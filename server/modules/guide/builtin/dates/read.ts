import type { Days, When } from '../understanding.ts';
import type { Line } from '../words/line.ts';
import { addDays, oneDay } from './calendar.ts';
import { countedRules } from './counted.ts';
import { datedRules } from './dated.ts';
import { feastRules } from './feasts.ts';
import { nearRules } from './near.ts';
import type { Here } from './rule.ts';
import { shifted } from './shifts.ts';
import type { Found } from './shifts.ts';
import { stretchRules } from './stretches.ts';
import { readDelay, readTimes } from './times.ts';
import type { Clock } from './times.ts';
import { weekdayRules } from './weekdays.ts';

/** What was said about time, and where in the plain line it stands. */
export interface Dated {
  from: number;
  to: number;
  when: When;
}

const rules = [...countedRules, ...nearRules, ...weekdayRules, ...stretchRules, ...datedRules, ...feastRules];
const told =
  /\b(?:did|was|were|said|happened|decided|agreed|wrote|told|ago|had|went|since)\b|(?<!\bbe )\b(?:completed|finished|ticked off) (?:in|on|last)\b|\b(?:only|just) (?:moved|came|arrived|started|joined)\b/;
const toCome =
  /\b(?:will|remind|due|need|needs|going to|have to|has to|(?:is|are) to be|must|should|shall|book|plan|let us)\b|\bw(?:as|ere) (?:\w+ )?(?:hoping|wondering|thinking|planning)\b/;

export function readDates(line: Line, now: { day: string; time: string }): readonly Dated[] {
  const { plain } = line;
  const past = told.test(plain) && !toCome.test(plain);
  const found = withoutTakenBack(
    joined(shifted(everyDay(line, { today: now.day, past }), plain), plain),
    plain,
  );
  const clocks = readTimes(plain).filter((clock) => !found.some((day) => within(clock, day)));
  const delay = readDelay(plain);
  if (delay !== null && found.length === 0) return [delayed(delay, plain, now)];
  return found.length === 0 ? clocksAlone(clocks, plain, now) : withClocks(found, clocks, plain);
}

function everyDay(line: Line, here: Here): Found[] {
  const found: Found[] = [];
  let next = 0;
  for (const { at, word } of line.tokens) {
    if (at < next) continue;
    const topical = aboutThings.test(line.plain.slice(0, at)) || word === 'for';
    const best = longestAt(line.plain, at, topical ? { ...here, past: false } : here);
    if (best === null) continue;
    found.push(best);
    next = best.to;
  }
  return found;
}

/** "What did we decide about Saturday", "for the trip in July": the day asked about is still to come. */
const aboutThings =
  /\b(?:about|regarding|concerning|for) (?:the )?$|\bfor (?:the|our|my|a|his|her|their) (?:\w+ ){1,3}$/;
/** Small words before a day belong to it, whichever rule reads the day. */
const leads = /^(?:on|by|before|until|for|from|since|at|the|over) /;

/** The longest stretch of words from here on that names a day. */
function longestAt(plain: string, at: number, here: Here): Found | null {
  const lead = leads.exec(plain.slice(at, at + 8))?.[0] ?? '';
  const inside = lead === '' ? null : bestAt(plain, at + lead.length, here);
  const best = bestAt(plain, at, here);
  return inside !== null && (best === null || inside.to > best.to) ? { ...inside, from: at } : best;
}

function bestAt(plain: string, at: number, here: Here): Found | null {
  let best: Found | null = null;
  for (const { pattern, read } of rules) {
    pattern.lastIndex = at;
    const match = pattern.exec(plain);
    if (match === null || match[0] === '' || (best !== null && match[0].length <= best.to - best.from))
      continue;
    const readings = read(match, here);
    if (readings !== null) best = { from: at, to: at + match[0].length, readings: distinct(readings) };
  }
  return best;
}

function distinct(readings: readonly Days[]): readonly Days[] {
  const seen = new Map(readings.map((days) => [`${days.from}/${days.to}`, days]));
  return [...seen.values()];
}

/** From A to B is one stretch; A or B is one day with two readings. */
function joined(found: readonly Found[], plain: string): Found[] {
  const all: Found[] = [];
  for (const next of found) {
    const last = all.at(-1);
    const link = last === undefined ? '' : plain.slice(last.to, next.to);
    if (last !== undefined && isStretch(link, plain.slice(0, last.to)))
      all.push(...stretched(all.pop(), next, plain));
    else if (last !== undefined && link.startsWith(' or ')) {
      all[all.length - 1] = {
        ...last,
        to: next.to,
        readings: distinct([...last.readings, ...next.readings]),
      };
    } else all.push(next);
  }
  return all;
}

const isStretch = (link: string, before: string): boolean =>
  /^ (?:-|to|until|till|through) /.test(link) ||
  (link.startsWith(' and ') && /\bbetween (?:the )?[\w ]*$/.test(before));

/** Moved from one day to another: only the other counts. */
const moves =
  /\b(?:move|moved|swap|swapped|shift|switch|push|pushed|change|changed|postpone|postponed|reschedule|rescheduled|bring|put)\b/;

function stretched(first: Found | undefined, last: Found, before: string): Found[] {
  const start = first?.readings[0];
  const ends = last.readings.flatMap((days) => [
    days,
    { from: addDays(days.from, 7), to: addDays(days.to, 7) },
  ]);
  const end = ends.find(({ to }) => start !== undefined && to > start.from);
  if (first === undefined || start === undefined || end === undefined) return [last];
  if (/from /.test(before.slice(Math.max(0, first.from - 5), first.from + 5)) && moves.test(before))
    return [last];
  const sure = first.readings.length === 1;
  return [{ from: first.from, to: last.to, readings: sure ? [{ from: start.from, to: end.to }] : [] }];
}

/** "Not Friday, Saturday" and "Friday, no wait, Saturday": the first one was taken back. */
function withoutTakenBack(found: readonly Found[], plain: string): readonly Found[] {
  const kept: Found[] = [];
  let back: number | null = null;
  for (const [index, each] of found.entries()) {
    const next = found[index + 1];
    const denied = denial.exec(plain.slice(0, each.from));
    const replaced = next !== undefined && insteadOf.test(plain.slice(each.to, next.from + 1));
    const last = kept.at(-1);
    if (denied !== null && last !== undefined && next === undefined)
      kept[kept.length - 1] = { ...last, to: each.to };
    else if (next !== undefined && (denied !== null || replaced)) back ??= denied?.index ?? each.from;
    else {
      kept.push(back === null ? each : { ...each, from: back });
      back = null;
    }
  }
  return kept;
}

const denial = /\b(?:not|instead of|rather than|and not) (?:on |the )*$/;
const insteadOf = /^(?: \|)? (?:no|no wait|sorry|i mean|rather(?! than)|actually|better)\b/;

const within = (inner: { from: number; to: number }, outer: { from: number; to: number }): boolean =>
  inner.from < outer.to && outer.from < inner.to;

/** Each time of day goes to the day nearest to it. */
function withClocks(found: readonly Found[], clocks: readonly Clock[], plain: string): readonly Dated[] {
  const nearest = (clock: Clock): Found | undefined =>
    found.toSorted((a, b) => gap(a, clock) - gap(b, clock))[0];
  return found.flatMap((day) => {
    const clock = clocks.find((each) => nearest(each) === day);
    const beside = clock !== undefined && gap(day, clock) <= 1;
    const from = beside ? Math.min(day.from, clock.from) : day.from;
    const to = beside ? Math.max(day.to, clock.to) : day.to;
    const one = { from, to, when: when(plain.slice(from, to), day.readings, clock) };
    if (clock === undefined || beside) return [one];
    return [
      one,
      { from: clock.from, to: clock.to, when: when(plain.slice(clock.from, clock.to), day.readings, clock) },
    ];
  });
}

const gap = (day: Found, clock: Clock): number => Math.max(clock.from - day.to, day.from - clock.to, 0);

function when(said: string, readings: readonly Days[], clock: Clock | undefined): When {
  const times = clock?.times ?? [];
  return {
    said,
    readings,
    time: times.length === 1 ? (times[0] ?? null) : null,
    times: times.length > 1 ? times : [],
  };
}

/** A time without a day is today's, or tomorrow's once it has passed. */
function clocksAlone(
  clocks: readonly Clock[],
  plain: string,
  now: { day: string; time: string },
): readonly Dated[] {
  return clocks.map((clock) => {
    const passed = clock.times.every((time) => time <= now.time);
    const day = passed ? addDays(now.day, 1) : now.day;
    const said = plain.slice(clock.from, clock.to);
    return { from: clock.from, to: clock.to, when: { ...when(said, [oneDay(day)], clock), dayless: true } };
  });
}

function delayed(
  delay: { from: number; to: number; minutes: number },
  plain: string,
  now: { day: string; time: string },
): Dated {
  const [hours = 0, minutes = 0] = now.time.split(':').map(Number);
  const total = hours * 60 + minutes + delay.minutes;
  const day = addDays(now.day, Math.floor(total / 1440));
  const time = `${String(Math.floor((total % 1440) / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
  return {
    from: delay.from,
    to: delay.to,
    when: { said: plain.slice(delay.from, delay.to), readings: [oneDay(day)], time, times: [] },
  };
}
