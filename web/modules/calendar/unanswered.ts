import type { CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import { useMemo } from 'react';
import { signedIn } from '../../platform/signed-in.ts';
import { useStore } from '../../platform/store.ts';
import { useToday } from '../../platform/today.ts';
import { events } from './calendar.data.ts';

/** How many events of a space ask for my word and have not heard it: what is over asks nobody any more. */
export function useUnanswered(space: string): number {
  const known = useStore(events);
  const today = useToday();
  return useMemo(() => {
    const me = signedIn().person.id;
    const waits = ({ space_id, deleted_at, attendees, end, repeat }: CalendarEvent): boolean =>
      space_id === space &&
      deleted_at === null &&
      (repeat !== null || end.slice(0, 10) >= today) &&
      attendees.some(
        ({ person_id, answer, on_days }) => person_id === me && answer === null && on_days.length === 0,
      );
    return [...known.values()].filter(waits).length;
  }, [known, space, today]);
}
