import '../../ui/tokens.votes.css';
import Plus from 'lucide-react/icons/plus';
import { useRows } from '../../platform/live/use-rows.ts';
import type { SyncState } from '../../platform/live/sync.ts';
import { signedIn } from '../../platform/signed-in.ts';
import type { TabProps } from '../../platform/web-module.ts';
import { Button, Empty, ErrorState } from '../../ui/index.ts';
import { useSpace } from '../spaces/index.ts';
import { VoteList } from './list/VoteList.tsx';
import { VotesSkeleton } from './list/VotesSkeleton.tsx';
import { NewVoteScreen } from './new/NewVoteScreen.tsx';
import { votesRows } from './votes.data.ts';
import { useOwnBallots, useVotesOf } from './votes.hooks.ts';
import styles from './VotesTab.module.css';
import { VoteWhole } from './whole/VoteWhole.tsx';

/** What a salon decides: all its votes, one of them whole, or a new one. */
export function VotesTab({ space, led, onChoose, address, onAddress }: TabProps) {
  const { abilities } = useSpace(space);
  const state = useRows(space, votesRows);
  const shown = useVotesOf(space);
  useOwnBallots(space, shown);
  const mayOpen = abilities.has('votes.open');
  const chosen = shown.find(({ vote }) => vote.id === led?.id);
  const again = shown.find(({ vote }) => vote.id === address['again'])?.vote;
  const ask = () => onAddress({ vote: undefined, ask: 'new' });
  if (address['ask'] === 'new' && mayOpen)
    return (
      <NewVoteScreen
        key={again?.id}
        space={space}
        abilities={abilities}
        again={again}
        onLeave={() => onAddress({ ask: undefined, again: undefined })}
        onOpened={(id) => onAddress({ ask: undefined, again: undefined, vote: id })}
      />
    );
  if (chosen !== undefined)
    return (
      <VoteWhole
        key={chosen.vote.id}
        shown={chosen}
        abilities={abilities}
        onBack={() => onChoose(undefined)}
        onAgain={
          mayOpen ? () => onAddress({ vote: undefined, ask: 'new', again: chosen.vote.id }) : undefined
        }
      />
    );
  if (state === 'opening' && shown.length === 0) return <VotesSkeleton />;
  if (shown.length > 0)
    return (
      <VoteList
        space={space}
        shown={shown}
        abilities={abilities}
        isGone={led !== undefined && state !== 'opening'}
        onChoose={onChoose}
        onAsk={mayOpen ? ask : undefined}
      />
    );
  return (
    <div className={styles.bare}>
      <NothingHere state={state} space={space} onAsk={mayOpen ? ask : undefined} />
    </div>
  );
}

interface NothingHereProps {
  state: SyncState;
  space: string;
  onAsk: (() => void) | undefined;
}

function NothingHere({ state, space, onAsk }: NothingHereProps) {
  if (state === 'failed')
    return (
      <ErrorState onRetry={() => signedIn().sync.again(space)}>
        The votes here could not be loaded. Often it is the connection; it usually comes back.
      </ErrorState>
    );
  return (
    <Empty
      title="Nothing was asked here yet"
      actions={
        onAsk && (
          <Button kind="primary" size="l" icon={Plus} onClick={onAsk}>
            New vote
          </Button>
        )
      }
    >
      {onAsk
        ? 'Ask something, and everyone here answers in their own time. What comes of it is written down.'
        : 'As soon as someone asks something, everyone sees it here.'}
    </Empty>
  );
}
