import { useSyncExternalStore } from 'react';
import { cx, VisuallyHidden } from '../../../ui/index.ts';
import styles from './TypedText.module.css';
import type { Typist } from './typist.ts';

/** All of the text is there from the first moment, laid out and told to a screen reader; typing only uncovers it. */
export function TypedText({ paragraphs, typist }: { paragraphs: readonly string[]; typist: Typist }) {
  return (
    <>
      <VisuallyHidden>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </VisuallyHidden>
      <div className={styles.text} aria-hidden data-typed>
        {paragraphs.map((text, at) => (
          <TypedLine key={text} text={text} at={at} typist={typist} />
        ))}
      </div>
    </>
  );
}

/** Older paragraphs cool: so far the colours go. */
const coldest = 2;

function TypedLine({ text, at, typist }: { text: string; at: number; typist: Typist }) {
  const { subscribe } = typist.struck;
  const length = useSyncExternalStore(subscribe, () => typist.lengthOf(at));
  const age = useSyncExternalStore(subscribe, () => Math.min(coldest, typist.at() - at));
  return (
    <p className={cx(styles.line, age === 1 && styles.cooler, age >= coldest && styles.cold)}>
      {text.slice(0, length)}
      {age === 0 && (
        <i className={styles.cursor} data-cursor>
          <b className={styles.glow} />
        </i>
      )}
      <span className={styles.tocome}>{text.slice(length)}</span>
    </p>
  );
}
