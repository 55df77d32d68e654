import { useEffect, useRef, type PointerEvent } from 'react';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface DragHandlers {
  /** Where it is, and how far from where it began. */
  onMove: (at: Point, by: Point) => void;
  /** Let go, or given up. */
  onEnd: (dropped: boolean) => void;
}

const farEnough = 6;
/** A finger that rests so long means to carry, not to scroll. */
const held = 350;

/** Carrying something by a pointer: a mouse at once, a finger after it has rested. Escape lets everything stand. */
export function usePointerDrag(): (event: PointerEvent, handlers: DragHandlers) => void {
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  return (event, { onMove, onEnd }) => {
    if (event.button !== 0 || stop.current !== undefined) return;
    const from = { x: event.clientX, y: event.clientY };
    let isCarried = false;
    let mayCarry = event.pointerType === 'mouse' || isGrip(event.target);
    const waiting = setTimeout(() => {
      mayCarry = true;
    }, held);
    const listening = new AbortController();
    const on = <K extends keyof WindowEventMap>(name: K, hear: (event: WindowEventMap[K]) => void) =>
      addEventListener(name, hear, { capture: true, passive: false, signal: listening.signal });
    const end = (dropped: boolean) => {
      stop.current?.();
      if (!isCarried) return;
      // The press that ends a drag is not meant for what lies under it.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      onEnd(dropped);
    };
    on('pointermove', (moved) => {
      const by = { x: moved.clientX - from.x, y: moved.clientY - from.y };
      if (!isCarried && Math.hypot(by.x, by.y) < farEnough) return;
      if (!mayCarry) return end(false);
      isCarried = true;
      moved.preventDefault();
      onMove({ x: moved.clientX, y: moved.clientY }, by);
    });
    // While it is carried the page does not scroll under the finger.
    on('touchmove', (moved) => {
      if (mayCarry && moved.cancelable) moved.preventDefault();
    });
    on('pointerup', () => end(true));
    on('pointercancel', () => end(false));
    on('keydown', (pressed) => {
      if (pressed.key !== 'Escape' || !isCarried) return;
      swallow(pressed);
      end(false);
    });
    stop.current = () => {
      clearTimeout(waiting);
      listening.abort();
      stop.current = undefined;
    };
  };
}

const isGrip = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-grip]') !== null;

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};
