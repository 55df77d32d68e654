import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

export interface Reorder {
  /** Where each is seen while one of them is dragged: by its place in the list. */
  readonly seenAt: (place: number) => number;
  readonly dragged: number | undefined;
  /** What was done last, for those who listen. */
  readonly said: string;
  grip(place: number): {
    onKeyDown: (event: KeyboardEvent) => void;
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  };
}

/**
 * Puts a short list in another order: by a pointer at a row's grip, or by the arrow keys there. Nothing moves in the page
 * before it is dropped, so that a finger keeps what it holds.
 */
export function useReorder(names: readonly string[], onMove: (from: number, to: number) => void): Reorder {
  const [dragging, setDragging] = useState<{ from: number; to: number }>();
  const [said, setSaid] = useState('');
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const move = (from: number, to: number): void => {
    if (to < 0 || to >= names.length) {
      setSaid(to < 0 ? 'It stands first already' : 'It stands last already');
      return;
    }
    onMove(from, to);
    setSaid(`${names[from] || 'It'}, now ${to + 1} of ${names.length}`);
  };

  const drag = (event: PointerEvent<HTMLElement>, from: number): void => {
    const list = event.currentTarget.closest('[data-ordered]');
    if (event.button !== 0 || list === null || stop.current !== undefined) return;
    event.preventDefault();
    const middles = [...list.children].map((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2;
    });
    let to = from;
    const look = ({ clientY }: globalThis.PointerEvent) => {
      to = middles.filter((middle, place) => place !== from && middle < clientY).length;
      setDragging({ from, to });
    };
    const end = (dropped: boolean) => {
      stop.current?.();
      if (dropped && to !== from) move(from, to);
    };
    const up = () => end(true);
    const cancel = () => end(false);
    const key = (pressed: globalThis.KeyboardEvent) => pressed.key === 'Escape' && end(false);
    stop.current = () => {
      removeEventListener('pointermove', look);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', key, true);
      stop.current = undefined;
      setDragging(undefined);
    };
    addEventListener('pointermove', look);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', key, true);
  };

  return {
    said,
    dragged: dragging?.from,
    seenAt: (place) => (dragging === undefined ? place : seen(place, dragging)),
    grip: (place) => ({
      onKeyDown: (event) => {
        const way = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
        if (way === 0) return;
        event.preventDefault();
        move(place, place + way);
      },
      onPointerDown: (event) => drag(event, place),
    }),
  };
}

function seen(place: number, { from, to }: { from: number; to: number }): number {
  if (place === from) return to;
  if (from < to && place > from && place <= to) return place - 1;
  return to < from && place >= to && place < from ? place + 1 : place;
}

/** A list with one of its things at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, place) => place !== from);
  const item = items[from];
  return item === undefined ? rest : [...rest.slice(0, to), item, ...rest.slice(to)];
}
