import type { Result } from '@kinsong/contract/votes/result.ts';
import type { Ballot, Vote } from '@kinsong/contract/votes/vote.ts';
import { voteResults } from '@kinsong/contract/votes/votes.ts';
import { useEffect } from 'react';
import { ask } from '../../platform/api/api.ts';
import { Store, useStore } from '../../platform/store.ts';

/** How a vote stands, and who wants what, as far as I may see it. */
export interface Seen {
  readonly result: Result | null;
  readonly ballots: readonly Ballot[];
}

interface Known extends Seen {
  readonly rev: number;
}

/** What is not for all yet and that I may see: each once they have voted. */
const known = new Store<ReadonlyMap<string, Known>>(new Map());

async function load({ id, rev }: Vote): Promise<void> {
  try {
    const { result, ballots } = await ask(voteResults, { params: { vote_id: id } });
    known.change((all) => new Map([...all, [id, { rev, result, ballots }]]));
  } catch {
    // It is asked again with the next change of the vote.
  }
}

/** As far as I may see it by now. */
export function useSeen(vote: Vote, voted: boolean): Seen {
  const mine = useStore(known).get(vote.id);
  const isMineOnly =
    vote.result === null && vote.status === 'open' && vote.secrecy === 'until_voted' && voted;
  useEffect(() => {
    if (isMineOnly && mine?.rev !== vote.rev) void load(vote);
  }, [isMineOnly, mine?.rev, vote]);
  if (isMineOnly && mine !== undefined) return mine;
  return { result: vote.result, ballots: vote.user_votes };
}
