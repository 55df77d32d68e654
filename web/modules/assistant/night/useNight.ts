import { useEffect, useState } from 'react';
import { isNight, untilItTurns } from './is-night.ts';

/** A timer of a page that slept comes late, so it is looked again when the page is. */
const atLeast = 1000;
const longest = 60 * 60_000;

/** Is it night? It turns while one looks. */
export function useNight(): boolean {
  const [night, setNight] = useState(() => isNight(new Date()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const now = new Date();
      setNight(isNight(now));
      timer = setTimeout(look, Math.min(untilItTurns(now) + atLeast, longest));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return night;
}
