import * as z from 'zod';
import { call } from '../common/call.ts';

/** Whether others see that one is here now, and count one among those who were here this week. */
export const Presence = z.object({ shows_presence: z.boolean() });
export type Presence = z.infer<typeof Presence>;

export const myPresence = call({
  name: 'seekers.presence',
  title: 'Whether others see when one is here',
  method: 'GET',
  path: '/api/users/me/presence',
  answer: Presence,
  permission: 'person',
  errors: [],
});

export const showPresence = call({
  name: 'seekers.showPresence',
  title: 'Let others see when one is here, or hide it: then one reads as offline, at once and everywhere',
  method: 'PUT',
  path: '/api/users/me/presence',
  body: Presence,
  answer: Presence,
  permission: 'person',
  errors: ['input.wrong'],
});

export const presenceCalls = [myPresence, showPresence];
