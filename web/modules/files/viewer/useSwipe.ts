import { useRef, useState, type CSSProperties, type PointerEvent } from 'react';

/** A finger that moved so far wants the next one. */
const farEnough = 56;

interface Swipe {
  readonly handlers: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(): void;
    onPointerCancel(): void;
  };
  /** The picture goes with the finger. */
  readonly style: CSSProperties;
}

/** To the left is the next, to the right the one before. Only fingers and pens swipe; a mouse has the buttons. */
export function useSwipe(onStep: (step: 1 | -1) => void): Swipe {
  const from = useRef<number>(undefined);
  const [moved, setMoved] = useState(0);
  const end = (isGiven: boolean) => {
    if (from.current === undefined) return;
    from.current = undefined;
    if (isGiven && Math.abs(moved) >= farEnough) onStep(moved < 0 ? 1 : -1);
    setMoved(0);
  };
  return {
    handlers: {
      onPointerDown: ({ pointerType, clientX, isPrimary }) => {
        if (pointerType !== 'mouse' && isPrimary) from.current = clientX;
      },
      onPointerMove: ({ clientX }) => {
        if (from.current !== undefined) setMoved(clientX - from.current);
      },
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
    },
    style: moved === 0 ? {} : { translate: `${moved}px` },
  };
}
