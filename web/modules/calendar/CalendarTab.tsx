import '../../ui/tokens.calendar.css';
import CalendarSearch from 'lucide-react/icons/calendar-search';
import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import { useRows } from '../../platform/live/use-rows.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { useToday } from '../../platform/today.ts';
import type { TabProps } from '../../platform/web-module.ts';
import { Button, Empty, ErrorState, LastKnown, useMedia, useWide } from '../../ui/index.ts';
import { useSpace } from '../spaces/index.ts';
import { useDueTasks } from '../tasks/index.ts';
import { CalendarBoard } from './board/CalendarBoard.tsx';
import { CalendarMore } from './board/CalendarMore.tsx';
import { CalendarSkeleton } from './board/CalendarSkeleton.tsx';
import { lookOf, rangeOf } from './board/look.ts';
import styles from './CalendarTab.module.css';
import { calendarRows } from './calendar.data.ts';
import { useHasEvents, useOccurrences } from './calendar.hooks.ts';
import { useBeside } from './detail/Side.tsx';
import { NewEventSheet } from './edit/EventSheets.tsx';
import type { Wish } from './edit/form-values.ts';
import { WhenSheet } from './free/WhenSheet.tsx';

/** What is on in a space, for everyone who is there. */
export function CalendarTab({ space, address, onAddress }: TabProps) {
  const { abilities, space: known } = useSpace(space);
  const state = useRows(space, calendarRows);
  const today = useToday();
  const wide = useWide();
  const beside = useBeside();
  const isBroad = useMedia('(width >= 72rem)');
  const [agendas, setAgendas] = useState(1);
  const [wish, setWish] = useState<Wish>();
  const [asking, setAsking] = useState(false);
  const spaces = useMemo(() => [space], [space]);
  const look = lookOf(address, wide, today);
  const range = rangeOf(look, agendas);
  const shown = useOccurrences(spaces, range);
  const tasks = useDueTasks(spaces, range.from, range.until);
  const has = useHasEvents(spaces);
  const mayWrite = abilities.has('calendar.create');
  const begin = (wished: Wish) => setWish(wished);
  const buttons = (
    <div className={styles.ways}>
      <Button icon={CalendarSearch} onClick={() => setAsking(true)}>
        When can all of us?
      </Button>
      {mayWrite && (
        <Button
          kind="primary"
          icon={Plus}
          onClick={() => begin({ date: nextDay(address['on'] ?? look.day, today) })}
        >
          New event
        </Button>
      )}
    </div>
  );
  const more = known && <CalendarMore space={{ id: known.id, name: known.name }} mayWrite={mayWrite} />;
  return (
    <>
      <CalendarBoard
        look={look}
        range={range}
        shown={shown}
        tasks={tasks}
        abilitiesAt={() => abilities}
        address={address}
        onAddress={onAddress}
        onLater={() => setAgendas(agendas + 1)}
        onNew={mayWrite ? (date) => begin({ date }) : undefined}
        actions={
          <>
            {isBroad && buttons}
            {more}
          </>
        }
        notice={has && state === 'failed' && <LastKnown onRetry={() => signedIn().sync.again(space)} />}
        instead={has ? undefined : instead(state, look.view === 'agenda' && tasks.length === 0, mayWrite)}
        foot={!isBroad && <div className={styles.foot}>{buttons}</div>}
      />
      <NewEventSheet
        wish={wish}
        space={space}
        today={today}
        onClose={() => setWish(undefined)}
        onPutIn={(id, { start = '' }) => {
          const date = start.slice(0, 10);
          const isSeen = date >= range.from && date < range.until;
          // On a phone a sheet over what one has just put in would hide it.
          onAddress({
            ...(isSeen ? {} : { day: date }),
            event: beside ? id : undefined,
            at: undefined,
            on: undefined,
          });
        }}
      />
      <WhenSheet
        open={asking}
        space={space}
        onClose={() => setAsking(false)}
        onChoose={
          mayWrite
            ? (chosen) => {
                setAsking(false);
                begin(chosen);
              }
            : undefined
        }
      />
    </>
  );
}

/** Nothing new begins on a day that is over. */
const nextDay = (day: string, today: string): string => (day < today ? today : day);

function instead(state: string, isEmpty: boolean, mayWrite: boolean) {
  if (state === 'opening') return <CalendarSkeleton />;
  if (state === 'failed')
    return (
      <ErrorState onRetry={() => signedIn().sync.again()}>
        The calendar could not be loaded. Often it is the connection; it usually comes back.
      </ErrorState>
    );
  // Week and month show their days though nothing is on them: one plans by looking at them.
  if (!isEmpty) return undefined;
  return (
    <Empty title="Nothing is planned here">
      {mayWrite
        ? 'Put in the first event: a birthday, a supper, a day on the roof. Everyone here sees it and says whether they come.'
        : 'As soon as somebody plans something, everyone sees it here.'}
    </Empty>
  );
}
