import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Message } from './messages.ts';

/**
 * One's own words, offered for the founders' eyes with one's name. Nobody else can offer them, and they are taken back
 * on any day. How wise they are is what people gave them: their trust taps.
 */
export const offerWords = call({
  name: 'messages.offer',
  title: 'Offer what one said oneself to be shown to the founders, or take the offer back',
  method: 'PUT',
  path: '/api/spaces/:space_id/messages/:message_id/offered',
  params: z.object({ space_id: Id, message_id: Id }),
  body: z.object({ offered: z.boolean() }),
  answer: Message,
  permission: 'messages.offerOwn',
  errors: ['found.not', 'allowed.not', 'space.archived', 'input.wrong'],
});
