import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

/** What is dragged, and what lies under it now. */
export interface Dragging {
  readonly id: string;
  readonly over: string | undefined;
  /** Below the middle of what it is over. */
  readonly below: boolean;
}

const farEnough = 6;
const edge = 56;
const step = 14;

export interface DragOptions {
  scroller: RefObject<HTMLElement | null>;
  /** Which attribute names what it may be dropped on. */
  names: string;
  onDrop: (id: string, over: string, below: boolean) => void;
}

/** Dragging by a pointer: by a mouse anywhere on a row, by a finger on its grip. Escape lets everything stand. */
export function useDrag({ scroller, names, onDrop }: DragOptions) {
  const [dragging, setDragging] = useState<Dragging>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const begin = (event: PointerEvent, id: string): void => {
    if (event.button !== 0 || stop.current !== undefined) return;
    const from = { x: event.clientX, y: event.clientY };
    let at = from;
    let now: Dragging | undefined;
    let frame = 0;
    const look = () => {
      const under = document.elementFromPoint(at.x, at.y)?.closest(`[${names}]`);
      const box = under?.getBoundingClientRect();
      const over = under?.getAttribute(names) ?? undefined;
      const next = { id, over, below: box !== undefined && at.y > box.top + box.height / 2 };
      if (now?.over !== next.over || now?.below !== next.below) setDragging(next);
      now = next;
    };
    const scroll = () => {
      const box = scroller.current?.getBoundingClientRect();
      const by = box === undefined ? 0 : at.y < box.top + edge ? -step : at.y > box.bottom - edge ? step : 0;
      if (by !== 0) scroller.current?.scrollBy(0, by);
      if (by !== 0) look();
      frame = requestAnimationFrame(scroll);
    };
    const move = (moved: globalThis.PointerEvent) => {
      at = { x: moved.clientX, y: moved.clientY };
      if (now === undefined && Math.hypot(at.x - from.x, at.y - from.y) < farEnough) return;
      if (now === undefined) frame = requestAnimationFrame(scroll);
      moved.preventDefault();
      look();
    };
    const end = (dropped: boolean) => {
      stop.current?.();
      if (now === undefined) return;
      // The press that ends a drag is not meant for what lies under it.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      if (dropped && now.over !== undefined) onDrop(id, now.over, now.below);
    };
    const up = () => end(true);
    const cancel = () => end(false);
    const key = (pressed: KeyboardEvent) => pressed.key === 'Escape' && end(false);
    stop.current = () => {
      cancelAnimationFrame(frame);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', key, true);
      stop.current = undefined;
      setDragging(undefined);
    };
    addEventListener('pointermove', move, { passive: false });
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', key, true);
  };
  return { dragging, begin };
}

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};
