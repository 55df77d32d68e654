import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { ServedFile } from '../common/served-file.ts';
import { Moment } from '../common/time.ts';
import { Qr } from '../identity/identity.ts';

/**
 * A private address under which a calendar program reads what one sees oneself: of one space, or of all one is in. It is
 * kept only as a mark and shown once; whoever lost it makes it anew, and the one before opens nothing more.
 */
export const Subscription = z.object({
  id: Id,
  /** Null: all my spaces. */
  space_id: Id.nullable(),
  /** Tasks with a due day, as whole days. */
  tasks: z.boolean(),
  created_at: Moment,
  /** When a program last asked there. */
  read_at: Moment.nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

export const MadeSubscription = z.object({
  ...Subscription.shape,
  link: z.string(),
  /** The same address, which a program opens by itself. */
  webcal: z.string(),
  link_qr: Qr,
});
export type MadeSubscription = z.infer<typeof MadeSubscription>;

export const subscribe = call({
  name: 'calendar.subscribe',
  title:
    'Make the private address of a calendar, for one space or for all; the one before opens nothing more',
  method: 'POST',
  path: '/api/calendar/subscriptions',
  body: z.object({ space_id: Id.nullable().default(null), tasks: z.boolean().default(false) }),
  answer: MadeSubscription,
  permission: 'person',
  errors: ['found.not'],
  limit: { max: 60, perMinutes: 60 },
});

export const mySubscriptions = call({
  name: 'calendar.subscriptions',
  title: 'My private addresses of calendars, without the addresses themselves',
  method: 'GET',
  path: '/api/calendar/subscriptions',
  answer: z.object({ subscriptions: z.array(Subscription) }),
  permission: 'person',
  errors: [],
});

export const unsubscribe = call({
  name: 'calendar.unsubscribe',
  title: 'Let a private address of a calendar open nothing more',
  method: 'DELETE',
  path: '/api/calendar/subscriptions/:subscription_id',
  params: z.object({ subscription_id: Id }),
  answer: z.object({}),
  permission: 'person',
  errors: ['found.not'],
});

/** Calendar programs bring neither cookie nor token: the address is all they have. */
export const readSubscription = call({
  name: 'calendar.feed',
  title: 'The calendar at a private address, as calendar programs read it',
  method: 'GET',
  path: '/calendar/:address',
  params: z.object({ address: z.string().max(100) }),
  answer: ServedFile,
  permission: 'anyone',
  errors: ['found.not'],
  limit: { max: 600, perMinutes: 60 },
});

export const subscriptionCalls = [subscribe, mySubscriptions, unsubscribe, readSubscription];
