import * as z from 'zod';
import { Id } from '../common/ids.ts';
import { Moment } from '../common/time.ts';

/** One emoji as the Unicode list of them has it, and nothing else. */
export const Emoji = z
  .string()
  .max(40)
  .refine((text) => /^\p{RGI_Emoji}$/v.test(text), 'Choose one emoji.');

/** Who answered a message with the same sign, in the order they did. */
export const Reaction = z.object({ emoji: z.string(), people: z.array(Id) });
export type Reaction = z.infer<typeof Reaction>;

/** Somebody named in the words: `length` characters from `at` on stand for them, by whatever name they have now. */
export const Mention = z.object({ person_id: Id, at: z.int().min(0), length: z.int().min(2).max(200) });
export type Mention = z.infer<typeof Mention>;

/** Whose words these were before somebody carried them here, when they were said, and where. */
export const Forwarded = z.object({
  author_id: Id,
  author_name: z.string(),
  said_at: Moment,
  /** Whoever may not read there finds nothing under it. */
  space_id: Id,
  message_id: Id,
});
export type Forwarded = z.infer<typeof Forwarded>;

export const Pinned = z.object({ by: Id, at: Moment });
export type Pinned = z.infer<typeof Pinned>;

/** What the first address in the words leads to, as its page says of itself. */
export const LinkPreview = z.object({
  url: z.string(),
  site: z.string(),
  title: z.string(),
  description: z.string(),
  /** An address of this house. */
  picture: z.string().nullable(),
});
export type LinkPreview = z.infer<typeof LinkPreview>;
