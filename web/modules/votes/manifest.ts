import VoteIcon from 'lucide-react/icons/vote';
import { useRows } from '../../platform/live/use-rows.ts';
import type { WebModule } from '../../platform/web-module.ts';
import { ballotsKept } from './ballots.data.ts';
import { votesRows, votesSends } from './votes.data.ts';
import { useVotesOf, waitsForMe } from './votes.hooks.ts';

export const votes: WebModule = {
  rows: votesRows,
  keeps: [ballotsKept],
  sends: votesSends,
  tabs: [
    {
      key: 'voting',
      label: 'Voting',
      icon: VoteIcon,
      names: 'vote',
      wide: true,
      useCount: useWaitingVotes,
      load: async () => (await import('./VotesTab.tsx')).VotesTab,
    },
  ],
  glance: {
    title: 'Open votes',
    load: async () => (await import('./OpenVotes.tsx')).OpenVotes,
  },
};

/** How many wait for my voice. */
function useWaitingVotes(space: string): number {
  useRows(space, votesRows);
  return useVotesOf(space).filter(waitsForMe).length;
}
