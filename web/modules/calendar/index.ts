/** What is on: a space's calendar, that of all one's salons, and what comes next. */
export { calendar } from './manifest.ts';
export const loadCalendarScreen = async () => (await import('./across/CalendarScreen.tsx')).CalendarScreen;
export const loadNextTogether = async () => (await import('./across/NextTogether.tsx')).NextTogether;
