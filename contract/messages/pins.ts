import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Message } from './messages.ts';

/** What everyone should find is little. */
export const mostPinned = 50;

/** Owners and stewards pin anything; a member their own words. Whoever may pin something may take the pin out. */
export const pin = call({
  name: 'messages.pin',
  title: 'Pin a message for everyone here, or take the pin out',
  method: 'PUT',
  path: '/api/spaces/:space_id/messages/:message_id/pinned',
  params: z.object({ space_id: Id, message_id: Id }),
  body: z.object({ pinned: z.boolean() }),
  answer: Message,
  permission: 'messages.pinOwn',
  errors: ['found.not', 'allowed.not', 'space.archived', 'input.wrong'],
});

export const listPinned = call({
  name: 'messages.pinned',
  title: 'What is pinned here, the latest pin first',
  method: 'GET',
  path: '/api/spaces/:space_id/pinned',
  params: z.object({ space_id: Id }),
  answer: z.object({ messages: z.array(Message) }),
  permission: 'messages.read',
  errors: ['found.not'],
});
