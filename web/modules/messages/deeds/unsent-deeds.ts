import type { Message } from '@kinsong/contract/messages/messages.ts';
import { reactionsAfter } from '@kinsong/contract/messages/reactions.ts';
import type { OutboxItem } from '../../../platform/outbox/queue.ts';

/** A message as it will be once the house has what waits for it; undefined where that is no deed of these. */
export function withDeed(
  message: Message,
  { call, body = {}, at }: OutboxItem,
  me: string,
): Message | undefined {
  const { emoji, on, pinned, offered } = body;
  switch (call) {
    case 'messages.react': {
      if (typeof emoji !== 'string' || typeof on !== 'boolean') return undefined;
      const reactions = reactionsAfter(message.reactions ?? [], { emoji, person: me, on });
      return reactions === null ? message : { ...message, reactions };
    }
    case 'messages.pin': {
      const { pinned: before, ...rest } = message;
      return pinned === true
        ? { ...rest, pinned: before ?? { by: me, at: new Date(at).toISOString() } }
        : rest;
    }
    case 'messages.offer': {
      const { offered: _offered, ...rest } = message;
      return offered === true ? { ...rest, offered } : rest;
    }
    case 'messages.dropPreview': {
      const { preview: _preview, ...rest } = message;
      return rest;
    }
    default:
      return undefined;
  }
}
