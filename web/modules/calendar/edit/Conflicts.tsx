import { takesTime, type CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import { conflictsOf } from '@kinsong/engines/calendar/free.ts';
import { momentOfWall } from '@kinsong/engines/calendar/zone.ts';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useMemo } from 'react';
import { Icon } from '../../../ui/index.ts';
import { useEveryone } from '../../spaces/index.ts';
import { useOccurrences } from '../calendar.hooks.ts';
import { inARow, someone } from '../marks/people-words.ts';
import type { Shown } from '../shown.ts';
import { clock } from '../time-words.ts';
import styles from './Conflicts.module.css';
import { timesOf, type Typed } from './form-values.ts';

export interface ConflictsProps {
  typed: Typed;
  space: string;
  /** What is changed does not stand in its own way. */
  before: CalendarEvent | undefined;
}

const mostNamed = 3;

/** What else is on while this would be, for whoever is asked to come: of all calendars that this browser knows. */
export function Conflicts({ typed, space, before }: ConflictsProps) {
  const { date, endDate } = typed;
  const day = date === '' ? '2000-01-01' : date;
  const last = endDate > day && endDate < addDays(day, 60) ? endDate : day;
  const around = useMemo(() => ({ from: addDays(day, -1), until: addDays(last, 2) }), [day, last]);
  const shown = useOccurrences(undefined, around);
  const people = useEveryone(space);
  if (date === '' || (typed.length !== '8h' && typed.time === '')) return null;
  const found = inTheWay(typed, shown, before);
  if (found.length === 0) return null;
  return (
    <div className={styles.conflicts} role="status">
      <Icon of={TriangleAlert} size="s" />
      <div>
        <p className={styles.title}>At the same time</p>
        <ul>
          {found.slice(0, mostNamed).map(({ shown: { key, event, start, allDay }, who }) => (
            <li key={key}>
              {event.title}, {allDay ? 'all day' : clock(start)}:{' '}
              {inARow(who.map((id) => (someone(id, people).isMe ? 'you' : someone(id, people).name)))}
            </li>
          ))}
        </ul>
        {found.length > mostNamed && <p>and {found.length - mostNamed} more</p>}
      </div>
    </div>
  );
}

function inTheWay(
  typed: Typed,
  shown: readonly Shown[],
  before: CalendarEvent | undefined,
): { shown: Shown; who: readonly string[] }[] {
  const times = timesOf(typed);
  if (!takesTime({ type: typed.type, all_day: times.all_day })) return [];
  const planned = {
    start: momentOfWall(times.start, typed.zone),
    end: momentOfWall(times.end, typed.zone),
  };
  const others = shown
    .filter(
      ({ event }) => event.id !== before?.id && event.series_id !== (before?.id ?? '') && takesTime(event),
    )
    .map((each) => ({ shown: each, start: each.startsAt, end: each.endsAt }));
  const asked = new Set(typed.attendees);
  return conflictsOf(planned, others).flatMap(({ shown: each }) => {
    const who = each.event.attendees.flatMap(({ person_id, answer }) =>
      asked.has(person_id) && answer !== 'no' ? person_id : [],
    );
    return who.length === 0 ? [] : { shown: each, who };
  });
}
