import type { Message } from '@kinsong/contract/messages/messages.ts';
import { someone, type People } from '../people-words.ts';
import styles from './SourceQuote.module.css';

/** The words a task is made of, and whose they are, above its fields. */
export function SourceQuote({ said, people }: { said: Message; people: People }) {
  const who = someone(said.author_id, people);
  return (
    <figure className={styles.said}>
      <blockquote className={styles.words}>{said.content}</blockquote>
      <figcaption className={styles.who}>{who?.isMe === true ? 'You' : (who?.name ?? 'Someone')}</figcaption>
    </figure>
  );
}
