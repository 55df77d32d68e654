import type { Capability } from '@kinsong/contract/capabilities.ts';
import type { CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import type { Scope } from '@kinsong/contract/calendar/event-input.ts';
import { resized, shifted } from '@kinsong/engines/calendar/moves.ts';
import { minutesADay, movedBy } from '@kinsong/engines/calendar/wall.ts';
import { useState } from 'react';
import { change, isSeries, mayChange } from '../calendar.actions.ts';
import type { Shown } from '../shown.ts';
import { clock, dayIn, dayWords } from '../time-words.ts';
import type { Step } from './moving-keys.ts';
import { useMoving, type Moving } from './useMoving.ts';

/** A move of something that repeats waits for the answer which of its days are meant. */
export interface AskedMove {
  readonly shown: Shown;
  readonly go: (scope: Scope) => void;
  readonly leave: () => void;
}

/** Where a step takes an event, by its own clock; undefined where it goes nowhere. */
export function timesAfter(
  { zoneStart, zoneEnd, allDay }: Pick<Shown, 'zoneStart' | 'zoneEnd' | 'allDay'>,
  { days = 0, minutes = 0, endMinutes = 0 }: Step,
): { start: string; end: string } | undefined {
  const before = { start: zoneStart, end: zoneEnd, all_day: allDay };
  // A whole day has no hours to go by: its end goes by days.
  const longer = allDay ? Math.sign(endMinutes) * minutesADay : endMinutes;
  const { start, end } =
    endMinutes === 0
      ? shifted(before, days * minutesADay + (allDay ? 0 : minutes))
      : resized(before, movedBy(zoneEnd, longer));
  return start === zoneStart && end === zoneEnd ? undefined : { start, end };
}

export function useMovingEvents({
  today,
  abilitiesAt,
}: {
  today: string;
  abilitiesAt: (event: CalendarEvent) => ReadonlySet<Capability>;
}): { moving: Moving; asked: AskedMove | undefined; said: string } {
  const [asked, setAsked] = useState<AskedMove>();
  const [said, setSaid] = useState('');
  const moving = useMoving({
    mayMove: ({ event }) => mayChange(event, abilitiesAt(event)),
    onStep(shown, step) {
      const times = timesAfter(shown, step);
      if (times === undefined) return setSaid('It stays as it is');
      const go = (scope: Scope) => {
        setAsked(undefined);
        // Said once it is kept: the next step begins where this one ended.
        void change(shown, scope, times).then(() => setSaid(movedWords(shown, times, step, today)));
      };
      if (isSeries(shown.event)) setAsked({ shown, go, leave: () => setAsked(undefined) });
      else go('all');
    },
  });
  return { moving, asked, said };
}

/** What is heard: 'Now Wednesday 14 October, 8:15 to 9:15'. */
function movedWords(
  { event, allDay }: Shown,
  { start, end }: { start: string; end: string },
  { endMinutes }: Step,
  today: string,
): string {
  const day = dayWords(dayIn(start), today);
  if (allDay) return `${event.title}, now ${day}`;
  if (endMinutes !== undefined) return `${event.title}, now until ${clock(end)}`;
  return `${event.title}, now ${day}, ${clock(start)} to ${clock(end)}`;
}
