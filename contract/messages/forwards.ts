import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Message } from './messages.ts';

/** It is said where the path says, by whoever carries it; it keeps whose words these were, and when. */
export const forward = call({
  name: 'messages.forward',
  title: 'Carry a message into another space one is in; the client makes the id of the new one',
  method: 'POST',
  path: '/api/spaces/:space_id/forwards',
  params: z.object({ space_id: Id }),
  body: z.object({ id: Id, from_space_id: Id, message_id: Id }),
  answer: Message,
  permission: 'messages.post',
  errors: ['found.not', 'allowed.not', 'space.archived', 'id.taken', 'input.wrong'],
});
