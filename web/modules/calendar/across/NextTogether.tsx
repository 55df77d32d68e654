import '../../../ui/tokens.calendar.css';
import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import { useMemo } from 'react';
import { useToday } from '../../../platform/today.ts';
import { useSpaces } from '../../spaces/index.ts';
import { useOccurrences } from '../calendar.hooks.ts';
import { addressOf } from '../marks/event-words.ts';
import { useNow } from '../now.ts';
import { useMyEvents } from '../my-events.data.ts';
import { awayWords, clock, dayIn, numberOf, weekdayOf } from '../time-words.ts';
import styles from './NextTogether.module.css';

const daysAhead = 62;

/** The next thing together, whichever salon it is in: a big date, and what it is. */
export function NextTogether() {
  const today = useToday();
  const range = useMemo(() => ({ from: today, until: addDays(today, daysAhead) }), [today]);
  const { state } = useMyEvents(range);
  const shown = useOccurrences(undefined, range);
  const { spaces } = useSpaces();
  const now = useNow().getTime();
  const next = shown.find(({ endsAt, declined }) => endsAt >= now && !declined);
  if (next === undefined)
    return (
      <p className={styles.quiet}>
        {state === 'opening' ? 'Looking for what comes next.' : 'Nothing is planned yet.'}
      </p>
    );
  const day = dayIn(next.start);
  const when = [weekdayOf(day), ...(next.allDay ? [] : [clock(next.start)]), awayWords(day, today)];
  return (
    <a className={styles.next} href={addressOf(next)}>
      <b className={styles.number}>{numberOf(day)}</b>
      <span className={styles.words}>
        <span className={styles.title}>{next.event.title}</span>
        <span className={styles.quiet}>{when.join(', ')}</span>
        <span className={styles.quiet}>{spaces.get(next.event.space_id)?.name}</span>
      </span>
    </a>
  );
}
