import * as z from 'zod';
import { majorities, ways } from '@kinsong/engines/votes/result.ts';
import { Id } from '../common/ids.ts';
import { Moment } from '../common/time.ts';
import { Choice } from './choice.ts';
import { Deed } from './deed.ts';
import { Result } from './result.ts';

/** A proposal asks what people think; a decision may carry what it does once it has passed. */
export const voteTypes = ['proposal', 'decision'] as const;

/**
 * When others see how it stands: at once, each once they have voted, when it closes, or never who wanted what (and how
 * many when it closes). Fixed at the opening, so that nothing is seen earlier than was promised.
 */
export const secrecies = ['open', 'until_voted', 'until_closed', 'anonymous'] as const;
export type Secrecy = (typeof secrecies)[number];

export const voteStatuses = ['open', 'closed', 'withdrawn'] as const;

export const longestQuestion = 120;
export const longestDetails = 5000;
export const longestOption = 120;
export const longestOutcome = 5000;

/** One of several to choose from; in a time poll it is a time. */
export const VoteOption = z.object({
  id: Id,
  text: z.string(),
  starts_at: Moment.nullable(),
  ends_at: Moment.nullable(),
  zone: z.string().nullable(),
});
export type VoteOption = z.infer<typeof VoteOption>;

/** What one person wants. `cast_by` is somebody else where a proxy was given. */
export const Ballot = z.object({
  id: Id,
  vote_id: Id,
  person_id: Id,
  cast_by: Id,
  choice: Choice,
  at: Moment,
  /** Only the newest counts; earlier ones are kept for whose they are. */
  current: z.boolean(),
});
export type Ballot = z.infer<typeof Ballot>;

/** Somebody who is away lets another one vote in their place; logged for all to see. */
export const Proxy = z.object({ from: Id, to: Id, given_at: Moment, ended_at: Moment.nullable() });
export type Proxy = z.infer<typeof Proxy>;

/** What everyone here may see of a vote. What only some may see yet comes by calls of its own. */
export const Vote = z.object({
  id: Id,
  space_id: Id,
  rev: z.int(),
  born: z.int(),
  title: z.string(),
  description: z.string(),
  type: z.enum(voteTypes),
  way: z.enum(ways),
  options: z.array(VoteOption),
  /** The options in an order drawn when it opened: by it a tie is parted that nothing else parts. */
  lot: z.array(Id),
  /** How many dots each may give. */
  dots: z.int(),
  majority: z.enum(majorities),
  mandatory: z.boolean(),
  secrecy: z.enum(secrecies),
  /** So many must be heard. */
  quorum: z.int(),
  deadline: Moment,
  status: z.enum(voteStatuses),
  /** Who may vote, as it was when it opened. */
  electorate: z.array(Id),
  /** Who has voted; what they want stands elsewhere. */
  voices: z.array(Id),
  proxies: z.array(Proxy),
  /** How often it was put in other words since it opened; each time everyone is asked again. */
  amended: z.int(),
  /** As the specification counts; null while not everyone may see it. */
  votes: z.object({
    yes: z.int().nullable(),
    no: z.int().nullable(),
    abstain: z.int().nullable(),
    total_members: z.int(),
  }),
  /** Who wants what, as far as everyone may see it. */
  user_votes: z.array(Ballot),
  /** How it stands, or what came out once it is closed; null while not everyone may see it. */
  result: Result.nullable(),
  deeds: z.array(Deed),
  /** What was decided, in somebody's words. */
  outcome: z.object({ words: z.string(), by: Id, at: Moment }).nullable(),
  created_by: Id,
  created_at: Moment,
  closed_at: Moment.nullable(),
  /** Withdrawn: it stays with its space and is not listed any more. */
  deleted_at: Moment.nullable(),
});
export type Vote = z.infer<typeof Vote>;

/** What I may still do about it. */
export const awaits = (vote: Pick<Vote, 'status' | 'electorate' | 'voices'>, me: string): boolean =>
  vote.status === 'open' && vote.electorate.includes(me) && !vote.voices.includes(me);

/** Whose voice somebody carries besides their own. */
export const carriedBy = ({ proxies }: Pick<Vote, 'proxies'>, me: string): string[] =>
  proxies.filter(({ to, ended_at }) => to === me && ended_at === null).map(({ from }) => from);
