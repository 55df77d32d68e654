import type { ErrorCode } from '@kinsong/contract/common/errors.ts';
import type { Mention } from '@kinsong/contract/messages/message-parts.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import { withDeed } from '../deeds/unsent-deeds.ts';
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

/** What a writing in the outbox says, when it says something. */
export type Says = (
  item: OutboxItem,
) => Pick<Message, 'id' | 'content' | 'reply_to' | 'mentions'> | undefined;

/** Beyond every place in the stream: what is not there yet comes last. */
const notYet = Number.MAX_SAFE_INTEGER;

/**
 * Lays what waits in the outbox over what is held, so that one's own words, changes and withdrawals are seen at once.
 * Words that the house has already are not shown twice.
 */
export function overlay(
  messages: readonly Message[],
  items: readonly OutboxItem[],
  { space, me, live, says = posts }: { space: string; me: string; live: boolean; says?: Says | undefined },
): Shown[] {
  const mine = items.filter((item) => item.space === space);
  // Everything behind something that could not be sent waits with it.
  const late = mine.some(({ tries, refused }) => tries > 0 && refused === undefined);
  const shown = new Map<string, Shown>(messages.map((message) => [message.id, { message, way: 'there' }]));
  for (const item of mine) {
    const { params, body } = item;
    const said = says(item);
    if (said !== undefined) {
      const message = onItsWay(said, item, { space, me });
      if (live && !shown.has(message.id)) shown.set(message.id, { message, ...wayOf(item, late) });
      continue;
    }
    const target = shown.get(textOf(params, 'message_id'));
    if (target === undefined) continue;
    const done = withDeed(target.message, item, me);
    if (done !== undefined) {
      if (item.refused === undefined) shown.set(done.id, { ...target, message: done });
      continue;
    }
    if (item.call === 'messages.edit') {
      const content = textOf(body, 'content');
      const mentions = mentionsOf(body);
      const message = { ...target.message, content, mentions, edited_at: new Date(item.at).toISOString() };
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

const mentionsOf = (body: OutboxItem['body']): Mention[] =>
  Array.isArray(body?.['mentions']) ? (body['mentions'] as Mention[]) : [];

/** An ordinary posting. */
export const posts: Says = ({ call, body }) =>
  call === 'messages.post'
    ? {
        id: textOf(body, 'id'),
        content: textOf(body, 'content'),
        reply_to: textOf(body, 'reply_to') || null,
        mentions: mentionsOf(body),
      }
    : undefined;

function onItsWay(
  said: NonNullable<ReturnType<Says>>,
  { at }: OutboxItem,
  { space, me }: { space: string; me: string },
): Message {
  return {
    ...said,
    space_id: space,
    author_id: me,
    seq: notYet,
    rev: notYet,
    attachments: [],
    created_at: new Date(at).toISOString(),
    edited_at: null,
    deleted_at: null,
  };
}
