import type { Message } from '@kinsong/contract/messages/messages.ts';
import { useEffect } from 'react';
import { useStore } from '../../../platform/store.ts';
import { foldedWords } from '../folded.ts';
import { apart, loadOne } from '../messages.data.ts';
import { excerpt } from '../text-runs.ts';
import styles from './ReplyQuote.module.css';
import { nameOf, useTalk } from './talk-context.ts';

/** What a message answers: who said it and the beginning of it. Choosing it leads there. */
export function ReplyQuote({ id }: { id: string }) {
  const { people, jumpTo, isFolded } = useTalk();
  const original = useQuoted(id);
  return (
    <button type="button" className={styles.quote} onClick={() => jumpTo(id)}>
      <strong className={styles.name}>
        {original ? nameOf(people, original.author_id) : 'Said earlier'}
      </strong>
      <span className={styles.words}>
        {original === undefined
          ? 'See what this answers'
          : isFolded(original.author_id)
            ? foldedWords
            : spoken(original)}
      </span>
    </button>
  );
}

/** Asked for by itself where it lies outside of what is held. */
function useQuoted(id: string): Message | undefined {
  const { space, find } = useTalk();
  const alone = useStore(apart.of(id));
  const original = find(id) ?? alone;
  const known = original !== undefined;
  useEffect(() => {
    if (!known) void loadOne(space, id).catch(() => {});
  }, [space, id, known]);
  return original;
}

const spoken = ({ content, deleted_at }: { content: string; deleted_at: string | null }): string =>
  deleted_at === null ? excerpt(content, '', 120) : 'taken back';
