import type { Swap } from '@kinsong/contract/guide/swap.ts';
import { sidesOf } from '@kinsong/contract/guide/swap-turns.ts';
import { voices } from '@kinsong/contract/seekers/non-human-speakers.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { Logo } from '../../../ui/index.ts';
import { paragraphs } from '../words/streamed-words.ts';
import { SpokenQuote } from './SpokenQuote.tsx';
import styles from './Swap.module.css';

/** Both sides beside each other, and what the guide sees in the two. */
export function BothSides({ swap, partner }: { swap: Swap; partner: string }) {
  const { mine, theirs } = sidesOf(swap, signedIn().person.id);
  return (
    <>
      <div className={styles.both}>
        <Side by="You" telling={mine.telling} heard={mine.heard} byOther={`${partner} heard`} />
        <Side by={partner} telling={theirs.telling} heard={theirs.heard} byOther="You heard" />
      </div>
      {swap.reflection !== null && (
        <section className={styles.reflection} aria-label="What Mairy sees in both">
          <Logo glow />
          <div>
            <h3>{voices.mairy.name}</h3>
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
  byOther: string;
  telling: string | null;
  heard: string | null;
}

function Side({ by, telling, heard, byOther }: SideProps) {
  return (
    <div className={styles.side}>
      <SpokenQuote by={by} words={telling} />
      {heard !== null && (
        <p className={styles.heard}>
          <b>{byOther}:</b> {heard}
        </p>
      )}
    </div>
  );
}
