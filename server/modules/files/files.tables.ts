import { fileKinds } from '@kinsong/contract/files/files.ts';
import type { ErrorCode } from '@kinsong/contract/common/errors.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/**
 * What was brought, once for each content: the bytes lie in the store under a key made of the id. Only a stored one is
 * shared by who brings the same again; one that is not is being made, or about to go.
 */
export const blobs = pgTable(
  'file_blobs',
  {
    id: uuid().primaryKey(),
    /** Of what was brought, which is not what is kept where it had to be made safe. */
    hash: text().notNull(),
    stored: boolean().notNull().default(false),
    kind: text({ enum: [...fileKinds] }).notNull(),
    type: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    previews: boolean().notNull(),
    width: integer(),
    height: integer(),
    seconds: doublePrecision(),
    pages: integer(),
    /** The text in it, as far as it can be read: what it is found by. */
    words: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('file_blobs_hash')
      .on(table.hash)
      .where(sql`${table.stored}`),
    index('file_blobs_words').using('gin', sql`to_tsvector('simple', ${table.words})`),
  ],
);

/** Files in a space. One that waits for the message it comes with has no revision yet. */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey(),
    spaceId: uuid('space_id').notNull(),
    rev: bigint({ mode: 'number' }),
    born: bigint({ mode: 'number' }),
    name: text().notNull(),
    blobId: uuid('blob_id').references(() => blobs.id),
    voice: boolean().notNull(),
    waves: jsonb().$type<number[]>(),
    /** Its bringer took a picture of it, which lies in the store under a key made of its id. */
    poster: boolean().notNull().default(false),
    messageId: uuid('message_id'),
    broughtBy: uuid('brought_by').notNull(),
    broughtAt: timestamp('brought_at', { withTimezone: true }).notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('files_rev').on(table.spaceId, table.rev),
    index('files_born').on(table.spaceId, table.born),
    index('files_message').on(table.messageId),
    index('files_blob').on(table.blobId),
  ],
);

/** What is on its way: so much of it has come, each piece a file in the store. */
export const uploads = pgTable('file_uploads', {
  id: uuid().primaryKey(),
  spaceId: uuid('space_id').notNull(),
  personId: uuid('person_id').notNull(),
  name: text().notNull(),
  size: bigint({ mode: 'number' }).notNull(),
  received: bigint({ mode: 'number' }).notNull().default(0),
  voice: boolean().notNull(),
  waves: jsonb().$type<number[]>(),
  withMessage: boolean('with_message').notNull(),
  /** Why it was not kept; told to whoever asks after it. */
  refused: text().$type<ErrorCode>(),
  movedAt: timestamp('moved_at', { withTimezone: true }).notNull(),
});
