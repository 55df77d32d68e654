import { addDays, type DayText } from '@kinsong/contract/common/calendar-days.ts';
import { byDay, isAboveHours, type Shown } from '../shown.ts';
import { minutesOf } from '../time-words.ts';

/** S2: two a day from Monday to Thursday, three from Friday to Sunday. */
export const mostOn = (day: DayText): number =>
  (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7 < 4 ? 2 : 3;

export const bands = ['Morning', 'Afternoon', 'Evening'] as const;
export type Band = (typeof bands)[number];
const noon = 12 * 60;
const evening = 17 * 60;

export interface PlannedDay {
  readonly day: DayText;
  readonly above: readonly Shown[];
  readonly inBand: Readonly<Record<Band, readonly Shown[]>>;
  /** All that has room, in order. */
  readonly first: readonly Shown[];
  /** How many there are besides. */
  readonly more: number;
}

const bandOf = (shown: Shown, day: DayText): Band => {
  // What began the day before goes on in the morning.
  const minutes = shown.start.startsWith(day) ? minutesOf(shown.start) : 0;
  return minutes < noon ? 'Morning' : minutes < evening ? 'Afternoon' : 'Evening';
};

/** A week from Monday on, each day with what has room on it. */
export function planWeek(monday: DayText, shown: readonly Shown[]): readonly PlannedDay[] {
  const days = byDay(shown);
  return Array.from({ length: 7 }, (_, at) => {
    const day = addDays(monday, at);
    const all = days.get(day) ?? [];
    const first = all.slice(0, mostOn(day));
    const inBand: Record<Band, Shown[]> = { Morning: [], Afternoon: [], Evening: [] };
    for (const each of first) if (!isAboveHours(each)) inBand[bandOf(each, day)].push(each);
    return { day, above: first.filter(isAboveHours), inBand, first, more: all.length - first.length };
  });
}
