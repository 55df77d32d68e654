import type { PointerEvent } from 'react';

const longEnough = 500;
const stillWithin = 8;

/** A finger that rests on something. The press that follows from it is not meant. */
export function longPress(event: PointerEvent, act: () => void): void {
  if (event.pointerType === 'mouse') return;
  const { clientX, clientY } = event;
  const over = () => {
    clearTimeout(timer);
    removeEventListener('pointermove', moved);
    removeEventListener('pointerup', over);
    removeEventListener('pointercancel', over);
  };
  const moved = (now: globalThis.PointerEvent) => {
    if (Math.hypot(now.clientX - clientX, now.clientY - clientY) > stillWithin) over();
  };
  const timer = setTimeout(() => {
    over();
    act();
    addEventListener('click', stop, { capture: true, once: true });
    addEventListener('pointerdown', () => removeEventListener('click', stop, true), { once: true });
  }, longEnough);
  addEventListener('pointermove', moved);
  addEventListener('pointerup', over);
  addEventListener('pointercancel', over);
}

const stop = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};
