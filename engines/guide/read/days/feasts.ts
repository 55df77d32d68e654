import type { Days } from '../../frames/frame.ts';
import { addDays, easter, oneDay, weekdayOf, yearOf } from './calendar.ts';
import { feastTable } from './days.words.ts';
import { at, type DateRule, type Here } from './rule.ts';

function inYear(said: string, year: number): string {
  const [kind, number = '0'] = said.split(' ');
  if (kind === 'easter') return addDays(easter(year), Number(number));
  if (kind !== 'advent') return `${year}-${said}`;
  // The fourth is the last before Christmas Day.
  const christmas = `${year}-12-25`;
  return addDays(christmas, -(weekdayOf(christmas) + 1) - 7 * (4 - Number(number)));
}

function nearest(said: string, which: string | undefined, { today, past }: Here): readonly Days[] {
  const days = [-1, 0, 1].map((by) => inYear(said, yearOf(today) + by));
  const back = past || which === 'last';
  const day = back ? days.findLast((each) => each <= today) : days.find((each) => each >= today);
  return day === undefined ? [] : [oneDay(day)];
}

const lead = '(?:(?:on|by|before|until|for|at|over|till|since) )?(?:(?<which>next|last|this) )?';

export const feastRules: readonly DateRule[] = feastTable.map(([names, ...days]) => ({
  pattern: at(`${lead}(?:${names})(?: (?<year>this|next) year)?`),
  read: ({ which, year }, here) => days.flatMap((day) => nearest(day, which ?? year, here)),
}));
