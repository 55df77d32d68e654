import type { Swap } from '@kinsong/contract/guide/swap.ts';
import { house } from '../../../platform/house.ts';
import { Sign } from '../../../ui/index.ts';
import { paragraphs } from '../words/spoken.ts';
import { sidesOf } from './sides.ts';
import styles from './Swap.module.css';

/** Both sides beside each other, and what the guide sees in the two. */
export function Reading({ swap, partner }: { swap: Swap; partner: string }) {
  const { mine, theirs } = sidesOf(swap, house().person.id);
  return (
    <>
      <div className={styles.both}>
        <Side by="You" telling={mine.telling} heard={mine.heard} by2={`${partner} heard`} />
        <Side by={partner} telling={theirs.telling} heard={theirs.heard} by2="You heard" />
      </div>
      {swap.reflection !== null && (
        <section className={styles.reflection} aria-label="What Mairy sees in both">
          <Sign glow />
          <div>
            {paragraphs(swap.reflection).map((part, at) => (
              <p key={at}>{part}</p>
            ))}
          </div>
        </section>
      )}
    </>
  );
}

interface SideProps {
  by: string;
  by2: string;
  telling: string | null;
  heard: string | null;
}

function Side({ by, by2, telling, heard }: SideProps) {
  return (
    <div className={styles.side}>
      <figure className={styles.said}>
        <figcaption>{by}</figcaption>
        <blockquote>{telling}</blockquote>
      </figure>
      {heard !== null && (
        <p className={styles.heard}>
          <b>{by2}:</b> {heard}
        </p>
      )}
    </div>
  );
}
