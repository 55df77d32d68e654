import { useCallback, useEffect, useRef } from 'react';

/** One function for good, whichever is meant at the moment: rows are not drawn anew for its sake. */
export function useSame<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  }, [act]);
  return useCallback((...args) => latest.current(...args), []);
}
