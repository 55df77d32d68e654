import { EventChip, type EventChipProps } from '../marks/EventChip.tsx';
import { aloud } from '../marks/event-words.ts';
import type { Shown } from '../shown.ts';
import type { Moving } from './useMoving.ts';

export interface MovableChipProps extends Pick<EventChipProps, 'look' | 'selected'> {
  shown: Shown;
  today: string;
  onOpen: (shown: Shown) => void;
  moving: Moving;
}

/** A slip that can be taken to another day, by pointer and by keys. */
export function MovableChip({ shown, look, selected, today, onOpen, moving }: MovableChipProps) {
  const mayMove = moving.mayMove(shown);
  return (
    <EventChip
      shown={shown}
      look={look}
      selected={selected}
      more={aloud(shown, today)}
      dragged={moving.dragged === shown.key}
      onOpen={() => onOpen(shown)}
      onKeyDown={mayMove ? (event) => moving.onKeyDown(event, shown) : undefined}
      onPointerDown={mayMove ? (event) => moving.onPointerDown(event, shown) : undefined}
    />
  );
}
