import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { cannotBeKept, isBlank, isText } from '../common/plain-text.ts';
import { longestMessage } from '../messages/messages.ts';
import { Answerer, Mode } from './message-extra.ts';
import { conjuringMark } from './guide-summons.ts';

/** Who would be asked, by name, before anything goes out. */
export const Provider = z.object({
  /** Another provider or another model has another mark, and a Yes counts for its mark only. */
  mark: z.string(),
  host: z.string(),
  model: z.string(),
});
export type Provider = z.infer<typeof Provider>;

/** not_needed: nothing goes out of this house. open: not asked yet, and the built-in guide answers until there is a Yes. */
export const Consent = z.enum(['not_needed', 'open', 'yes', 'no']);
export type Consent = z.infer<typeof Consent>;

const Hour = z.int().min(0).max(23);

export const Thread = z.object({
  space_id: Id,
  mode: Mode,
  answers_by: Answerer,
  provider: Provider.nullable(),
  consent: Consent,
  memory_on: z.boolean(),
  reminders_on: z.boolean(),
  /** The guide may remember when one offers help in a salon. Off until one says so. */
  help_on: z.boolean(),
  /** No reminder comes between these hours of the person's own day. */
  quiet: z.object({ from: Hour, until: Hour }),
  /** The answer that is being written just now. */
  writing: Id.nullable(),
});
export type Thread = z.infer<typeof Thread>;

export const openThread = call({
  name: 'guide.thread',
  title: 'Where one talks with the guide, and how: made when it is first needed',
  method: 'GET',
  path: '/api/mairy/thread',
  answer: Thread,
  permission: 'person',
  errors: [],
});

export const settleThread = call({
  name: 'guide.settle',
  title: 'How one wants to talk with the guide: mode, memory, reminders, quiet hours',
  method: 'PUT',
  path: '/api/mairy/thread',
  body: Thread.pick({
    mode: true,
    memory_on: true,
    reminders_on: true,
    help_on: true,
    quiet: true,
  }).partial(),
  answer: Thread,
  permission: 'person',
  errors: ['input.wrong'],
});

export const giveConsent = call({
  name: 'guide.consent',
  title: 'Whether what one says to the guide may go to this provider; it can be taken back at any time',
  method: 'PUT',
  path: '/api/mairy/consent',
  body: z.object({ provider: z.string().max(300), yes: z.boolean() }),
  answer: Thread,
  permission: 'person',
  errors: ['consent.other', 'input.wrong'],
});

const Answered = z.object({
  response: z.string(),
  /** Which guide answered. */
  mode: Answerer,
  is_lyrical: z.boolean(),
  space_id: Id,
  /** What the person said; null where they said nothing. */
  message_id: Id.nullable(),
  answer_id: Id,
});
export type Answered = z.infer<typeof Answered>;

const Context = z.looseObject({}).optional();

/**
 * S1 §7. What a client sends as context is taken and left aside: the house knows the last words of the thread and the
 * roles of the caller itself, and believes nobody else about them.
 */
export const chat = call({
  name: 'guide.chat',
  title: 'Say something to the guide; answered when it has finished, or at once with wait: false',
  method: 'POST',
  path: '/api/mairy/chat',
  body: z.object({
    message: z
      .string()
      .max(longestMessage + conjuringMark.length + 1)
      .refine((text) => !isBlank(text), 'Write something first.')
      .refine(isText, cannotBeKept),
    /** The id of the person's message: said twice with it, it is stored and answered once. */
    client_id: Id.optional(),
    game_mode: z.boolean().optional(),
    mairy_conjuring: z.boolean().optional(),
    wait: z.boolean().default(true),
    player_id: z.unknown().optional(),
    session_id: z.unknown().optional(),
    interaction_count: z.unknown().optional(),
    force_real_api: z.unknown().optional(),
    guild_context: Context,
    story_context: Context,
  }),
  answer: Answered,
  permission: 'person',
  errors: ['guide.away', 'guide.busy', 'id.taken', 'input.wrong'],
});

export const chatAgain = call({
  name: 'guide.again',
  title: 'Have an answer that broke off written anew',
  method: 'POST',
  path: '/api/mairy/messages/:message_id/again',
  params: z.object({ message_id: Id }),
  body: z.object({ wait: z.boolean().default(true) }).nullish(),
  answer: Answered,
  permission: 'person',
  errors: ['found.not', 'guide.away', 'guide.busy'],
});

const unasked = z.object({ id: Id.optional() }).nullish();

export const nudge = call({
  name: 'guide.nudge',
  title: 'Have the guide name one small real thing to do next',
  method: 'POST',
  path: '/api/mairy/nudge',
  body: unasked,
  answer: Answered,
  permission: 'person',
  errors: ['guide.busy', 'id.taken'],
});

export const story = call({
  name: 'guide.story',
  title: 'Have the guide go on with the tale; it moves when real things were done',
  method: 'POST',
  path: '/api/mairy/story',
  body: unasked,
  answer: Answered,
  permission: 'person',
  errors: ['guide.busy', 'id.taken'],
});

export const chatCalls = [openThread, settleThread, giveConsent, chat, chatAgain, nudge, story];
