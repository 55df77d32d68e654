import type { Module } from '../../platform/module.ts';
import { calendarRoutes } from './calendar.calls.ts';
import { calendarTools } from './calendar.tools.ts';
import { exchangeRoutes } from './exchange.calls.ts';
import { exchangeTidyJob } from './exchange-tidy.job.ts';
import { tellGuestsJob } from './guests/tell-guests.job.ts';
import { calendarPorts, type CalendarPorts } from './ports.ts';
import { reminding } from './reminders.ts';
import { tellReminderJob } from './tell-reminder.job.ts';

export { eraseCalendar } from './calendar.sql.ts';
export { calendarChanges } from './calendar.ts';
export { comingEvents } from './coming-events.ts';
export { countGatherings } from './gatherings.sql.ts';
export { ownEvents } from './own-events.ts';
export { createEventFor } from './create-event-for.ts';
export { eraseExchange } from './exchange.sql.ts';

export const makeCalendar = (ports: CalendarPorts): Module => ({
  name: 'calendar',
  routes: [...calendarRoutes, ...exchangeRoutes],
  tools: calendarTools,
  jobs: [exchangeTidyJob, tellGuestsJob, tellReminderJob],
  periodic: [reminding],
  open: (house) => calendarPorts.give(house, ports),
});
