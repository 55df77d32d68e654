import type { DayText } from '@kinsong/contract/common/calendar-days.ts';

/** From one new moon to the next, in days, on the average. */
const month = 29.530_588_853;
/** A new moon that is known: 6 January 2000, 18:14 UTC. */
const known = Date.UTC(2000, 0, 6, 18, 14);
const dayMs = 86_400_000;

/** How far the moon has come on a day at noon: 0 is new, 0.25 the first quarter, 0.5 full, 0.75 the last. Right to a day. */
export function moonPhase(day: DayText): number {
  const months = (Date.parse(`${day}T12:00:00Z`) - known) / dayMs / month;
  return months - Math.floor(months);
}

const quarters = ['new moon', 'first quarter', 'full moon', 'last quarter'] as const;
export type Quarter = (typeof quarters)[number];

/** The quarter that falls on this day, where one does. */
export function quarterOn(day: DayText): Quarter | undefined {
  const noon = moonPhase(day) * 4;
  const nearest = Math.round(noon);
  // It falls on the day whose noon is nearest to it.
  return Math.abs(noon - nearest) <= 2 / month ? quarters[nearest % 4] : undefined;
}
