import * as z from 'zod';
import { ErrorAnswer } from '../common/error-answer.ts';
import { Id } from '../common/ids.ts';
import { Change } from '../spaces/spaces.ts';

/**
 * The language of the live connection at /ws. Its version stands in the address: /ws?v=1. Who adds &gzip=1 gets
 * long answers in binary frames: the same words, compressed.
 */
export const protocolVersion = 1;

/** Why the server closes a connection; the client's answer to each differs. */
export const closeCodes = {
  /** The session ended or never was: sign in again. */
  session: 4001,
  /** Rooms among strangers are not open to whoever is under 16. */
  young: 4003,
  /** Reads too slowly: connect again and resume from the last revision. */
  slow: 4008,
  /** Speaks another version: load the page again. */
  version: 4009,
  /** The house is going down for a moment: connect again soon. */
  closing: 4010,
  /** Too many connections are open already, to this person or from this address: connect again, but much later. */
  crowded: 4013,
  /** Said something that is not in the language. */
  nonsense: 4400,
} as const;

/** How long what a client says may be, in bytes. A longer call is made by HTTP. */
export const largestWord = 64 * 1024;
/** How many calls may be under way by one connection. */
export const mostCalls = 16;

const Space = { space: Id };
const Rev = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

const Texts = z.record(z.string(), z.string());

/**
 * A call of the contract by its name, with what its address would say in the words of an address. It is performed as by
 * HTTP; those that need cookies or carry files are not. Several may be under way, and are answered as they are done.
 */
export const CallWord = z.object({
  t: z.literal('call'),
  /** The caller's own number for it, which the answer repeats. */
  id: z.int().min(0),
  call: z.string().max(100),
  params: Texts.optional(),
  query: Texts.optional(),
  body: z.unknown().optional(),
});
export type CallWord = z.infer<typeof CallWord>;

export const FromClient = z.discriminatedUnion('t', [
  /** Show me this space from revision `since` on. */
  z.object({ t: z.literal('watch'), ...Space, since: Rev }),
  z.object({ t: z.literal('unwatch'), ...Space }),
  z.object({ t: z.literal('typing'), ...Space, on: z.boolean() }),
  /** Still there: asked every half minute, since a browser can not send protocol pings. */
  z.object({ t: z.literal('ping') }),
  CallWord,
]);
export type FromClient = z.infer<typeof FromClient>;

/** What passes without a revision: who is here, who writes, who has read how far, and words while they are being said. */
export const Signal = z.discriminatedUnion('s', [
  z.object({ s: z.literal('typing'), person: Id, on: z.boolean() }),
  z.object({ s: z.literal('seen'), person: Id, seq: z.int() }),
  z.object({ s: z.literal('here'), person: Id, here: z.boolean() }),
  /** Of a text that is still coming: its characters from `offset` on, as far as they are there. */
  z.object({ s: z.literal('piece'), message: Id, offset: z.int().min(0), text: z.string() }),
]);
export type Signal = z.infer<typeof Signal>;

/** What of one's own may move without one's doing: one's trust; who asks at a door one keeps, or the answer to one's asking. */
export const ownThings = ['trust', 'requests', 'retreats'] as const;
export type OwnThing = (typeof ownThings)[number];

export const FromServer = z.discriminatedUnion('t', [
  z.object({ t: z.literal('hello'), person: Id }),
  /** The answer to a watch: who is here now. The changes since follow, or went before. */
  z.object({ t: z.literal('watching'), ...Space, rev: Rev, here: z.array(Id) }),
  /**
   * Apply when one's own revision is `after` or later; otherwise ask what changed. With `more` one is further behind
   * than is told here: ask for the rest in pages (the call `spaces.changes`), then watch again from there. Until then
   * no news of the space comes.
   */
  z.object({
    t: z.literal('changes'),
    ...Space,
    after: Rev,
    rev: Rev,
    more: z.boolean().optional(),
    changes: z.array(Change),
  }),
  z.object({ t: z.literal('signal'), ...Space, signal: Signal }),
  /** Something changed in a space of mine that I do not watch. */
  z.object({ t: z.literal('stirred'), ...Space, rev: Rev }),
  /** I am a member of one more space. */
  z.object({ t: z.literal('joined'), ...Space }),
  /** I may no longer see this space, or never could. */
  z.object({ t: z.literal('gone'), ...Space }),
  /** Something of my own moved, on whatever device and by whosever doing: it is asked for anew. */
  z.object({ t: z.literal('moved'), what: z.enum(ownThings) }),
  z.object({ t: z.literal('pong') }),
  z.object({ t: z.literal('answer'), to: z.int(), answer: z.unknown() }),
  /** What HTTP would answer with this status, and after how many seconds to ask again where it says so. */
  z.object({
    t: z.literal('refused'),
    to: z.int(),
    status: z.int(),
    retry_after: z.number().optional(),
    error: ErrorAnswer,
  }),
  /** Changed nothing; the answer is too long for this connection, and to be had by HTTP. */
  z.object({ t: z.literal('elsewhere'), to: z.int() }),
]);
export type FromServer = z.infer<typeof FromServer>;

const InRoom = {
  trust_score: z.number(),
  /** As many as there were taps. They are anonymous: nothing stands in them. */
  trust_taps: z.array(z.object({})),
};

/** What S2 §7's own socket, /ws/room/{room_id}, says. */
export const RoomFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('new_message'),
    message: z.object({
      id: Id,
      user_id: Id,
      user_name: z.string(),
      avatar_url: z.string(),
      message: z.string(),
      timestamp: z.string(),
      ...InRoom,
    }),
  }),
  /** How a message stands that was tapped: its author's trust and its taps. */
  z.object({ type: z.literal('trust_tap'), message_id: Id, ...InRoom }),
]);
export type RoomFrame = z.infer<typeof RoomFrame>;
