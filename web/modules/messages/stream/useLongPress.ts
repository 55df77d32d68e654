import { useRef, type MouseEvent, type PointerEvent, type TouchEvent } from 'react';

const longEnough = 450;
const mayMove = 10;

interface Handlers {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onTouchEnd(event: TouchEvent): void;
  onContextMenu(event: MouseEvent): void;
}

/** A finger that rests on something. A mouse has its own ways, and scrolling is not resting. */
export function useLongPress(act: () => void): Handlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const rested = useRef(false);
  const touched = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown: ({ pointerType, clientX, clientY }) => {
      stop();
      rested.current = false;
      touched.current = pointerType !== 'mouse';
      if (!touched.current) return;
      from.current = { x: clientX, y: clientY };
      timer.current = setTimeout(() => {
        rested.current = true;
        act();
      }, longEnough);
    },
    onPointerMove: ({ clientX, clientY }) => {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > mayMove) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // Lifting the finger is no press on what has opened under it.
    onTouchEnd: (event) => {
      if (rested.current) event.preventDefault();
    },
    // The browser's own menu would lie over ours.
    onContextMenu: (event) => {
      if (touched.current) event.preventDefault();
    },
  };
}
