import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { GivenMoment } from '../common/time.ts';
import { Message } from './messages.ts';

export const oneMessage = call({
  name: 'messages.one',
  title: 'One message, wherever it lies in the stream',
  method: 'GET',
  path: '/api/spaces/:space_id/messages/:message_id',
  params: z.object({ space_id: Id, message_id: Id }),
  answer: Message,
  permission: 'messages.read',
  errors: ['found.not'],
});

/** The last place of all when nothing was said since; null where nothing was said yet. */
export const placeAt = call({
  name: 'messages.placeAt',
  title: 'The first place in the stream at or after a moment',
  method: 'GET',
  path: '/api/spaces/:space_id/messages/at',
  params: z.object({ space_id: Id }),
  query: z.object({ moment: GivenMoment }),
  answer: z.object({ place: Message.pick({ id: true, seq: true, created_at: true }).nullable() }),
  permission: 'messages.read',
  errors: ['found.not'],
});

/** So much of what was said goes into a list of found words. */
export const foundAcross = 30;

export const searchEverywhere = call({
  name: 'messages.searchEverywhere',
  title:
    'Find words in everything one takes part in, the newest first; what is confidential is found only there',
  method: 'GET',
  path: '/api/messages/search',
  query: z.object({ q: z.string().trim().max(200).default('') }),
  answer: z.object({ messages: z.array(Message) }),
  permission: 'person',
  errors: [],
});

export const findingCalls = [oneMessage, placeAt, searchEverywhere];
