import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import { holdsChair, type GuestState } from '@kinsong/contract/hospitality/retreat.ts';
import { day, hour } from '@kinsong/contract/common/time.ts';

interface Seated {
  readonly state: GuestState;
}

/** Fewer places than people at the table send nobody away. */
export const freeChairs = (guests: readonly Seated[], places: number): number =>
  Math.max(0, places - guests.filter(({ state }) => holdsChair(state)).length);

/** Who comes to the table: of those who wait, in their order, as many as there are chairs free. */
export const movingUp = <G extends Seated>(guests: readonly G[], places: number): G[] =>
  guests.filter(({ state }) => state === 'waiting').slice(0, freeChairs(guests, places));

export const dayAt = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The day that is not over yet anywhere on earth: whoever lives far west has all of theirs. */
export const oldestDay = (now: Date): string => dayAt(new Date(now.getTime() - day / 2));

export const hasBegun = ({ startsOn }: { readonly startsOn: string | null }, now: Date): boolean =>
  startsOn !== null && startsOn <= dayAt(now);

/** Whoever moves up has three days at least, as long as it has not begun by then. */
export function answerByFor(
  { answerBy, startsOn }: { readonly answerBy: string | null; readonly startsOn: string | null },
  now: Date,
): string {
  const soon = addDays(dayAt(now), 3);
  const wanted = answerBy !== null && answerBy > soon ? answerBy : soon;
  const last = startsOn === null ? wanted : addDays(startsOn, -1);
  return wanted < last ? wanted : last;
}

/** When an invitation is over for good: at the end of its day, wherever one is. */
export const endOf = (answerBy: string): Date => new Date(Date.parse(`${answerBy}T00:00:00Z`) + 36 * hour);
