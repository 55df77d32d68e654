import { addDays, type DayText } from '@kinsong/contract/common/calendar-days.ts';
import { isAboveHours, type Shown } from '../shown.ts';
import { minutesOf } from '../time-words.ts';

/** Where something stands among the hours of a day. */
export interface Placed {
  readonly shown: Shown;
  /** Minutes since midnight, and how many of them lie in this day. */
  readonly from: number;
  readonly length: number;
  /** Which of how many lanes side by side. */
  readonly lane: number;
  readonly lanes: number;
}

const wholeDay = 24 * 60;
/** What is shorter is drawn so long, so that its title can be read. */
const shortest = 30;

/** What is at the same time stands side by side, each beginning in the first lane that is free. */
export function placeInDay(day: DayText, shown: readonly Shown[]): readonly Placed[] {
  const inDay = shown
    .filter((each) => !isAboveHours(each) && touches(each, day))
    .map((each) => {
      const from = each.start.startsWith(day) ? minutesOf(each.start) : 0;
      const until = each.end.startsWith(day) ? minutesOf(each.end) : wholeDay;
      return { shown: each, from, length: Math.min(Math.max(until - from, shortest), wholeDay - from) };
    })
    .sort((a, b) => a.from - b.from || b.length - a.length);
  const placed: Placed[] = [];
  let group: (Omit<Placed, 'lanes'> & { lane: number })[] = [];
  let groupEnd = 0;
  let laneEnds: number[] = [];
  const close = (): void => {
    for (const each of group) placed.push({ ...each, lanes: laneEnds.length });
    group = [];
    laneEnds = [];
  };
  for (const each of inDay) {
    if (each.from >= groupEnd) close();
    const free = laneEnds.findIndex((end) => end <= each.from);
    const lane = free === -1 ? laneEnds.length : free;
    laneEnds[lane] = each.from + each.length;
    groupEnd = Math.max(group.length === 0 ? 0 : groupEnd, each.from + each.length);
    group.push({ ...each, lane });
  }
  close();
  return placed;
}

const touches = ({ start, end }: Shown, day: DayText): boolean =>
  start < `${addDays(day, 1)}T00:00` && (end > `${day}T00:00` || start.startsWith(day));
