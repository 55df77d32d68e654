import '../../ui/tokens.calendar.css';
import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import { useMemo } from 'react';
import { useRows } from '../../platform/live/use-rows.ts';
import { useToday } from '../../platform/today.ts';
import { Row, SkeletonRows } from '../../ui/index.ts';
import { calendarRows } from './calendar.data.ts';
import { useOccurrences } from './calendar.hooks.ts';
import { addressOf } from './marks/event-words.ts';
import { TypeIcon } from './marks/TypeIcon.tsx';
import { useNow } from './now.ts';
import { clock, dayIn, dayWords } from './time-words.ts';

const most = 3;
const daysAhead = 92;

/** What comes next in a salon, each leading to itself. */
export function NextEvents({ space }: { space: string }) {
  const state = useRows(space, calendarRows);
  const today = useToday();
  const spaces = useMemo(() => [space], [space]);
  const range = useMemo(() => ({ from: today, until: addDays(today, daysAhead) }), [today]);
  const shown = useOccurrences(spaces, range);
  const now = useNow().getTime();
  const next = shown.filter(({ endsAt, declined }) => endsAt >= now && !declined).slice(0, most);
  if (next.length === 0 && state === 'opening')
    return <SkeletonRows label="Loading what comes next" rows={2} />;
  if (next.length === 0)
    return (
      <p>
        {state === 'failed'
          ? 'The house did not answer. It comes by itself once it does.'
          : 'Nothing is planned yet.'}
      </p>
    );
  return (
    <ul>
      {next.map((each) => (
        <Row
          key={each.key}
          href={addressOf(each)}
          title={each.event.title}
          detail={`${dayWords(dayIn(each.start), today)}${each.allDay ? '' : `, ${clock(each.start)}`}`}
          end={<TypeIcon event={each.event} />}
        />
      ))}
    </ul>
  );
}
