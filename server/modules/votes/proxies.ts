import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Proxy, Vote } from '@kinsong/contract/votes/vote.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { alterVote, openOrRefuse } from './alter-vote.ts';
import { reachVote } from './find-vote.ts';

/** Every proxy there was stays in the list, with the moment it ended. */
export const endedFor = (proxies: readonly Proxy[], from: string, now: Date): Proxy[] =>
  proxies.map((each) =>
    each.from === from && each.ended_at === null ? { ...each, ended_at: now.toISOString() } : each,
  );

const current = (proxies: readonly Proxy[]): Proxy[] => proxies.filter(({ ended_at }) => ended_at === null);

/** A voice is handed over once and not further; who carries somebody's is here, and gives theirs to nobody. */
export async function giveProxy(house: House, person: Person, voteId: string, to: string): Promise<Vote> {
  const found = await reachVote(house, person, voteId, 'votes.cast');
  const from = person.id;
  return alterVote(house, found, async (_tx, row, now) => {
    const running = current(row.proxies);
    if (running.some((each) => each.from === from && each.to === to)) return null;
    if (!row.electorate.includes(from)) throw new Refusal('allowed.not');
    openOrRefuse(row, now);
    if (row.secrecy === 'anonymous' || running.some((each) => each.to === from || each.from === to))
      throw new Refusal('vote.proxy');
    if (to === from || !row.electorate.includes(to))
      throw new Refusal('input.wrong', { to: 'Choose somebody else who may vote here.' });
    const given = { from, to, given_at: now.toISOString(), ended_at: null };
    return { proxies: [...endedFor(row.proxies, from, now), given] };
  });
}

/** What was cast in the meantime stays until whoever is back casts another. */
export async function endProxy(house: House, person: Person, voteId: string): Promise<Vote> {
  const found = await reachVote(house, person, voteId, 'votes.cast');
  return alterVote(house, found, async (_tx, row, now) => {
    if (!current(row.proxies).some(({ from }) => from === person.id)) return null;
    openOrRefuse(row, now);
    return { proxies: endedFor(row.proxies, person.id, now) };
  });
}
