import type { DocJson, DocNode } from '@kinsong/engines/docs/doc-schema.ts';
import type { BlockDifference } from '@kinsong/engines/docs/differences.ts';
import * as z from 'zod';
import { Id } from '../common/ids.ts';
import { Moment } from '../common/time.ts';

export const docKinds = ['doc', 'folder'] as const;
export type DocKind = (typeof docKinds)[number];

export const longestDocTitle = 120;
export const longestComment = 4000;
export const longestQuote = 500;
/** As much Markdown as comes in with the call that begins a doc; what is longer is brought as a file. */
export const longestImport = 100_000;
/** So deep may one lie in another. */
export const deepest = 6;

/**
 * A doc of a space, or a folder of docs. What is written in it goes its own way (doc-line.ts): here stands only what a
 * list shows. `born` is the revision at which it came to be; a deleted one stays as a tombstone without its title.
 */
export const Doc = z.object({
  id: Id,
  space_id: Id,
  rev: z.int(),
  born: z.int(),
  kind: z.enum(docKinds),
  title: z.string(),
  icon: z.string().nullable(),
  /** What it lies in: a folder or a doc; null at the top. */
  parent_id: Id.nullable(),
  /** Its place among those it lies with, as a key between theirs (contract/tasks/order-key.ts). */
  order: z.string(),
  /** When its words were last written, and by whom, the latest first. */
  words_at: Moment.nullable(),
  writers: z.array(Id),
  created_by: Id,
  created_at: Moment,
  deleted_at: Moment.nullable(),
});
export type Doc = z.infer<typeof Doc>;

const CommentAnswer = z.object({ id: Id, author_id: Id, content: z.string(), created_at: Moment });

/** What was said about some words of a doc. The words carry the mark `comment` with its id; the quote says what they were. */
export const DocComment = z.object({
  id: Id,
  space_id: Id,
  rev: z.int(),
  born: z.int(),
  doc_id: Id,
  quote: z.string(),
  content: z.string(),
  author_id: Id,
  created_at: Moment,
  answers: z.array(CommentAnswer),
  settled_at: Moment.nullable(),
  settled_by: Id.nullable(),
  deleted_at: Moment.nullable(),
});
export type DocComment = z.infer<typeof DocComment>;

const isNamed = (value: unknown): boolean => typeof value === 'object' && value !== null && 'type' in value;

/** The words of a doc at rest. They are made by the house and only read by others. */
export const Words = z.custom<DocJson>(isNamed);
const Node = z.custom<DocNode>(isNamed);

/** Some writing without a long pause: by one, or by several at once. Its number is its place in the history. */
export const DocVersion = z.object({
  version: z.int(),
  writers: z.array(Id),
  from: Moment,
  until: Moment,
  /** The first of its new words, to tell it from the others; blank where it only took some out. */
  words: z.string(),
});
export type DocVersion = z.infer<typeof DocVersion>;

const Piece = z.object({ what: z.enum(['same', 'added', 'removed']), text: z.string() });

/** What it did to what was there before, block by block; where the words of a block are others, piece by piece. */
export const Difference: z.ZodType<BlockDifference> = z.object({
  what: z.enum(['same', 'added', 'removed', 'changed']),
  node: Node,
  pieces: z.array(Piece).optional(),
}) as z.ZodType<BlockDifference>;
