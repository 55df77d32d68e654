import type { Answer } from '@kinsong/contract/common/call.ts';
import type { spaceRules } from '@kinsong/contract/votes/rules.ts';
import type {
  listVotes as listCall,
  ownBallots as ownCall,
  voteResults,
} from '@kinsong/contract/votes/votes.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { mayOrRefuse, type ChangeSource } from '../spaces/index.ts';
import { ballotsOf, currentBallots } from './ballots.sql.ts';
import { ballotShape, ruleShape, voteChange, voteShapes } from './contract-shapes.ts';
import { countFor } from './count-for.ts';
import { reachVote } from './find-vote.ts';
import { hasNames, isSeenBy } from './seen-by.ts';
import * as rows from './votes.sql.ts';

export async function listVotes(
  house: House,
  person: Person,
  spaceId: string,
  { after, limit }: { after: number; limit: number },
): Promise<Answer<typeof listCall>> {
  const { seesFrom, rev } = await mayOrRefuse(house, person, 'votes.read', spaceId);
  const page = { after: Math.max(after, seesFrom), limit: limit + 1 };
  const found = await rows.pageOfVotes(house.db, spaceId, page);
  const votes = await voteShapes(house.db, found.slice(0, limit));
  return { votes, more: found.length > limit, rev };
}

export async function ownBallots(
  house: House,
  person: Person,
  spaceId: string,
): Promise<Answer<typeof ownCall>> {
  const { seesFrom } = await mayOrRefuse(house, person, 'votes.read', spaceId);
  const found = await ballotsOf(house.db, spaceId, person.id, seesFrom);
  return { ballots: found.map(ballotShape) };
}

/** What may not be seen yet is not even counted. */
export async function resultsOf(
  house: House,
  person: Person,
  voteId: string,
): Promise<Answer<typeof voteResults>> {
  const row = await reachVote(house, person, voteId, 'votes.read');
  if (!isSeenBy(row, person.id)) {
    const opens = row.secrecy === 'until_voted' && row.status === 'open' ? 'once_voted' : 'once_closed';
    return { opens, result: null, ballots: [] };
  }
  const found = hasNames(row) ? await currentBallots(house.db, [voteId]) : [];
  const stands = (): typeof row.result =>
    countFor(
      row,
      found.map(({ choice }) => choice),
    );
  return { opens: 'now', result: row.result ?? stands(), ballots: found.map(ballotShape) };
}

export async function rulesIn(
  house: House,
  person: Person,
  spaceId: string,
): Promise<Answer<typeof spaceRules>> {
  const { seesFrom } = await mayOrRefuse(house, person, 'votes.read', spaceId);
  return { rules: (await rows.rulesOf(house.db, spaceId, seesFrom)).map(ruleShape) };
}

export const votesChanges: ChangeSource = async ({ db }, spaceId, span) =>
  (await voteShapes(db, await rows.votesChanged(db, spaceId, span))).map(voteChange);
