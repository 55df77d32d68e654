import { useEffect, useEffectEvent } from 'react';

/** What comes by itself can be hurried by hand, and then stands whole. */
export interface Coming {
  isDone: () => boolean;
  /** By a key one goes on with the keyboard. */
  finish: (by: 'tap' | 'key') => void;
}

const goOn = new Set(['Enter', ' ']);

/** A tap anywhere, Enter or Space completes what is coming; that same press, however long it lasts, does nothing else. */
export function useFinishByHand(coming: Coming): void {
  const isDone = useEffectEvent(coming.isDone);
  const finish = useEffectEvent(coming.finish);
  useEffect(() => {
    let held: string | undefined;
    const pressed = (event: KeyboardEvent) => {
      if (!goOn.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (held === undefined && (event.repeat || isDone())) return;
      event.preventDefault();
      if (held !== undefined) return;
      held = event.key;
      finish('key');
    };
    const released = (event: KeyboardEvent) => {
      if (event.key !== held) return;
      event.preventDefault();
      held = undefined;
    };
    const tapped = ({ target }: MouseEvent) => {
      const onItsOwn = target instanceof Element && target.closest('a, button') !== null;
      if (!onItsOwn && !isDone()) finish('tap');
    };
    addEventListener('keydown', pressed, { capture: true });
    addEventListener('keyup', released, { capture: true });
    document.addEventListener('click', tapped);
    return () => {
      removeEventListener('keydown', pressed, { capture: true });
      removeEventListener('keyup', released, { capture: true });
      document.removeEventListener('click', tapped);
    };
  }, []);
}
