import type { Capability } from '@kinsong/contract/capabilities.ts';
import type { CalendarEvent } from '@kinsong/contract/calendar/event.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { useToday } from '../../../platform/today.ts';
import { useWide, VisuallyHidden } from '../../../ui/index.ts';
import type { DueTask } from '../../tasks/index.ts';
import { AgendaView } from '../agenda/AgendaView.tsx';
import { DayView } from '../day/DayView.tsx';
import { DaySide } from '../detail/DaySide.tsx';
import { EventSide } from '../detail/EventSide.tsx';
import { MoveScope } from '../drag/MoveScope.tsx';
import { useMovingEvents } from '../drag/useMovingEvents.ts';
import { DeleteEvent } from '../edit/DeleteEvent.tsx';
import { EditEventSheet } from '../edit/EventSheets.tsx';
import { MonthView } from '../month/MonthView.tsx';
import type { Shown } from '../shown.ts';
import { isDayText } from '../time-words.ts';
import { WeekRows } from '../week/WeekRows.tsx';
import { WeekView } from '../week/WeekView.tsx';
import styles from './CalendarBoard.module.css';
import { CalendarHead } from './CalendarHead.tsx';
import type { Address, Look } from './look.ts';
import type { ViewProps } from './view-props.ts';

export interface CalendarBoardProps {
  look: Look;
  range: { from: string; until: string };
  shown: readonly Shown[];
  tasks: readonly DueTask[];
  abilitiesAt: (event: CalendarEvent) => ReadonlySet<Capability>;
  address: Address;
  onAddress: (change: Record<string, string | undefined>) => void;
  onLater: () => void;
  /** Puts a new one on a day; absent where one may not. */
  onNew: ((day: string) => void) | undefined;
  /** Above the views: the ways to do something. */
  actions?: ReactNode;
  /** What was last known, when the house does not answer. */
  notice?: ReactNode;
  /** Instead of the view: it loads, or it failed. */
  instead?: ReactNode;
  /** Below the views: with what a phone has for the thumb. */
  foot?: ReactNode;
}

/** The calendar in the way one looks at it, and what is open beside it. */
export function CalendarBoard(props: CalendarBoardProps) {
  const { look, range, shown, tasks, abilitiesAt, address, onAddress, instead } = props;
  const today = useToday();
  const wide = useWide();
  const [editing, setEditing] = useState<Shown>();
  const [removing, setRemoving] = useState<Shown>();
  const { moving, asked, said } = useMovingEvents({ today, abilitiesAt });
  const open = useMemo(() => namedIn(shown, address), [shown, address]);
  const day = open === undefined && isDayText(address['on']) ? address['on'] : undefined;
  const choose = (each: Shown | undefined) =>
    onAddress({ event: each?.event.id, at: each?.originalStart ?? undefined, on: undefined });
  const chooseDay = (on: string | undefined) => onAddress({ on, event: undefined, at: undefined });
  const view: ViewProps = {
    ...{ day: look.day, today, shown, tasks, moving },
    selected: open?.key,
    selectedDay: day,
    onOpen: choose,
    onDay: (on) => chooseDay(on === day ? undefined : on),
  };
  return (
    <div className={styles.board}>
      {props.notice}
      <CalendarHead
        look={look}
        today={today}
        onLook={(change) => onAddress({ ...change, on: undefined, event: undefined, at: undefined })}
      >
        {props.actions}
      </CalendarHead>
      <div className={styles.both}>
        <div className={styles.view}>
          {instead ??
            (look.view === 'month' ? (
              <MonthView {...view} />
            ) : look.view === 'day' ? (
              <DayView {...view} />
            ) : look.view === 'agenda' ? (
              <AgendaView {...view} range={range} onLater={props.onLater} />
            ) : wide ? (
              <WeekView {...view} />
            ) : (
              <WeekRows {...view} />
            ))}
        </div>
        {open === undefined && (
          <DaySide
            day={day}
            today={today}
            shown={shown}
            tasks={tasks}
            onOpen={choose}
            onNew={props.onNew}
            onClose={() => chooseDay(undefined)}
          />
        )}
        <EventSide
          shown={editing === undefined && removing === undefined ? open : undefined}
          today={today}
          abilities={open === undefined ? nothing : abilitiesAt(open.event)}
          onEdit={setEditing}
          onRemove={setRemoving}
          onClose={() => choose(undefined)}
        />
      </div>
      {props.foot}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <EditEventSheet shown={editing} today={today} onClose={() => setEditing(undefined)} />
      <DeleteEvent shown={removing} onClose={() => setRemoving(undefined)} onGone={() => choose(undefined)} />
      <MoveScope asked={asked} />
    </div>
  );
}

const nothing: ReadonlySet<Capability> = new Set();

/** The event the address names; of what repeats the day it names, else the next one shown. */
function namedIn(shown: readonly Shown[], { event: id, at }: Address): Shown | undefined {
  if (id === undefined) return undefined;
  const days = shown.filter(({ event }) => event.id === id);
  return days.find(({ originalStart }) => originalStart === at) ?? days[0];
}
