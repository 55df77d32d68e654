import type { Editor } from '@tiptap/core';
import Check from 'lucide-react/icons/check';
import MessageSquare from 'lucide-react/icons/message-square';
import { useRef } from 'react';
import { Button, cx } from '../../../ui/index.ts';
import { CommentCard } from './CommentCard.tsx';
import { NewComment } from './NewComment.tsx';
import type { Talking } from './useTalking.ts';
import { useLevels } from './useLevels.ts';
import styles from './CommentsColumn.module.css';

/** Beside the words: what is said about them stands level with them, tied by a thread. */
export function CommentsColumn({ editor, talking }: { editor: Editor; talking: Talking }) {
  const { shown, open, settled, showsSettled, lit, begun } = talking;
  const column = useRef<HTMLDivElement>(null);
  const ids = [...shown.map(({ id }) => id), ...(begun === undefined ? [] : ['new'])];
  const at = useLevels(editor, column, ids, begun === undefined ? lit : 'new');
  return (
    <aside className={styles.aside} aria-label="Said about this doc">
      <header className={styles.head}>
        <h3>Said about this doc</h3>
        {settled > 0 && (
          <Button kind="bare" icon={Check} aria-pressed={showsSettled} onClick={talking.turnSettled}>
            {settled} settled
          </Button>
        )}
      </header>
      <div ref={column} className={styles.column}>
        {open === 0 && begun === undefined && !showsSettled && (
          <p className={styles.nothing}>
            {talking.maySay
              ? 'Choose some words and press the speech bubble to say something about them.'
              : 'Nothing is open here.'}
          </p>
        )}
        {shown.map((comment) => (
          <div
            key={comment.id}
            className={cx(styles.place, comment.id === lit && begun === undefined && styles.tied)}
            style={{ top: at.get(comment.id) ?? 0 }}
          >
            <CommentCard {...talking.cardOf(comment)} />
          </div>
        ))}
        {begun !== undefined && (
          <div className={cx(styles.place, styles.tied)} style={{ top: at.get('new') ?? 0 }}>
            <NewComment quote={begun.quote} onSay={talking.say} onLeave={talking.leave} />
          </div>
        )}
        {talking.maySay && begun === undefined && (
          <Button kind="bare" icon={MessageSquare} className={styles.whole} onClick={talking.beginWhole}>
            About the whole doc
          </Button>
        )}
      </div>
    </aside>
  );
}
