import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { GivenDay } from '../common/time.ts';
import { CalendarEvent } from './event.ts';
import { EventChange, GivenAnswer, GivenWallTime, NewEvent, scopes } from './event-input.ts';
import { freeTimesCalls } from './free-times.ts';

const inSpace = z.object({ space_id: Id });
const oneEvent = z.object({ event_id: Id });

/** Every row that a change touched, as it is now: the series, the day that left it, the series that goes on. */
const touched = z.object({ events: z.array(CalendarEvent) });

/** So many of a space's events one answer holds at the most. */
export const mostInAPage = 1000;

export const listEvents = call({
  name: 'calendar.list',
  title: 'The events of a space, in the order they came to be; `after` is where the last page ended',
  method: 'GET',
  path: '/api/spaces/:space_id/events',
  params: inSpace,
  query: z.object({
    after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    limit: z.coerce.number().int().min(1).max(mostInAPage).default(500),
  }),
  answer: z.object({ events: z.array(CalendarEvent), more: z.boolean(), rev: z.int() }),
  permission: 'calendar.read',
  errors: ['found.not'],
});

/** A row is among them where any of its days may be: whoever shows them reckons which. */
export const myEvents = call({
  name: 'calendar.mine',
  title: 'The events of all my spaces from one day to another',
  method: 'GET',
  path: '/api/events',
  query: z.object({ from: GivenDay, to: GivenDay }),
  answer: z.object({ events: z.array(CalendarEvent) }),
  permission: 'person',
  errors: [],
});

export const createEvent = call({
  name: 'calendar.create',
  title: 'Put an event into the calendar of a space; the client makes the id, so that it is stored once',
  method: 'POST',
  path: '/api/spaces/:space_id/events',
  params: inSpace,
  body: NewEvent,
  answer: CalendarEvent,
  permission: 'calendar.create',
  errors: ['found.not', 'allowed.not', 'space.archived', 'id.taken', 'input.wrong', 'event.incomplete'],
});

export const changeEvent = call({
  name: 'calendar.change',
  title: 'Change an event: one day of it, that day and the later ones, or all',
  method: 'PUT',
  path: '/api/events/:event_id',
  params: oneEvent,
  body: EventChange,
  answer: touched,
  permission: 'person',
  errors: ['found.not', 'allowed.not', 'space.archived', 'id.taken', 'input.wrong', 'event.incomplete'],
});

export const deleteEvent = call({
  name: 'calendar.delete',
  title: 'Take an event away, for everyone: one day of it, that day and the later ones, or all',
  method: 'DELETE',
  path: '/api/events/:event_id',
  params: oneEvent,
  query: z.object({ scope: z.enum(scopes).default('all'), original_start: GivenWallTime.optional() }),
  answer: touched,
  permission: 'person',
  errors: ['found.not', 'allowed.not', 'space.archived', 'input.wrong'],
});

export const answerEvent = call({
  name: 'calendar.answer',
  title: 'Say whether I come, and why not: to one day of an event or to all of them',
  method: 'PUT',
  path: '/api/events/:event_id/answer',
  params: oneEvent,
  body: GivenAnswer,
  answer: touched,
  permission: 'person',
  errors: ['found.not', 'allowed.not', 'space.archived', 'input.wrong'],
});

export const calendarCalls = [
  listEvents,
  myEvents,
  createEvent,
  changeEvent,
  deleteEvent,
  answerEvent,
  ...freeTimesCalls,
];
