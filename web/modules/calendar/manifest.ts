import CalendarDays from 'lucide-react/icons/calendar-days';
import { useRows } from '../../platform/live/use-rows.ts';
import type { WebModule } from '../../platform/web-module.ts';
import { calendarRows, calendarSends } from './calendar.data.ts';
import { myEventsEars } from './my-events.data.ts';
import { useUnanswered } from './unanswered.ts';

export const calendar: WebModule = {
  rows: calendarRows,
  ears: [myEventsEars],
  sends: calendarSends,
  tabs: [
    {
      key: 'calendar',
      label: 'Calendar',
      icon: CalendarDays,
      names: 'event',
      across: { href: '/calendar' },
      wide: true,
      useCount: useWaiting,
      load: async () => (await import('./CalendarTab.tsx')).CalendarTab,
    },
  ],
  glance: {
    title: 'Next',
    load: async () => (await import('./NextEvents.tsx')).NextEvents,
  },
};

/** How many events wait for my word. */
function useWaiting(space: string): number {
  useRows(space, calendarRows);
  return useUnanswered(space);
}
