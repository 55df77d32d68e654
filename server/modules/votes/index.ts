import type { Module } from '../../platform/module.ts';
import { carryOutJob } from './carry-out.job.ts';
import { closingDue } from './close-vote.ts';
import { destroyingKeys } from './erase-votes.ts';
import { votesPorts, type VotesPorts } from './ports.ts';
import { remindJob } from './remind.job.ts';
import { votesRoutes } from './votes.calls.ts';
import { votesTools } from './votes.tools.ts';

export { eraseVotes } from './erase-votes.ts';
export { knownDecisions } from './known-decisions.ts';
export { takingPart } from './taking-part.sql.ts';
export { participationByDay } from './participation.sql.ts';
export { votesAwaiting } from './own-votes.ts';
export { countCast } from './own-votes.sql.ts';
export type { VotesPorts } from './ports.ts';
export { votesChanges } from './votes.ts';

export const makeVotes = (ports: VotesPorts): Module => ({
  name: 'votes',
  routes: votesRoutes,
  tools: votesTools,
  jobs: [carryOutJob, remindJob],
  periodic: [closingDue, destroyingKeys],
  open: (house) => votesPorts.give(house, ports),
});
