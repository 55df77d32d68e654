import { quoted } from '@kinsong/contract/tasks/detect-task-in-text.ts';
import type { Origin } from '@kinsong/contract/tasks/task.ts';
import { someone, type People } from '../people-words.ts';
import styles from './CardOrigin.module.css';

/** What a task came from, as much of it as finds room on a card, and whose words they were. */
export function CardOrigin({ origin, people }: { origin: Origin; people: People }) {
  const { text, author_id } = origin;
  if (text.trim() === '') return null;
  const who = author_id === null ? undefined : someone(author_id, people);
  return (
    <span className={styles.origin}>
      from <q className={styles.words}>{quoted(text)}</q>
      {who !== undefined && ` ${who.isMe ? 'you' : who.name}`}
    </span>
  );
}
