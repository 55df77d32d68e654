import type { Days } from '../../frames/frame.ts';
import type { Line } from '../words/line.ts';
import type { Span } from '../words/mask.ts';
import { addDays, weekdayOf } from './calendar.ts';
import { dayRules } from './day-rules.ts';
import { feastRules } from './feasts.ts';
import type { Here } from './rule.ts';
import { shifted, type Found } from './shifts.ts';
import { standing } from './taken-back.ts';
import { isBehind } from './tense.ts';
import { aboutThings, breath, dateOnly, leads, moves, weekdayOnly } from './told.words.ts';

const rules = [...dayRules, ...feastRules];

/** The days a line names; and those that are only denied. */
export function daysIn(line: Line, today: string): { kept: readonly Found[]; denied: readonly Span[] } {
  const { plain } = line;
  return standing(joined(shifted(everyDay(line, today), plain), plain), plain);
}

function everyDay(line: Line, today: string): Found[] {
  const found: Found[] = [];
  let next = 0;
  for (const { at, word } of line.tokens) {
    if (at < next) continue;
    const topical = aboutThings.test(line.plain.slice(0, at)) || word === 'for';
    const best = longestAt(line.plain, at, { today, past: !topical && isBehind(line.plain, at) });
    if (best === null) continue;
    found.push(best);
    next = best.to;
  }
  return found;
}

/** The longest stretch of words from here on that names a day. */
function longestAt(plain: string, at: number, here: Here): Found | null {
  leads.lastIndex = at;
  const lead = leads.exec(plain)?.[0] ?? '';
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
    const readings = read(match.groups ?? {}, here);
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
    const same = last === undefined ? null : sameDay(last, next, plain);
    if (last !== undefined && isStretch(link, plain.slice(0, last.to)))
      all.push(...stretched(all.pop(), next, plain));
    else if (same !== null) all.splice(-1, 1, same);
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

/** "Friday then, the 27th", "the 27th, so Friday": the date, if the calendar agrees; else one is a slip, and both stand. */
function sameDay(first: Found, next: Found, plain: string): Found | null {
  const said = (pattern: RegExp): Found | undefined =>
    [first, next].find(({ from, to }) => pattern.test(plain.slice(from, to)));
  const [date, weekday] = [said(dateOnly), said(weekdayOnly)];
  if (date === undefined || weekday === undefined || !breath.test(plain.slice(first.to, next.from)))
    return null;
  const named = new Set(weekday.readings.map(({ from }) => weekdayOf(from)));
  const fitting = date.readings.filter(({ from }) => named.has(weekdayOf(from)));
  const readings = fitting.length > 0 ? fitting : distinct([...first.readings, ...next.readings]);
  return { from: first.from, to: next.to, readings };
}

const isStretch = (link: string, before: string): boolean =>
  /^ (?:-|to|until|till|through) /.test(link) ||
  (link.startsWith(' and ') && /\bbetween (?:the )?[\w ]*$/.test(before));

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
