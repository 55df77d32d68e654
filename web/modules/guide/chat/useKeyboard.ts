import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import { useWide } from '../../../ui/index.ts';

/** With its keyboard up no phone has so much height left, and without it each has more. */
const leavesLess = 600;

const seen = (): number => window.visualViewport?.height ?? innerHeight;

function subscribe(changed: () => void): () => void {
  const viewport = window.visualViewport ?? window;
  viewport.addEventListener('resize', changed);
  return () => viewport.removeEventListener('resize', changed);
}

/** A finger that leaves the field for a button is still on its way to it: nothing moves under it so long. */
const lingers = 300;

export interface Keyboard {
  readonly up: boolean;
  onFocus(event: FocusEvent): void;
  onBlur(): void;
}

/** Is a phone's keyboard up? Nothing says so: something is written in, and little height is left. */
export function useKeyboard(): Keyboard {
  const low = useSyncExternalStore(subscribe, () => seen() < leavesLess);
  const wide = useWide();
  const [writing, setWriting] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  return {
    up: !wide && writing && low,
    onFocus: ({ target }) => {
      if (!(target instanceof HTMLTextAreaElement)) return;
      clearTimeout(leaving.current);
      setWriting(true);
    },
    onBlur: () => {
      clearTimeout(leaving.current);
      leaving.current = setTimeout(() => setWriting(false), lingers);
    },
  };
}
