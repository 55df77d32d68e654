import { eventKind } from '../common/event.ts';
import { CalendarEvent } from './event.ts';

/** Made when `rev` equals `born`, taken away when `deleted_at` is set. */
export const calendarChanged = eventKind({
  name: 'calendar.changed',
  title: 'An event was put into the calendar, changed, answered or taken away',
  data: CalendarEvent,
});
