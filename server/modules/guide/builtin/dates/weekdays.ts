import { addDays, oneDay, weekdayOf, weekOf } from './calendar.ts';
import { weekday, weekdayNamed } from './numbers.ts';
import { at } from './rule.ts';
import type { DateRule, Here } from './rule.ts';

/** The nearest such day; named on that very weekday it may be today or a week on. */
export function comingWeekday(named: number, { today, past }: Here): readonly string[] {
  const ahead = (named - weekdayOf(today) + 7) % 7;
  if (past) return [addDays(today, ahead === 0 ? -7 : ahead - 7)];
  return ahead === 0 ? [today, addDays(today, 7)] : [addDays(today, ahead)];
}

/** "Next Friday" is to some the nearest, to others the one of next week: where they differ both stand. */
function nextWeekday(named: number, { today }: Here): readonly string[] {
  const nearest = addDays(today, (named - weekdayOf(today) + 7) % 7 || 7);
  const ofNextWeek = addDays(weekOf(today).from, 7 + named);
  return nearest === ofNextWeek ? [nearest] : [nearest, ofNextWeek];
}

/** "This Tuesday" on a Saturday is behind us: then the coming one may be meant, and is asked. */
function thisWeekday(named: number, here: Here): readonly string[] {
  const ofThisWeek = addDays(weekOf(here.today).from, named);
  if (here.past) return ofThisWeek <= here.today ? [ofThisWeek] : [addDays(ofThisWeek, -7)];
  if (ofThisWeek >= here.today) return [ofThisWeek];
  return comingWeekday(named, here);
}

const days = (found: readonly string[]): ReturnType<typeof oneDay>[] => found.map(oneDay);
const named = (found: RegExpExecArray): number => weekdayNamed(found[1] ?? '');
const part = '(?: (?:morning|afternoon|evening|night))?';

export const weekdayRules: readonly DateRule[] = [
  {
    pattern: at(`(?:on )?${weekday.replace('|sat|sun|wed', '')}s`),
    read: (found, here) => days(comingWeekday(named(found), here)),
  },
  {
    pattern: at(`${weekday.replace('|sat|sun|wed', '')}${part}`),
    read: (found, here) => days(comingWeekday(named(found), here)),
  },
  {
    pattern: at(
      '(sat|sun|wed)(?: (?:morning|afternoon|evening|night)|(?= \\d{1,2}(?:[:.]\\d\\d|(?:[:.]\\d\\d)? ?[ap]m)))',
    ),
    read: (found, here) => days(comingWeekday(named(found), here)),
  },
  {
    pattern: at(`(?:on|by|before|until|since|from|for|every|till) ${weekday}${part}`),
    read: (found, here) => days(comingWeekday(named(found), here)),
  },
  {
    pattern: at(`this (?:coming )?${weekday}${part}`),
    read: (found, here) => days(thisWeekday(named(found), here)),
  },
  {
    pattern: at(`(?:the )?(?:coming|upcoming) ${weekday}${part}`),
    read: (found, here) => days(nextAfter(named(found), here)),
  },
  {
    pattern: at(`(?:on )?next ${weekday}${part}`),
    read: (found, here) => days(nextWeekday(named(found), here)),
  },
  {
    pattern: at(`(?:the )?${weekday}${part} after next`),
    read: (found, here) => [oneDay(addDays(nextAfter(named(found), here)[0], 7))],
  },
  {
    pattern: at(`(?:the )?(?:last|past|previous) ${weekday}${part}`),
    read: (found, here) => days(comingWeekday(named(found), { ...here, past: true })),
  },
  {
    pattern: at(`(?:on )?(?:${weekday} (?:of )?next week|next week (?:on )?(?:${weekday}))`),
    read: (found, { today }) => [
      oneDay(addDays(weekOf(today).from, 7 + weekdayNamed(found[1] ?? found[2] ?? ''))),
    ],
  },
  {
    pattern: at(`(?:on )?(?:${weekday} (?:of )?this week|this week (?:on )?(?:${weekday}))`),
    read: (found, { today }) => [
      oneDay(addDays(weekOf(today).from, weekdayNamed(found[1] ?? found[2] ?? ''))),
    ],
  },
  {
    pattern: at(`(?:on )?${weekday} (?:of )?last week`),
    read: (found, { today }) => [oneDay(addDays(weekOf(today).from, -7 + named(found)))],
  },
];

const nextAfter = (day: number, { today }: Here): readonly [string] => [
  addDays(today, (day - weekdayOf(today) + 7) % 7 || 7),
];
