import { useState } from 'react';
import { ring } from '../../../platform/audio/play-tone.ts';
import { cx, VisuallyHidden } from '../../../ui/index.ts';
import { useTrustScore } from '../trust-score.data.ts';
import { TrustMark } from '../spiral/TrustMark.tsx';
import styles from './Feedback.module.css';

export interface TrustButtonProps {
  /** Gives a trust tap to what somebody said last; absent where nobody did: then one's own trust is shown. */
  onTap?: (() => void) | undefined;
}

/** Answers with its chime and its light, and gives a tap, or leads to what one's trust is made of. */
export function TrustButton({ onTap }: TrustButtonProps) {
  const score = useTrustScore();
  const [beats, setBeats] = useState(0);
  const answer = () => {
    setBeats((before) => before + 1);
    void ring('trust');
    onTap?.();
  };
  const inside = (
    <>
      <span key={beats} className={cx(styles.sign, beats > 0 && styles.trust)}>
        <TrustMark score={score} />
      </span>
      <span className={styles.name}>Trust</span>
      <span className={styles.counts}>
        <b>{score}</b>
      </span>
    </>
  );
  if (onTap === undefined) {
    return (
      <a className={styles.button} href="/trust" onClick={answer}>
        {inside}
        <VisuallyHidden>See what it is made of</VisuallyHidden>
      </a>
    );
  }
  return (
    <button type="button" className={styles.button} onClick={answer}>
      {inside}
      <VisuallyHidden>Give the newest message a trust tap</VisuallyHidden>
    </button>
  );
}
