import type { Vote } from '@kinsong/contract/votes/vote.ts';
import { saidWords } from '../lock-words.ts';
import type { Voice } from '../unsent-ballots.ts';
import styles from './OwnHistory.module.css';
import { Section } from './Section.tsx';

const when = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** What I said before, which only I see and which does not count any more. */
export function OwnHistory({ vote, voice: { choice, earlier } }: { vote: Vote; voice: Voice }) {
  if (earlier.length === 0) return null;
  return (
    <Section label="What you said before">
      <ol className={styles.list}>
        {choice !== undefined && (
          <li className={styles.row}>
            <span className={styles.when}>Now</span>
            <span>{saidWords(vote, choice)}</span>
          </li>
        )}
        {earlier.map(({ id, at, choice: before }) => (
          <li key={id} className={styles.row}>
            <time className={styles.when} dateTime={at}>
              {when.format(new Date(at))}
            </time>
            <span>{saidWords(vote, before)}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
