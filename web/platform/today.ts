import type { DayText } from '@kinsong/contract/common/calendar-days.ts';
import { dayOf } from '@kinsong/contract/tasks/calendar-days.ts';
import { useEffect, useState } from 'react';

const oftenEnough = 60_000;

/** The day it is here; it changes at midnight while one looks. */
export function useToday(): DayText {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setToday(dayOf(new Date())), oftenEnough);
    return () => clearInterval(timer);
  }, []);
  return today;
}
