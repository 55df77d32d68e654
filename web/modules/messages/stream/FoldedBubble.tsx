import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { Button, Icon, toast } from '../../../ui/index.ts';
import { unblock } from '../../seekers/index.ts';
import { foldedWords } from '../folded.ts';
import { Bubble } from './Bubble.tsx';
import styles from './FoldedBubble.module.css';
import type { MessageRow } from './stream-rows.ts';

/** Words one did not want to read. They can be looked at, once, and the block be taken back. */
export function FoldedBubble({ row }: { row: MessageRow }) {
  const [shown, show] = useState(false);
  const { message } = row.shown;
  if (shown || message.deleted_at !== null) return <Bubble row={row} />;
  const takeBack = () =>
    unblock(message.author_id).catch(() =>
      toast({ title: 'The block was not taken back', description: 'The house did not answer. Try again.' }),
    );
  return (
    <div className={styles.folded}>
      <p className={styles.words}>
        <Icon of={EyeOff} size="s" />
        {foldedWords}
      </p>
      <Button kind="bare" onClick={() => show(true)}>
        Show
      </Button>
      <Button kind="bare" onClick={() => void takeBack()}>
        Take the block back
      </Button>
    </div>
  );
}
