import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Moment } from '../common/time.ts';
import { LoginName, PersonName } from '../identity/identity.ts';
import { Invitation } from './invitations.ts';

const Line = z.string().trim().max(500);

export const joinWaitlist = call({
  name: 'invitations.joinWaitlist',
  title: 'Ask for a place; the answer is the same whoever asks, and however often',
  method: 'POST',
  path: '/api/waitlist',
  body: z.object({ name: PersonName, email: LoginName, line: Line.default('') }),
  answer: z.object({ message: z.string() }),
  permission: 'anyone',
  errors: ['rate.limited'],
  limit: { max: 10, perMinutes: 60 },
});

export const confirmWaitlist = call({
  name: 'invitations.confirmWaitlist',
  title: 'Say by the link in the letter that one really asked',
  method: 'POST',
  path: '/api/waitlist/confirm',
  body: z.object({ token: z.string().max(200) }),
  answer: z.object({ message: z.string() }),
  permission: 'anyone',
  errors: ['link.over'],
  limit: { max: 30, perMinutes: 10 },
});

export const WaitlistEntry = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  line: z.string(),
  status: z.enum(['unconfirmed', 'waiting', 'approved', 'declined']),
  asked_at: Moment,
  confirmed_at: Moment.nullable(),
  decided_at: Moment.nullable(),
  /** The invitation whose code they used, where its maker has the say. */
  invitation_id: Id.nullable(),
});
export type WaitlistEntry = z.infer<typeof WaitlistEntry>;

/** Those still to be decided about, the longest waiting first; or those decided, who asked last first. */
const WaitlistPage = z.object({
  state: z.enum(['asking', 'decided']).default('asking'),
  after: Id.optional(),
});
const PageOfWaitlist = z.object({
  entries: z.array(WaitlistEntry),
  more: z.boolean(),
  /** Of all pages: how many confirmed that they asked and are waiting for an answer. */
  waiting: z.int(),
});

export const waitlist = call({
  name: 'invitations.waitlist',
  title: 'A page of who asked for a place',
  method: 'GET',
  path: '/api/super/waitlist',
  query: WaitlistPage,
  answer: PageOfWaitlist,
  permission: 'invitations.decideWaitlist',
  errors: ['allowed.not'],
});

export const myRequests = call({
  name: 'invitations.myRequests',
  title: "A page of who used one's own codes that need one's word",
  method: 'GET',
  path: '/api/invitations/requests',
  query: WaitlistPage,
  answer: PageOfWaitlist,
  permission: 'person',
  errors: [],
});

export const approveWaitlist = call({
  name: 'invitations.approveWaitlist',
  title: 'Give someone who asked a place: an invitation letter goes out',
  method: 'POST',
  path: '/api/waitlist/:entry_id/approve',
  params: z.object({ entry_id: Id }),
  /** To hand on by oneself where there is no e-mail address. */
  answer: z.object({ entry: WaitlistEntry, invitation: Invitation }),
  permission: 'person',
  errors: ['found.not', 'waitlist.decided'],
});

export const declineWaitlist = call({
  name: 'invitations.declineWaitlist',
  title: 'Say no to someone who asked; they get no letter',
  method: 'POST',
  path: '/api/waitlist/:entry_id/decline',
  params: z.object({ entry_id: Id }),
  answer: z.object({ entry: WaitlistEntry }),
  permission: 'person',
  errors: ['found.not', 'waitlist.decided'],
});
