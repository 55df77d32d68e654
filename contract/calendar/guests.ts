import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { isHonestLine } from '../common/plain-text.ts';
import { Moment } from '../common/time.ts';
import { answers, CalendarEvent, EventGuest, longestReason, WallTime } from './event.ts';

const oneEvent = z.object({ event_id: Id });
/** More than sit at any table; a list of letters is not what this is for. */
export const mostGuests = 50;

/** A guest with the address, for whoever may change the event. */
export const InvitedGuest = z.object({ ...EventGuest.shape, email: z.string(), invited_at: Moment });
export type InvitedGuest = z.infer<typeof InvitedGuest>;

const changing = ['found.not', 'allowed.not', 'space.archived'] as const;

export const inviteGuest = call({
  name: 'calendar.inviteGuest',
  title: 'Ask somebody from outside to an event, by e-mail; the client makes the id, so that one letter goes',
  method: 'POST',
  path: '/api/events/:event_id/guests',
  params: oneEvent,
  body: z.object({
    id: Id,
    email: z.email().max(254),
    name: z.string().trim().max(80).refine(isHonestLine, 'Write the name in one line.').default(''),
  }),
  answer: CalendarEvent,
  permission: 'person',
  errors: [...changing, 'id.taken', 'guest.many', 'guest.known', 'guest.over'],
  limit: { max: 100, perMinutes: 60 },
});

export const eventGuests = call({
  name: 'calendar.guests',
  title: 'Who was asked to an event by e-mail, and where the letters went, for whoever may change it',
  method: 'GET',
  path: '/api/events/:event_id/guests',
  params: oneEvent,
  answer: z.object({ guests: z.array(InvitedGuest) }),
  permission: 'person',
  errors: changing,
});

export const withdrawGuest = call({
  name: 'calendar.withdrawGuest',
  title: 'Take an invitation by e-mail back; a letter says so',
  method: 'DELETE',
  path: '/api/events/:event_id/guests/:guest_id',
  params: z.object({ event_id: Id, guest_id: Id }),
  answer: CalendarEvent,
  permission: 'person',
  errors: changing,
});

/** What somebody from outside reads of an event they are asked to. */
export const OpenInvitation = z.object({
  title: z.string(),
  place: z.string(),
  notes: z.string(),
  start: WallTime,
  end: WallTime,
  zone: z.string(),
  all_day: z.boolean(),
  repeats: z.boolean(),
  host: z.string(),
  space: z.string(),
  name: z.string(),
  answer: z.enum(answers).nullable(),
  reason: z.string(),
});
export type OpenInvitation = z.infer<typeof OpenInvitation>;

const Token = z.string().min(1).max(100);
const byLetter = {
  method: 'POST',
  answer: OpenInvitation,
  permission: 'anyone',
  errors: ['guest.over'],
  limit: { max: 240, perMinutes: 60 },
} as const;

/** Looking answers nothing: whatever follows the links in letters only looks. */
export const lookAtInvitation = call({
  ...byLetter,
  name: 'calendar.lookAtInvitation',
  title: 'What an invitation by e-mail is to, for whoever has the letter',
  path: '/api/calendar/invitation/look',
  body: z.object({ token: Token }),
});

export const answerInvitation = call({
  ...byLetter,
  name: 'calendar.answerInvitation',
  title: 'Say yes, maybe or no to an invitation by e-mail; the last word counts',
  path: '/api/calendar/invitation/answer',
  body: z.object({
    token: Token,
    answer: z.enum(answers),
    reason: z.string().trim().max(longestReason).default(''),
  }),
});

export const guestCalls = [inviteGuest, eventGuests, withdrawGuest, lookAtInvitation, answerInvitation];
