import { useRef, type MouseEvent } from 'react';

/** Two taps within this time and this near to each other are one double tap; one alone means nothing here. */
const together = 500;
const near = 24;

/** Finger and mouse alike. A link within the words keeps its own meaning. */
export function useDoubleTap(act: (() => void) | undefined): { onClick?: (event: MouseEvent) => void } {
  const last = useRef({ at: -Infinity, x: 0, y: 0 });
  if (act === undefined) return {};
  return {
    onClick: ({ target, clientX, clientY, timeStamp, detail }) => {
      if (target instanceof Element && target.closest('a, button') !== null) return;
      const { at, x, y } = last.current;
      // A mouse counts by itself, at the pace its owner has set.
      const soon = timeStamp - at < together && Math.hypot(clientX - x, clientY - y) < near;
      const second = soon || detail === 2;
      last.current = { at: second ? -Infinity : timeStamp, x: clientX, y: clientY };
      if (!second) return;
      // A mouse has marked a word by now, which nobody meant.
      getSelection()?.removeAllRanges();
      act();
    },
  };
}
