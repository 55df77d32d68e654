import { useEffect, useState } from 'react';

const oftenEnough = 60_000;

/** What time it is, to the minute, while one looks. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), oftenEnough);
    return () => clearInterval(timer);
  }, []);
  return now;
}
