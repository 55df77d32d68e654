import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { GivenMoment } from '../common/time.ts';
import { Choice } from './choice.ts';
import { Result } from './result.ts';
import { spaceRules } from './rules.ts';
import { Details, NewVote, Question } from './vote-input.ts';
import { Ballot, longestOutcome, Vote } from './vote.ts';

const inSpace = z.object({ space_id: Id });
const oneVote = z.object({ vote_id: Id });

export const mostVotesInAPage = 500;

export const listVotes = call({
  name: 'votes.list',
  title: 'The votes of a space, in the order they were opened; `after` is where the last page ended',
  method: 'GET',
  path: '/api/spaces/:space_id/votes',
  params: inSpace,
  query: z.object({
    after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    limit: z.coerce.number().int().min(1).max(mostVotesInAPage).default(200),
  }),
  answer: z.object({ votes: z.array(Vote), more: z.boolean(), rev: z.int() }),
  permission: 'votes.read',
  errors: ['found.not'],
});

export const openVote = call({
  name: 'votes.open',
  title:
    'Open a vote: who may vote is fixed now; the client makes the id, so that opening it twice opens it once',
  method: 'POST',
  path: '/api/spaces/:space_id/votes',
  params: inSpace,
  body: NewVote,
  answer: Vote,
  permission: 'votes.open',
  errors: ['found.not', 'allowed.not', 'space.archived', 'id.taken', 'input.wrong'],
});

export const changeVote = call({
  name: 'votes.change',
  title: 'Put a vote of one’s own in other words while nobody has voted, or move its end later',
  method: 'PUT',
  path: '/api/votes/:vote_id',
  params: oneVote,
  body: z.object({
    title: Question.optional(),
    description: Details.optional(),
    deadline: GivenMoment.optional(),
  }),
  answer: Vote,
  permission: 'person',
  errors: ['found.not', 'allowed.not', 'space.archived', 'vote.closed', 'vote.begun', 'input.wrong'],
});

export const amendVote = call({
  name: 'votes.amend',
  title: 'Answer objections: put what one asks consent for in other words, and ask everyone again',
  method: 'PUT',
  path: '/api/votes/:vote_id/amended',
  params: oneVote,
  /** `amended` as one saw it: of two who amend, or of one who does it twice, the second changes nothing. */
  body: z.object({ title: Question, description: Details.default(''), amended: z.int().min(0).default(0) }),
  answer: Vote,
  permission: 'person',
  errors: ['found.not', 'allowed.not', 'space.archived', 'vote.closed', 'vote.way'],
});

export const withdrawVote = call({
  name: 'votes.withdraw',
  title: 'Take back a vote that is open: nothing is counted and nothing comes of it',
  method: 'DELETE',
  path: '/api/votes/:vote_id',
  params: oneVote,
  answer: Vote,
  permission: 'person',
  errors: ['found.not', 'allowed.not', 'space.archived', 'vote.closed'],
});

/** The same id twice is one ballot. A new one takes the place of the last, except in an anonymous vote. */
export const castBallot = call({
  name: 'votes.cast',
  title: 'Vote, for oneself or for somebody who gave one their proxy',
  method: 'PUT',
  path: '/api/votes/:vote_id/ballot',
  params: oneVote,
  body: z.object({ id: Id, for_person: Id.nullish(), choice: Choice }),
  answer: Vote,
  permission: 'person',
  errors: [
    'found.not',
    'allowed.not',
    'space.archived',
    'vote.closed',
    'vote.final',
    'vote.proxy',
    'id.taken',
    'input.wrong',
  ],
});

export const ownBallots = call({
  name: 'votes.ownBallots',
  title:
    'How I voted in a space, now and earlier, and how those who had my proxy did; never in anonymous votes',
  method: 'GET',
  path: '/api/spaces/:space_id/ballots',
  params: inSpace,
  answer: z.object({ ballots: z.array(Ballot) }),
  permission: 'votes.read',
  errors: ['found.not'],
});

export const voteResults = call({
  name: 'votes.results',
  title: 'How a vote stands, as far as I may see it by now',
  method: 'GET',
  path: '/api/votes/:vote_id/results',
  params: oneVote,
  /** `opens` says when, where I may not see it yet. */
  answer: z.object({
    opens: z.enum(['now', 'once_voted', 'once_closed']),
    result: Result.nullable(),
    ballots: z.array(Ballot),
  }),
  permission: 'person',
  errors: ['found.not'],
});

export const giveProxy = call({
  name: 'votes.giveProxy',
  title: 'Let somebody else who may vote do so in my place while I am away; all see it',
  method: 'PUT',
  path: '/api/votes/:vote_id/proxy',
  params: oneVote,
  body: z.object({ to: Id }),
  answer: Vote,
  permission: 'person',
  errors: ['found.not', 'allowed.not', 'space.archived', 'vote.closed', 'vote.proxy', 'input.wrong'],
});

export const endProxy = call({
  name: 'votes.endProxy',
  title: 'I am back: nobody votes in my place any more',
  method: 'DELETE',
  path: '/api/votes/:vote_id/proxy',
  params: oneVote,
  answer: Vote,
  permission: 'person',
  errors: ['found.not', 'allowed.not', 'space.archived', 'vote.closed'],
});

export const closeVote = call({
  name: 'votes.close',
  title: 'Close a vote of one’s own before its end, once everyone has voted',
  method: 'PUT',
  path: '/api/votes/:vote_id/closed',
  params: oneVote,
  answer: Vote,
  permission: 'person',
  errors: ['found.not', 'allowed.not', 'space.archived', 'vote.waits', 'vote.closed'],
});

export const writeOutcome = call({
  name: 'votes.writeOutcome',
  title: 'Write in one’s own words what was decided',
  method: 'PUT',
  path: '/api/votes/:vote_id/outcome',
  params: oneVote,
  body: z.object({ words: z.string().trim().min(1).max(longestOutcome) }),
  answer: Vote,
  permission: 'person',
  errors: ['found.not', 'allowed.not', 'space.archived', 'vote.running'],
});

export const votesCalls = [
  listVotes,
  openVote,
  changeVote,
  amendVote,
  withdrawVote,
  castBallot,
  ownBallots,
  voteResults,
  giveProxy,
  endProxy,
  closeVote,
  writeOutcome,
  spaceRules,
];
