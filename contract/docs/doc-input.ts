import * as z from 'zod';
import { Id } from '../common/ids.ts';
import { isHonest, isHonestLine } from '../common/plain-text.ts';
import { OrderKey } from '../tasks/task-input.ts';
import { docKinds, longestComment, longestDocTitle, longestImport, longestQuote } from './doc.ts';
import { docTemplates } from './doc-templates.ts';

export const DocTitle = z
  .string()
  .trim()
  .refine((title) => title !== '', 'Give it a name.')
  .refine((title) => title.length <= longestDocTitle, `A name has room for ${longestDocTitle} characters.`)
  .refine(isHonestLine, 'There is a letter in this name that can not be kept.');
const Icon = z.string().min(1).max(16);
export const Said = z
  .string()
  .trim()
  .refine((text) => text !== '', 'Write what you want to say.')
  .refine((text) => text.length <= longestComment, `There is room for ${longestComment} characters.`)
  .refine(isHonest, 'There is a letter in this that can not be kept.');

export const NewDoc = z.object({
  id: Id,
  kind: z.enum(docKinds).default('doc'),
  title: DocTitle,
  icon: Icon.nullable().default(null),
  parent_id: Id.nullable().default(null),
  /** Absent: after all others it lies with. */
  order: OrderKey.optional(),
  /** What it begins with: the words of a template, or those of a Markdown file. */
  template: z.enum(docTemplates.map(({ key }) => key)).optional(),
  markdown: z.string().max(longestImport).optional(),
});
export type NewDoc = z.infer<typeof NewDoc>;

/** Only what is given changes. */
export const DocChange = z.object({
  title: DocTitle.optional(),
  icon: Icon.nullish(),
  parent_id: Id.nullish(),
  order: OrderKey.optional(),
});
export type DocChange = z.infer<typeof DocChange>;

export const NewComment = z.object({
  id: Id,
  quote: z.string().max(longestQuote).refine(isHonest).default(''),
  content: Said,
});
export type NewComment = z.infer<typeof NewComment>;
