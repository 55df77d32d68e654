import type { DayText } from '@kinsong/contract/common/calendar-days.ts';
import { dayOf } from '@kinsong/contract/tasks/calendar-days.ts';
import type { Shown } from '../unsent-overlay.ts';

/** What somebody ticked today, as it is where this device is, the first of it first. */
export const starsOf = (shown: readonly Shown[], me: string, today: DayText): string[] =>
  shown
    .flatMap(({ task: { id, completed_by, completed_at } }) =>
      completed_by === me && completed_at !== null && dayOf(new Date(completed_at)) === today
        ? [{ id, at: Date.parse(completed_at) }]
        : [],
    )
    .toSorted((a, b) => a.at - b.at)
    .map(({ id }) => id);

/** '7 open, 3 stars today'. Stars that nobody can count yet are not spoken of. */
export function dayInWords(open: number, stars: number | undefined): string | undefined {
  const counted = stars === 1 ? '1 star today' : `${stars ?? 0} stars today`;
  if (!stars) return open === 0 ? undefined : `${open} open`;
  return `${open === 0 ? 'Nothing' : open} open, ${counted}`;
}
