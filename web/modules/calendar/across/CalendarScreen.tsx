import '../../../ui/tokens.calendar.css';
import type { CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import { useToday } from '../../../platform/today.ts';
import {
  Button,
  Empty,
  ErrorState,
  LastKnown,
  Screen,
  Select,
  Sheet,
  useMedia,
  useWide,
  type AreaBarProps,
} from '../../../ui/index.ts';
import { abilities, isOpenSalon, useSpaces } from '../../spaces/index.ts';
import { useDueTasks } from '../../tasks/index.ts';
import { CalendarBoard } from '../board/CalendarBoard.tsx';
import { CalendarMore } from '../board/CalendarMore.tsx';
import { CalendarSkeleton } from '../board/CalendarSkeleton.tsx';
import { lookOf, rangeOf, type Address } from '../board/look.ts';
import { WherePlaced } from '../board/where-placed.ts';
import { useOccurrences } from '../calendar.hooks.ts';
import { NewEventSheet } from '../edit/EventSheets.tsx';
import { useMyEvents } from '../my-events.data.ts';
import styles from './CalendarScreen.module.css';

export interface CalendarScreenProps {
  title: string;
  bar: AreaBarProps;
  address: Address;
  onAddress: (change: Record<string, string | undefined>) => void;
}

/** What is on in all my salons. Each event says in which; a new one is asked where it belongs. */
export function CalendarScreen({ title, bar, address, onAddress }: CalendarScreenProps) {
  const { spaces } = useSpaces();
  const today = useToday();
  const wide = useWide();
  const isBroad = useMedia('(width >= 72rem)');
  const [agendas, setAgendas] = useState(1);
  const [wanted, setWanted] = useState<string>();
  const [place, setPlace] = useState<string>();
  const look = lookOf(address, wide, today);
  const range = rangeOf(look, agendas);
  const { state, again } = useMyEvents(range);
  const salons = useMemo(() => [...spaces.values()].filter(isOpenSalon), [spaces]);
  const ids = useMemo(() => salons.map(({ id }) => id).sort(), [salons]);
  const shown = useOccurrences(undefined, range);
  const tasks = useDueTasks(ids, range.from, range.until);
  const rights = useMemo(() => new Map([...spaces].map(([id, space]) => [id, abilities(space)])), [spaces]);
  const writable = salons.filter(({ id }) => rights.get(id)?.has('calendar.create'));
  const begin = (day: string) => {
    setPlace(writable.length === 1 ? writable[0]?.id : undefined);
    setWanted(day < today ? today : day);
  };
  const button = writable.length > 0 && (
    <Button kind="primary" icon={Plus} onClick={() => begin(address['on'] ?? look.day)}>
      New event
    </Button>
  );
  return (
    <Screen
      area="salon"
      title={title}
      bar={bar}
      actions={<CalendarMore space={null} mayWrite={false} />}
      flow="held"
    >
      <WherePlaced value>
        <CalendarBoard
          look={look}
          range={range}
          shown={shown}
          tasks={tasks}
          abilitiesAt={({ space_id }: CalendarEvent) => rights.get(space_id) ?? none}
          address={address}
          onAddress={onAddress}
          onLater={() => setAgendas(agendas + 1)}
          onNew={writable.length > 0 ? begin : undefined}
          actions={isBroad && button}
          notice={state === 'failed' && shown.length > 0 && <LastKnown onRetry={again} />}
          instead={
            shown.length > 0 || tasks.length > 0 ? undefined : instead(state, look.view === 'agenda', again)
          }
          foot={!isBroad && button && <div className={styles.foot}>{button}</div>}
        />
      </WherePlaced>
      <Sheet
        open={wanted !== undefined && place === undefined}
        onOpenChange={(open) => !open && setWanted(undefined)}
        title="In which salon?"
      >
        <Select
          label="The event belongs to"
          options={[
            { value: '', label: 'Choose a salon' },
            ...writable.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value=""
          onChange={(id) => setPlace(id === '' ? undefined : id)}
        />
      </Sheet>
      {place !== undefined && (
        <NewEventSheet
          wish={wanted === undefined ? undefined : { date: wanted }}
          space={place}
          today={today}
          onClose={() => {
            setWanted(undefined);
            setPlace(undefined);
          }}
        />
      )}
    </Screen>
  );
}

const none = new Set<never>();

function instead(state: string, isAgenda: boolean, again: () => void) {
  if (state === 'opening') return <CalendarSkeleton />;
  if (state === 'failed')
    return (
      <ErrorState onRetry={again}>
        Your calendar could not be loaded. Often it is the connection; it usually comes back.
      </ErrorState>
    );
  if (!isAgenda) return undefined;
  return (
    <Empty title="Nothing is planned in your salons">
      What anyone plans in one of your salons stands here, with where it belongs.
    </Empty>
  );
}
