import { awaits, type Ballot, type Vote } from '@kinsong/contract/votes/vote.ts';
import { useEffect, useMemo } from 'react';
import { signedIn } from '../../platform/signed-in.ts';
import { useStore } from '../../platform/store.ts';
import { ballots, loadBallots } from './ballots.data.ts';
import { overlay, type Shown } from './unsent-ballots.ts';
import { votes } from './votes.data.ts';

const none: readonly Ballot[] = [];

/** The votes of a space that stand, with what waits in the outbox laid over them. */
export function useVotesOf(space: string): readonly Shown[] {
  const known = useStore(votes);
  const own = useStore(ballots).get(space) ?? none;
  const items = useStore(signedIn().outbox.items);
  return useMemo(() => {
    const here = [...known.values()].filter((vote) => vote.space_id === space && vote.deleted_at === null);
    return overlay(here, own, items, signedIn().person.id);
  }, [known, own, items, space]);
}

/** Keeps my own ballots of a space fresh for as long as somebody looks: one of them may come from another device. */
export function useOwnBallots(space: string, shown: readonly Shown[]): void {
  const moved = shown.map(({ vote }) => `${vote.id} ${vote.voices.length} ${vote.amended}`).join();
  useEffect(() => {
    void loadBallots(space);
  }, [space, moved]);
}

/** Those that run, whichever ends first before the others. */
export const openOf = (shown: readonly Shown[]): Shown[] =>
  shown.filter(({ vote }) => vote.status === 'open').sort((a, b) => byEnd(a.vote, b.vote));

/** Those that are over, the last one first. */
export const closedOf = (shown: readonly Shown[]): Shown[] =>
  shown.filter(({ vote }) => vote.status !== 'open').sort((a, b) => closedAt(b.vote) - closedAt(a.vote));

export const waitsForMe = ({ vote }: Shown): boolean => awaits(vote, signedIn().person.id);

const byEnd = (a: Vote, b: Vote): number => Date.parse(a.deadline) - Date.parse(b.deadline);
const closedAt = ({ closed_at, deadline }: Vote): number => Date.parse(closed_at ?? deadline);
