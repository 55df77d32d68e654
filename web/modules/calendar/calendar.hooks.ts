import type { CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import { useMemo } from 'react';
import { signedIn } from '../../platform/signed-in.ts';
import { useStore } from '../../platform/store.ts';
import { events } from './calendar.data.ts';
import { zoneHere } from './marks/zone-words.ts';
import { occurrences } from './occurrences.ts';
import type { DayRange, Shown, ShownEvent } from './shown.ts';
import { overlay } from './unsent-overlay.ts';

/** Every event this browser knows of, with what waits in the outbox laid over it. */
function useShownEvents(): readonly ShownEvent[] {
  const known = useStore(events);
  const items = useStore(signedIn().outbox.items);
  return useMemo(() => overlay(known.values(), items, signedIn().person.id), [known, items]);
}

/** What is on in these spaces between two days, by the clock here; in all that are known without them. */
export function useOccurrences(
  spaces: readonly string[] | undefined,
  { from, until }: DayRange,
): readonly Shown[] {
  const rows = useShownEvents();
  return useMemo(() => {
    const wanted = spaces && new Set(spaces);
    const here = wanted === undefined ? rows : rows.filter(({ event }) => wanted.has(event.space_id));
    return occurrences(here, { from, until }, zoneHere(), signedIn().person.id);
  }, [rows, spaces, from, until]);
}

/** Whether anything lies in these spaces at all. */
export function useHasEvents(spaces: readonly string[]): boolean {
  const known = useStore(events);
  return useMemo(() => {
    const wanted = new Set(spaces);
    const isThere = ({ space_id, deleted_at }: CalendarEvent) => deleted_at === null && wanted.has(space_id);
    return [...known.values()].some(isThere);
  }, [known, spaces]);
}
