import type { Change } from '@kinsong/contract/onboarding/commitment-texts.ts';
import type { Commitment } from '@kinsong/contract/onboarding/commitment-texts/commitment-text.ts';
import styles from './WhatIsNew.module.css';

/** For whoever promised it as it was: a sentence for each change, and the words of then where they differ. */
export function WhatIsNew({ change, now }: { change: Change | undefined; now: Commitment }) {
  if (change === undefined) return null;
  const { before, sentences } = change;
  return (
    <div className={styles.new}>
      {sentences.map((sentence) => (
        <p key={sentence}>
          <b>New:</b> {sentence}
        </p>
      ))}
      {(before.title !== now.title || before.words !== now.words) && (
        <p className={styles.before}>
          It was: {before.title}. {before.words}
        </p>
      )}
    </div>
  );
}
