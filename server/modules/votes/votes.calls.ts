import { spaceRules } from '@kinsong/contract/votes/rules.ts';
import * as calls from '@kinsong/contract/votes/votes.ts';
import { caller } from '../../platform/caller.ts';
import { on, type Route } from '../../platform/module.ts';
import { castBallot } from './cast-ballot.ts';
import { amendVote, changeVote, withdrawVote } from './change-vote.ts';
import { closeNow } from './close-vote.ts';
import { openVote } from './open-vote.ts';
import { endProxy, giveProxy } from './proxies.ts';
import { listVotes, ownBallots, resultsOf, rulesIn } from './votes.ts';
import { writeOutcome } from './write-outcome.ts';

export const votesRoutes: readonly Route[] = [
  on(calls.listVotes, (house, { params, query }, visit) =>
    listVotes(house, caller(visit), params.space_id, query),
  ),
  on(calls.openVote, (house, { params, body }, visit) =>
    openVote(house, caller(visit), params.space_id, body),
  ),
  on(calls.changeVote, (house, { params, body }, visit) =>
    changeVote(house, caller(visit), params.vote_id, body),
  ),
  on(calls.amendVote, (house, { params, body }, visit) =>
    amendVote(house, caller(visit), params.vote_id, body),
  ),
  on(calls.withdrawVote, (house, { params }, visit) => withdrawVote(house, caller(visit), params.vote_id)),
  on(calls.castBallot, (house, { params, body }, visit) =>
    castBallot(house, caller(visit), params.vote_id, body),
  ),
  on(calls.ownBallots, (house, { params }, visit) => ownBallots(house, caller(visit), params.space_id)),
  on(calls.voteResults, (house, { params }, visit) => resultsOf(house, caller(visit), params.vote_id)),
  on(calls.giveProxy, (house, { params, body }, visit) =>
    giveProxy(house, caller(visit), params.vote_id, body.to),
  ),
  on(calls.endProxy, (house, { params }, visit) => endProxy(house, caller(visit), params.vote_id)),
  on(calls.closeVote, (house, { params }, visit) => closeNow(house, caller(visit), params.vote_id)),
  on(calls.writeOutcome, (house, { params, body }, visit) =>
    writeOutcome(house, caller(visit), params.vote_id, body.words),
  ),
  on(spaceRules, (house, { params }, visit) => rulesIn(house, caller(visit), params.space_id)),
];
