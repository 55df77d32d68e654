import { arrivals, terminalAfter, type TerminalState } from '@kinsong/engines/onboarding/terminal-lines.ts';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useStill, whileSeen } from '../../../ui/index.ts';

/** What of the terminal stands. It waits while nobody looks, and can be told to stand whole. */
export function useArriving(
  lines: readonly string[],
  place: RefObject<HTMLElement | null>,
): TerminalState & { finish: () => void } {
  const still = useStill();
  const passed = useRef(0);
  const [state, setState] = useState(() => terminalAfter(lines, 0));
  const whole = terminalAfter(lines, Infinity);
  const done = still || state.button;
  useEffect(() => {
    if (done || !place.current) return undefined;
    const times = arrivals(lines);
    return whileSeen(place.current, () => {
      const start = performance.now() - passed.current;
      let timer: ReturnType<typeof setTimeout>;
      const look = () => {
        passed.current = performance.now() - start;
        setState(terminalAfter(lines, passed.current));
        const next = times.find((at) => at > passed.current);
        if (next !== undefined) timer = setTimeout(look, next - passed.current);
      };
      look();
      return () => clearTimeout(timer);
    });
  }, [done, lines, place]);
  return { ...(done ? whole : state), finish: () => setState(whole) };
}
