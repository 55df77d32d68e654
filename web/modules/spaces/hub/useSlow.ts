import { useEffect, useState } from 'react';

const patience = 2500;

/** True once something has lasted long enough to be spoken of. */
export function useSlow(lasts: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!lasts) return;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [lasts]);
  return slow;
}
