import { eventKind } from '../common/event.ts';
import { Message } from './messages.ts';

/** Posted, edited or deleted: posted when `rev` equals `seq`, deleted when `deleted_at` is set. */
export const messageChanged = eventKind({
  name: 'messages.changed',
  title: 'A message was posted, edited or deleted',
  data: Message,
});
