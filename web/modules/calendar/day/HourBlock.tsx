import { quarterHour as quarter } from '@kinsong/engines/calendar/moves.ts';
import { useState, type CSSProperties, type PointerEvent } from 'react';
import { cx } from '../../../ui/index.ts';
import type { Moving } from '../drag/useMoving.ts';
import { usePointerDrag } from '../drag/usePointerDrag.ts';
import { EventChip } from '../marks/EventChip.tsx';
import { aloud } from '../marks/event-words.ts';
import type { Shown } from '../shown.ts';
import type { Placed } from './day-lanes.ts';
import styles from './HourBlock.module.css';

export interface HourBlockProps {
  placed: Placed;
  today: string;
  selected: boolean;
  onOpen: (shown: Shown) => void;
  moving: Moving;
}

const aDay = 1440;

/** An event among the hours. It is carried up and down by quarters of an hour; its foot makes it longer or shorter. */
export function HourBlock({ placed, today, selected, onOpen, moving }: HourBlockProps) {
  const { shown, from, length, lane, lanes } = placed;
  const [carried, setCarried] = useState<{ from: number; length: number }>();
  const begin = usePointerDrag();
  const mayMove = moving.mayMove(shown);
  const at = carried ?? { from, length };
  const style = {
    top: `${(at.from / aDay) * 100}%`,
    height: `${(at.length / aDay) * 100}%`,
    left: `${(lane / lanes) * 100}%`,
    width: `${100 / lanes}%`,
  } satisfies CSSProperties;

  /** By a pointer: all of it, or only its end. */
  const carry = (event: PointerEvent, isEnd: boolean) => {
    const day = event.currentTarget.closest('[data-day]')?.getBoundingClientRect().height ?? 1;
    let minutes = 0;
    event.stopPropagation();
    begin(event, {
      onMove(_, by) {
        const wanted = Math.round(((by.y / day) * aDay) / quarter) * quarter;
        minutes = isEnd
          ? clamp(wanted, quarter - length, aDay - from - length)
          : clamp(wanted, -from, aDay - quarter - from);
        setCarried(isEnd ? { from, length: length + minutes } : { from: from + minutes, length });
      },
      onEnd(dropped) {
        setCarried(undefined);
        if (!dropped || minutes === 0) return;
        moving.onStep(shown, isEnd ? { endMinutes: minutes } : { minutes });
      },
    });
  };

  return (
    <div className={cx(styles.block, carried && styles.carried)} style={style}>
      <EventChip
        shown={shown}
        look="block"
        selected={selected}
        more={aloud(shown, today)}
        onOpen={() => onOpen(shown)}
        onKeyDown={mayMove ? (event) => moving.onKeyDown(event, shown) : undefined}
        onPointerDown={mayMove ? (event) => carry(event, false) : undefined}
      />
      {mayMove && (
        <i data-grip aria-hidden className={styles.foot} onPointerDown={(event) => carry(event, true)} />
      )}
    </div>
  );
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
