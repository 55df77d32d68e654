import { useEffect, useRef, type RefObject } from 'react';

/** Puts the focus where one wants to write as soon as it is there: for what opens because someone asked for it. */
export function useFirstFocus<T extends HTMLElement>(): RefObject<T | null> {
  const field = useRef<T>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
