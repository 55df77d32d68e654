import * as z from 'zod';
import { Id } from '../common/ids.ts';
import { Card, DeedLink } from './proposal-card.ts';
import { Danger } from './danger-card.ts';

/** How the guide is spoken with: about what is to be done, or within the tale. */
export const Mode = z.enum(['real_world', 'game']);
export type Mode = z.infer<typeof Mode>;

/** Which guide answered: the one built in, or a language model. */
export const Answerer = z.enum(['built-in', 'model']);
export type Answerer = z.infer<typeof Answerer>;

/** open, also after a Yes that could not be done; yes and no as answered; changed: yes, after the person had changed it. */
export const ProposalState = z.enum(['open', 'yes', 'no', 'changed']);
export type ProposalState = z.infer<typeof ProposalState>;

const offered = {
  /** The id of the message that carries the card is the id of the proposal. */
  proposal_id: Id,
  tool: z.string(),
  args: z.record(z.string(), z.unknown()),
  card: Card,
  state: ProposalState,
  /** What the person had said; null where the guide began. */
  message_id: Id.nullable(),
  result: DeedLink.optional(),
};

/** What a message of a thread may carry besides its words. The server hangs it there, people never do. */
export const Extra = z.discriminatedUnion('kind', [
  /** On what a person said to the guide. */
  z.object({ kind: z.literal('said'), mode: Mode, mairy_conjuring: z.boolean() }),
  /** An answer of the guide. `broken`: it broke off, and what was said till then stays. */
  z.object({
    kind: z.literal('guide'),
    mode: Mode,
    is_lyrical: z.boolean(),
    by: Answerer,
    model: z.string().nullable(),
    state: z.enum(['writing', 'done', 'broken']),
    /** What it answers; null where the guide began by itself, or was nudged. */
    answers: Id.nullable(),
    /** There is a page of what the guide was told for this answer, by this message's id. */
    told: z.boolean(),
    /** Present where it answers danger. */
    danger: Danger.optional(),
  }),
  /** An answer of which not a word came; its text is the catalogue's. It can be tried again by its id. */
  z.object({
    kind: z.literal('system_error'),
    mode: Mode,
    answers: Id.nullable(),
    code: z.string(),
  }),
  /** A notice of the house: welcome, something done, something undone. */
  z.object({ kind: z.literal('notification'), name: z.string(), link: DeedLink.optional() }),
  z.object({ kind: z.literal('reminder'), task: DeedLink.optional(), asked_for: z.boolean() }),
  z.object({ kind: z.literal('upload_prompt') }),
  z.object({
    kind: z.literal('project_prompt'),
    ...offered,
    original_message: z.string(),
    suggested_project_name: z.string(),
  }),
  z.object({ kind: z.literal('todo_prompt'), ...offered, original_message: z.string() }),
  z.object({ kind: z.literal('proposal'), ...offered }),
]);
export type Extra = z.infer<typeof Extra>;
/** As it is hung on a message; what a tool says of itself is added when it is read. */
export type ExtraGiven = z.input<typeof Extra>;
export type ExtraKind = Extra['kind'];
export type ExtraOf<K extends ExtraKind> = Extract<Extra, { kind: K }>;

/** What a message carries for the guide's screens, or null: what is of another module, or of a later house, is passed over. */
export function extraOf(extra: unknown): Extra | null {
  const { success, data } = Extra.safeParse(extra);
  return success ? data : null;
}
