import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { cannotBeKept, isBlank, isText } from '../common/plain-text.ts';
import { Day, Moment } from '../common/time.ts';
import { DangerCard } from '../guide/danger-card.ts';
import { Answerer } from '../guide/message-extra.ts';

/** S2 §7: one address, and `action` tells what is asked. S2 §9: as much of a talk goes with a question. */
export const contextOf = { search: 20, summary: 50, night: 10 } as const;
/** S2 §9. */
export const mostShown = 3;

/** What a client says was said. Where a salon is named, the house reads that itself and believes nobody else about it. */
const Context = z.array(z.unknown()).max(200).optional();
const Words = z
  .string()
  .max(2000)
  .refine((text) => !isBlank(text), 'Write something first.')
  .refine(isText, cannotBeKept);
/** Who asks is known; where it is sent along, it must be the same person. */
const UserId = z.string().max(100).optional();

export const documentSearch = z.object({
  action: z.literal('document_search'),
  salon_id: Id,
  user_id: UserId,
  query: Words,
  conversation_context: Context,
});
export const conversationSummary = z.object({
  action: z.literal('conversation_summary'),
  /** Without a salon, the context itself is summed, and kept nowhere. */
  salon_id: Id.optional(),
  user_id: UserId,
  conversation_context: Context,
  include_insights: z.boolean().default(true),
  /** From which place of the stream on; without it, from where the asker has read to. */
  since: z.int().min(0).optional(),
});
export const nightSupport = z.object({
  action: z.literal('night_support'),
  salon_id: Id.optional(),
  user_id: UserId,
  message: Words,
  time_context: z.string().max(100).optional(),
  emotional_support_needed: z.boolean().optional(),
  conversation_context: Context,
});

/** A file, something said or something to do, of this salon. */
export const SearchResult = z.object({
  kind: z.enum(['file', 'message', 'task']),
  id: Id,
  title: z.string(),
  /** The words around what was found. */
  excerpt: z.string(),
  /** The message that it lies in or came from. */
  message_id: Id.nullable(),
  author_id: Id.nullable(),
  at: Moment,
});
export type SearchResult = z.infer<typeof SearchResult>;

export const Found = z.object({ search_results: z.array(SearchResult), search_summary: z.string() });
export type Found = z.infer<typeof Found>;

/** A line of a summary, and the message that it stands in; what was said in no salon has none. */
export const SummaryLine = z.object({
  text: z.string(),
  message_id: Id.nullable(),
  author_id: Id.nullable(),
  at: Moment.nullable(),
});
export type SummaryLine = z.infer<typeof SummaryLine>;

export const SummaryTask = z.object({
  task_id: Id,
  text: z.string(),
  due_date: Day.nullable(),
  assigned_to: Id.nullable(),
  message_id: Id.nullable(),
});
export type SummaryTask = z.infer<typeof SummaryTask>;

export const Summed = z.object({
  summary: z.string(),
  /** What could be done next, a sentence each. */
  opportunities: z.array(z.string()),
  /** built-in: chosen among the sentences that were said, and nothing made up. */
  answers_by: Answerer,
  /** Whose words no model got, since they did not say yes to it; those were chosen among, as by the built-in guide. */
  kept_from_model: z.int(),
  /** Whether it begins where the asker last read to; otherwise it is about the last of what was said. */
  fresh: z.boolean(),
  messages: z.int(),
  since: Moment.nullable(),
  gist: z.array(SummaryLine),
  decided: z.array(SummaryLine),
  open: z.array(SummaryLine),
  to_do: z.array(SummaryTask),
});
export type Summed = z.infer<typeof Summed>;

export const Comforted = z.object({
  night_response: z.string(),
  /** Whether something was arranged for the morning. */
  schedule_morning_analysis: z.boolean(),
  answers_by: Answerer,
  /** Whom to call, where a life may be in danger: then nothing else is said. */
  danger: DangerCard.nullable(),
});
export type Comforted = z.infer<typeof Comforted>;

export const salonAssistant = call({
  name: 'assistant.ask',
  title: 'Find in a salon, sum up what was said there, or be listened to at night; for the asker alone',
  method: 'POST',
  path: '/api/mairy/salon-assistant',
  body: z.discriminatedUnion('action', [documentSearch, conversationSummary, nightSupport]),
  answer: z.union([Found, Summed, Comforted]),
  permission: 'person',
  errors: ['found.not', 'allowed.not', 'input.wrong'],
});

export const assistantCalls = [salonAssistant];
