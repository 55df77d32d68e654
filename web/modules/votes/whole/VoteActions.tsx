import type { Capability } from '@kinsong/contract/capabilities.ts';
import type { Vote } from '@kinsong/contract/votes/vote.ts';
import { useState } from 'react';
import { Button } from '../../../ui/index.ts';
import { ConfirmDialog } from '../../spaces/index.ts';
import { close, mayAmend, mayClose, mayProlong, mayReword, mayWithdraw, withdraw } from '../votes.actions.ts';
import { ProlongSheet } from './ProlongSheet.tsx';
import styles from './VoteActions.module.css';
import { WordsSheet } from './WordsSheet.tsx';

export interface VoteActionsProps {
  vote: Vote;
  abilities: ReadonlySet<Capability>;
  onGone: () => void;
  /** Asks the same once more; absent where one may not, or it still runs. */
  onAgain: (() => void) | undefined;
}

type Layer = 'words' | 'amend' | 'prolong' | 'close' | 'withdraw';

/** What can be done with a vote besides answering it; taking it back stands apart. */
export function VoteActions({ vote, abilities, onGone, onAgain }: VoteActionsProps) {
  const [layer, setLayer] = useState<Layer>();
  const on = { vote, abilities };
  const done = () => setLayer(undefined);
  const isOver = vote.status !== 'open';
  return (
    <div className={styles.actions}>
      {mayClose(on) && (
        <Button kind="thread" onClick={() => setLayer('close')}>
          All have voted: close it
        </Button>
      )}
      {mayReword(on) && <Button onClick={() => setLayer('words')}>Put it in other words</Button>}
      {mayAmend(on) && vote.voices.length > 0 && (
        <Button onClick={() => setLayer('amend')}>Change it and ask again</Button>
      )}
      {mayProlong(on) && (
        <Button kind="bare" onClick={() => setLayer('prolong')}>
          Give it more time
        </Button>
      )}
      {isOver && onAgain && (
        <Button kind="bare" onClick={onAgain}>
          Ask it again
        </Button>
      )}
      {mayWithdraw(on) && (
        <Button kind="danger" className={styles.apart ?? ''} onClick={() => setLayer('withdraw')}>
          Withdraw it
        </Button>
      )}
      <WordsSheet
        vote={vote}
        asks={layer === 'amend' ? 'again' : 'still'}
        open={layer === 'words' || layer === 'amend'}
        onClose={done}
      />
      <ProlongSheet vote={vote} open={layer === 'prolong'} onClose={done} />
      <ConfirmDialog
        open={layer === 'close'}
        onClose={done}
        title="Close it now?"
        description="Everyone has voted. It is counted at once, and what it does when it passes is done."
        confirm="Close it"
        keep="Leave it open"
        perform={() => close(vote)}
      />
      <ConfirmDialog
        open={layer === 'withdraw'}
        onClose={done}
        title="Withdraw this vote?"
        description={`“${vote.title}” is taken back for everyone. Nothing is counted, and nothing comes of it.`}
        confirm="Withdraw it"
        keep="Keep it"
        danger
        perform={async () => {
          await withdraw(vote);
          onGone();
        }}
      />
    </div>
  );
}
