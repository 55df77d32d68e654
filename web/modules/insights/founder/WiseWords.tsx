import type { Wisdom } from '@kinsong/contract/insights/founder.ts';
import styles from './WiseWords.module.css';

/** Sentences that their authors offered to show; how wise they are is what people gave them. */
export function WiseWords({ words }: { words: readonly Wisdom[] }) {
  return (
    <section aria-label="Wise words" className={styles.part}>
      <h2 className={styles.heading}>Wise words</h2>
      {words.length === 0 ? (
        <p className={styles.none}>
          Nobody has offered a sentence lately. Whoever wants to shows one of their own, by the menu of their
          message; nothing else of what people say is read here.
        </p>
      ) : (
        <ul className={styles.words}>
          {words.map(({ message_id, name, wisdom_level, user_message, timestamp }) => (
            <li key={message_id} className={styles.word}>
              <blockquote className={styles.said}>“{user_message}”</blockquote>
              <p className={styles.who}>
                {name}, wisdom {wisdom_level},{' '}
                <time dateTime={timestamp}>
                  {new Date(timestamp).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}
                </time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
