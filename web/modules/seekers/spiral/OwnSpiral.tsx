import { useTrust } from '../trust.data.ts';
import { useTrustScore } from '../trust-score.data.ts';
import styles from './OwnSpiral.module.css';
import { TrustSpiral } from './TrustSpiral.tsx';

const nothing = () => {};

/** One's own spiral to look at elsewhere: how full it is, and the doors it has reached. */
export function OwnSpiral() {
  const score = useTrustScore();
  const doors = useTrust().data?.pages[0]?.gates ?? [];
  return (
    <TrustSpiral score={score} causes={[]} doors={doors} chosen={undefined} onChoose={nothing}>
      <b className={styles.score}>{score}</b>
    </TrustSpiral>
  );
}
