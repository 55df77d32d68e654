import type { Repeat } from '../frames/frame.ts';
import { weekdayCodes } from './days/first-day.ts';
import { monthNamed, numberOf, weekdayNamed, weekdays } from './days/numbers.ts';
import { spelledOut, type Caught } from './days/rule.ts';
import { frequencies, repeatPieces, repeatTable } from './repeat.words.ts';
import type { Line } from './words/line.ts';
import type { Span } from './words/mask.ts';

/** A repetition, and where in the plain line it is said. */
export interface Repeated extends Span {
  readonly repeat: Repeat;
}

const rules = repeatTable.map(([pattern, rule]) => {
  const written = repeatPieces.reduce((out, [name, meaning]) => out.replaceAll(name, meaning), pattern);
  return { pattern: new RegExp(`(?<![\\w'])(?:${spelledOut(written)})(?![\\w'])`), rule };
});

const dayNames = new RegExp(weekdays.join('|'), 'g');
const codes = (list: string): string =>
  Array.from(list.matchAll(dayNames), ([name]) => weekdayCodes[weekdayNamed(name)]).join(',');
const frequency = (said = 'day'): string => frequencies[said] ?? 'FREQ=DAILY';

function filled(rule: string, caught: Caught): string {
  const { nth, date, days = '', weekday = '', month = '', other, count = 'one' } = caught;
  const written = rule
    .replace('$NTH', String(nth === undefined ? -1 : numberOf(nth)))
    .replace('$DATE', String(numberOf(nth ?? date ?? '')))
    .replace('$DAYS', codes(days))
    .replace('$DAY', codes(weekday))
    .replace('$MONTH', String(monthNamed(month)))
    .replace('$UNIT', frequency(caught['unit']))
    .replace('$HOW', frequency(caught['how']));
  const by = other === undefined ? numberOf(count) : 2;
  return by > 1 ? written.replace(/^FREQ=\w+/, `$&;INTERVAL=${by}`) : written;
}

/** A day that comes again, as a calendar says it; "twice a month" is no rule. */
export function repeatIn({ plain }: Line): Repeated | null {
  for (const { pattern, rule } of rules) {
    const found = pattern.exec(plain);
    if (found === null) continue;
    const [said] = found;
    const written = filled(rule, found.groups ?? {});
    return { from: found.index, to: found.index + said.length, repeat: { said, rule: written } };
  }
  return null;
}
