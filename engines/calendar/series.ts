import { numbersIn, readRule, weekdayCodes, weekdaysIn, writeRule } from './rule.ts';
import { beginsAt, countBefore } from './starts.ts';
import type { Repeat, Times, WallTime } from './times.ts';
import { calendarDay, dayOfWall, daysInMonth, wallMinutes, wallText, weekdayOf } from './wall.ts';

/** Whether a day of a series begins then and has not fallen out. */
export const hasDay = (times: Times, original: WallTime): boolean =>
  beginsAt(times, wallMinutes(original)) && !(times.repeat?.except.includes(original) ?? false);

const compact = (wall: WallTime): string => `${wall.replaceAll(/[-:]/g, '')}00`;

/** What is left of a repetition that ends before one of its days; null where that is its first. */
export function endedBefore(times: Times, original: WallTime): Repeat | null {
  const parts = times.repeat === null ? null : readRule(times.repeat.rule);
  if (parts === null || times.repeat === null || original <= times.start) return null;
  const { COUNT: _count, UNTIL: _until, ...others } = parts;
  const until = compact(wallText(wallMinutes(original) - 1));
  return {
    rule: writeRule({ ...others, UNTIL: until }),
    except: times.repeat.except.filter((day) => day < original),
  };
}

/** How it goes on from one of its days, counted further where it counts. */
export function goesOnFrom(times: Times, original: WallTime): Repeat | null {
  const parts = times.repeat === null ? null : readRule(times.repeat.rule);
  if (parts === null || times.repeat === null) return null;
  const left = Number(parts['COUNT'] ?? 0) - countBefore(times, wallMinutes(original));
  const rule = writeRule(
    parts['COUNT'] === undefined ? parts : { ...parts, COUNT: String(Math.max(1, left)) },
  );
  return { rule, except: times.repeat.except.filter((day) => day >= original) };
}

/** A repetition whose first day moves: its weekdays and days of the month move along, its exceptions too. */
export function movedRepeat(repeat: Repeat, from: WallTime, to: WallTime): Repeat {
  const minutes = wallMinutes(to) - wallMinutes(from);
  if (minutes === 0) return repeat;
  return {
    rule: movedRule(repeat.rule, dayOfWall(wallMinutes(from)), dayOfWall(wallMinutes(to))),
    except: repeat.except.map((day) => wallText(wallMinutes(day) + minutes)),
  };
}

function movedRule(rule: string, from: number, to: number): string {
  const parts = readRule(rule);
  if (parts === null || from === to) return rule;
  const moved = { ...parts };
  const weekdays = weekdaysIn(parts['BYDAY']);
  const shift = (((to - from) % 7) + 7) % 7;
  const [was, is] = [calendarDay(from), calendarDay(to)];
  if (weekdays !== null && weekdays.every(({ nth }) => nth === null)) {
    moved['BYDAY'] = weekdays.map(({ weekday }) => weekdayCodes[(weekday + shift) % 7]).join(',');
  } else if (weekdays?.length === 1) {
    moved['BYDAY'] = `${nthOf(is, weekdays[0]?.nth ?? 1)}${weekdayCodes[weekdayOf(to)]}`;
  }
  if (numbersIn(parts['BYMONTHDAY'])?.join() === String(was.day)) moved['BYMONTHDAY'] = String(is.day);
  if (parts['BYMONTH'] === String(was.month) && was.month !== is.month) moved['BYMONTH'] = String(is.month);
  return writeRule(moved);
}

/** 'The second Tuesday' that becomes a day of the third week is the third; a last one stays a last one if it can. */
function nthOf({ year, month, day }: { year: number; month: number; day: number }, was: number): number {
  const isLast = daysInMonth(year, month) - day < 7;
  return was < 0 && isLast ? -1 : Math.ceil(day / 7);
}
