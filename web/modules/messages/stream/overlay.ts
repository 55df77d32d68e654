import type { ErrorCode } from '@kinsong/contract/common/errors.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import type { OutboxItem } from '../../../platform/outbox/queue.ts';

/** How far what one wrote has come: at the house, on its way, kept for later, or refused. */
export type Way = 'there' | 'sending' | 'kept' | 'refused';

export interface Shown {
  readonly message: Message;
  readonly way: Way;
  /** What waits in the outbox for it. */
  readonly item?: OutboxItem;
  readonly refused?: ErrorCode;
}

/** Beyond every place in the stream: what is not there yet comes last. */
const notYet = Number.MAX_SAFE_INTEGER;

/**
 * Lays what waits in the outbox over what is held, so that one's own words, changes and withdrawals are seen at once.
 * Words that the house has already are not shown twice.
 */
export function overlay(
  messages: readonly Message[],
  items: readonly OutboxItem[],
  { space, me, live }: { space: string; me: string; live: boolean },
): Shown[] {
  const mine = items.filter((item) => item.space === space);
  // Everything behind something that could not be sent waits with it.
  const late = mine.some(({ tries, refused }) => tries > 0 && refused === undefined);
  const shown = new Map<string, Shown>(messages.map((message) => [message.id, { message, way: 'there' }]));
  for (const item of mine) {
    const { params, body } = item;
    if (item.call === 'messages.post') {
      const message = post(item, space, me);
      if (live && !shown.has(message.id)) shown.set(message.id, { message, ...wayOf(item, late) });
      continue;
    }
    const target = shown.get(textOf(params, 'message_id'));
    if (target === undefined) continue;
    if (item.call === 'messages.edit') {
      const content = textOf(body, 'content');
      const message = { ...target.message, content, edited_at: new Date(item.at).toISOString() };
      shown.set(message.id, { message, ...wayOf(item, late) });
    } else if (item.call === 'messages.delete') {
      const gone = { ...target.message, content: '', deleted_at: new Date(item.at).toISOString() };
      const message = item.refused === undefined ? gone : target.message;
      shown.set(message.id, { message, ...wayOf(item, late) });
    }
  }
  return [...shown.values()];
}

function wayOf(item: OutboxItem, late: boolean): Omit<Shown, 'message'> {
  if (item.refused !== undefined) return { item, way: 'refused', refused: item.refused };
  return { item, way: late ? 'kept' : 'sending' };
}

const textOf = (parts: Record<string, unknown> | undefined, name: string): string => {
  const value = parts?.[name];
  return typeof value === 'string' ? value : '';
};

function post({ body = {}, at }: OutboxItem, space: string, me: string): Message {
  const moment = new Date(at).toISOString();
  return {
    id: textOf(body, 'id'),
    space_id: space,
    author_id: me,
    seq: notYet,
    rev: notYet,
    content: textOf(body, 'content'),
    reply_to: typeof body['reply_to'] === 'string' ? body['reply_to'] : null,
    attachments: [],
    created_at: moment,
    edited_at: null,
    deleted_at: null,
  };
}
