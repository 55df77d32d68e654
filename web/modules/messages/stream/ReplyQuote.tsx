import { excerpt } from '../words.ts';
import styles from './ReplyQuote.module.css';
import { nameOf, useTalk } from './talk.ts';

/** What a message answers: who said it and the beginning of it. Choosing it leads there. */
export function ReplyQuote({ id }: { id: string }) {
  const { find, people, jumpTo } = useTalk();
  const original = find(id);
  return (
    <button type="button" className={styles.quote} onClick={() => jumpTo(id)}>
      <strong className={styles.name}>
        {original ? nameOf(people, original.author_id) : 'Said earlier'}
      </strong>
      <span className={styles.words}>{original ? spoken(original) : 'See what this answers'}</span>
    </button>
  );
}

const spoken = ({ content, deleted_at }: { content: string; deleted_at: string | null }): string =>
  deleted_at === null ? excerpt(content, '', 120) : 'taken back';
