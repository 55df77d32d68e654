import { cx } from '../../../ui/index.ts';
import styles from './Taps.module.css';

/** A dot, and one arc each; beyond so many the number says it. */
const mostArcs = 5;

/** How many trust taps a message was given. Whose they are stands nowhere; that one is one's own only oneself is told. */
export function TapCount({ count, mine, fresh }: { count: number; mine: boolean; fresh: boolean }) {
  if (count === 0) return null;
  const arcs = Math.min(count, mostArcs);
  return (
    <p className={styles.count}>
      <svg
        className={cx(styles.arcs, fresh && styles.fresh)}
        viewBox={`-3 -12 ${12 + arcs * 4} 24`}
        aria-hidden
      >
        <circle r="2.6" />
        {Array.from({ length: arcs }, (_, arc) => {
          const r = 5 + arc * 4;
          const [x, y] = [r * 0.77, r * 0.64];
          return <path key={r} d={`M${x} ${-y}A${r} ${r} 0 0 1 ${x} ${y}`} />;
        })}
      </svg>
      {count === 1 ? '1 trust tap' : `${count} trust taps`}
      {mine && (count === 1 ? ', yours' : ', one of them yours')}
    </p>
  );
}
