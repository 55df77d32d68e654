import { useEffect, useRef, type RefObject } from 'react';

/** The page itself was the first arrival; from the second screen on the focus is taken along. */
let arrivals = 0;

/** For the main part of a screen: whoever comes to it by a link goes on reading there. */
export function useArrivalFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    arrivals += 1;
    if (arrivals > 1) main.current?.focus({ preventScroll: true });
  }, []);
  return main;
}
