import { messageChanged } from '@kinsong/contract/messages/events.ts';
import type { Extra, Message } from '@kinsong/contract/messages/messages.ts';
import type { House } from '../../platform/house.ts';
import type { LiveChange } from '../../platform/live/index.ts';
import { perHouseGiven } from '../../platform/per-house.ts';
import { shownPreview } from './link/kept-preview.ts';
import type { MessageRow } from './messages.sql.ts';

/** What another module hung on a message is stored as it was, and read as that module tells it now. */
export const extraReading = perHouseGiven<(extra: Extra) => Extra>('a reading of what hangs on messages');

export function messageShape(house: House, row: MessageRow): Message {
  return {
    id: row.id,
    space_id: row.spaceId,
    author_id: row.authorId,
    seq: row.seq,
    rev: row.rev,
    content: row.content,
    reply_to: row.replyTo,
    attachments: row.attachments,
    ...(row.extra === null ? {} : { extra: extraReading.of(house)(row.extra) }),
    ...(row.trustTaps === 0 ? {} : { trust_taps: row.trustTaps }),
    ...partsOf(row),
    created_at: row.createdAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
    deleted_at: row.deletedAt?.toISOString() ?? null,
  };
}

/** What only some messages have. */
function partsOf({
  reactions,
  mentions,
  forwarded,
  pinnedAt,
  pinnedBy,
  offeredAt,
  preview,
}: MessageRow): Partial<Message> {
  const shown = shownPreview(preview);
  return {
    ...(reactions !== null && { reactions }),
    ...(mentions !== null && { mentions }),
    ...(forwarded !== null && { forwarded }),
    ...(pinnedAt !== null && pinnedBy !== null && { pinned: { by: pinnedBy, at: pinnedAt.toISOString() } }),
    ...(offeredAt !== null && { offered: true as const }),
    ...(shown !== null && { preview: shown }),
  };
}

export function messageChange(house: House, row: MessageRow): LiveChange {
  return { event: messageChanged.name, rev: row.rev, born: row.seq, data: messageShape(house, row) };
}
