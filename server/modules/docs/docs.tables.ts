import { docKinds, type DocComment } from '@kinsong/contract/docs/doc.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** The docs and folders of a space: what a list shows of them. A deleted one keeps its title for an hour, unseen. */
export const docs = pgTable(
  'docs',
  {
    id: uuid().primaryKey(),
    spaceId: uuid('space_id').notNull(),
    rev: bigint({ mode: 'number' }).notNull(),
    born: bigint({ mode: 'number' }).notNull(),
    kind: text({ enum: [...docKinds] }).notNull(),
    title: text().notNull(),
    icon: text(),
    parentId: uuid('parent_id'),
    order: text().notNull(),
    wordsAt: timestamp('words_at', { withTimezone: true }),
    writers: uuid().array().notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    deletedBy: uuid('deleted_by'),
    /** The one that was taken away, where this one went with it. */
    deletedWith: uuid('deleted_with'),
  },
  (table) => [
    index('docs_rev').on(table.spaceId, table.rev),
    index('docs_born').on(table.spaceId, table.born),
    index('docs_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null and ${table.title} <> ''`),
  ],
);

/** What was said about the words of a doc. */
export const docComments = pgTable(
  'doc_comments',
  {
    id: uuid().primaryKey(),
    spaceId: uuid('space_id').notNull(),
    rev: bigint({ mode: 'number' }).notNull(),
    born: bigint({ mode: 'number' }).notNull(),
    docId: uuid('doc_id').notNull(),
    quote: text().notNull(),
    content: text().notNull(),
    authorId: uuid('author_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    answers: jsonb().$type<DocComment['answers']>().notNull(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    settledBy: uuid('settled_by'),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('doc_comments_rev').on(table.spaceId, table.rev),
    index('doc_comments_born').on(table.spaceId, table.born),
    index('doc_comments_doc').on(table.docId),
  ],
);

/**
 * The words of a doc as they were at one of its updates, so that opening it need not go through all of them. Its row is
 * what nodes hold on to while they write: updates of a doc get their numbers one after the other.
 */
export const docStates = pgTable('doc_states', {
  docId: uuid('doc_id').primaryKey(),
  spaceId: uuid('space_id').notNull(),
  lastSeq: bigint('last_seq', { mode: 'number' }).notNull(),
  /** The state holds the updates up to this one. */
  upTo: bigint('up_to', { mode: 'number' }).notNull(),
  state: bytea().notNull(),
});

/**
 * All that was ever written in a doc, in its order. When nobody writes any more, what was written without a pause is laid
 * together: then a row is a version, by those who wrote it.
 */
export const docUpdates = pgTable(
  'doc_updates',
  {
    docId: uuid('doc_id').notNull(),
    seq: bigint({ mode: 'number' }).notNull(),
    writers: uuid().array().notNull(),
    begunAt: timestamp('begun_at', { withTimezone: true }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    update: bytea().notNull(),
    /** The first of its new words; null until it is laid together. */
    words: text(),
    /** How many updates were laid together in it; 0 where it stays a version of its own. */
    many: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.docId, table.seq] })],
);

/** The words of a doc as plain text: what it is found by. */
export const docWords = pgTable(
  'doc_words',
  {
    docId: uuid('doc_id').primaryKey(),
    spaceId: uuid('space_id').notNull(),
    text: text().notNull(),
  },
  (table) => [
    index('doc_words_space').on(table.spaceId),
    index('doc_words_text').using('gin', sql`to_tsvector('simple', ${table.text})`),
  ],
);
