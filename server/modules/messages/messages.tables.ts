import type { Attachment } from '@kinsong/contract/files/files.ts';
import type { Forwarded, Mention, Reaction } from '@kinsong/contract/messages/message-parts.ts';
import type { Extra } from '@kinsong/contract/messages/messages.ts';
import { sql } from 'drizzle-orm';
import type { KeptPreview } from './link/kept-preview.ts';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** What was said. The place in the stream (`seq`) is the revision at which it was said. */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    spaceId: uuid('space_id').notNull(),
    authorId: uuid('author_id').notNull(),
    seq: bigint({ mode: 'number' }).notNull(),
    rev: bigint({ mode: 'number' }).notNull(),
    content: text().notNull(),
    replyTo: uuid('reply_to'),
    attachments: jsonb().$type<Attachment[]>().notNull(),
    extra: jsonb().$type<Extra>(),
    /** How many trust taps it was given. Whose they were stands nowhere. */
    trustTaps: integer('trust_taps').notNull().default(0),
    reactions: jsonb().$type<Reaction[]>(),
    mentions: jsonb().$type<Mention[]>(),
    forwarded: jsonb().$type<Forwarded>(),
    preview: jsonb().$type<KeptPreview>(),
    pinnedAt: timestamp('pinned_at', { withTimezone: true }),
    pinnedBy: uuid('pinned_by'),
    /** When its author offered it for the founders’ eyes. */
    offeredAt: timestamp('offered_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('messages_seq').on(table.spaceId, table.seq),
    index('messages_rev').on(table.spaceId, table.rev),
    // Few messages name somebody or are pinned, so that these are small and cost the others nothing.
    index('messages_naming')
      .on(table.spaceId, table.seq)
      .where(sql`${table.mentions} is not null`),
    index('messages_pinned')
      .on(table.spaceId, table.pinnedAt)
      .where(sql`${table.pinnedAt} is not null`),
    index('messages_offered')
      .on(table.offeredAt)
      .where(sql`${table.offeredAt} is not null`),
    // Words lie in the order in which they were said, so that a month is found by a few lines about many pages.
    index('messages_at').using('brin', table.createdAt),
    index('messages_words').using('gin', sql`to_tsvector('simple', ${table.content})`),
  ],
);

/** How far each has read. It takes no revision: reading changes nothing for the others but a mark. */
export const seen = pgTable(
  'message_seen',
  {
    spaceId: uuid('space_id').notNull(),
    personId: uuid('person_id').notNull(),
    seq: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.spaceId, table.personId] })],
);
