import { messageChanged } from '@kinsong/contract/messages/events.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import type { LiveChange } from '../../platform/live/index.ts';
import type { MessageRow } from './messages.sql.ts';

export function messageShape(row: MessageRow): Message {
  return {
    id: row.id,
    space_id: row.spaceId,
    author_id: row.authorId,
    seq: row.seq,
    rev: row.rev,
    content: row.content,
    reply_to: row.replyTo,
    attachments: row.attachments,
    ...(row.extra === null ? {} : { extra: row.extra }),
    ...(row.trustTaps === 0 ? {} : { trust_taps: row.trustTaps }),
    created_at: row.createdAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
    deleted_at: row.deletedAt?.toISOString() ?? null,
  };
}

export function messageChange(row: MessageRow): LiveChange {
  return { event: messageChanged.name, rev: row.rev, born: row.seq, data: messageShape(row) };
}
