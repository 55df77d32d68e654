import type { CommitmentTexts } from '@kinsong/contract/onboarding/commitment-texts/commitment-text.ts';
import { dayOf } from './joining.words.ts';
import styles from './NdaText.module.css';

/** The NDA in its long form, to be read like a letter. */
export function NdaText({ texts: { nda, version, since } }: { texts: CommitmentTexts }) {
  return (
    <div className={styles.text}>
      {nda.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h3 className={styles.heading}>{heading}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <p className={styles.version}>
        Version {version}, of {dayOf(since)}
      </p>
    </div>
  );
}
