import { cx } from '../../../ui/index.ts';
import styles from './Taps.module.css';

/** A dot, and one arc each; beyond so many the number says it. */
const mostArcs = 5;
/** How far the arcs stand apart, and how high the outer ones are. */
const gap = 5;
const half = 8;

export interface TapCountProps {
  count: number;
  mine: boolean;
  /** One was given just now. */
  fresh: boolean;
}

/** How many trust taps a message was given. Whose they are stands nowhere; that one is one's own only oneself is told. */
export function TapCount({ count, mine, fresh }: TapCountProps) {
  if (count === 0) return null;
  const arcs = Math.min(count, mostArcs);
  return (
    <p className={styles.count}>
      <svg
        className={cx(styles.arcs, fresh && styles.fresh)}
        viewBox={`-4 -10 ${14 + arcs * gap} 20`}
        width={14 + arcs * gap}
        height="20"
        aria-hidden
      >
        <circle r="3" />
        {Array.from({ length: arcs }, (_, arc) => {
          const r = 4 + (arc + 1) * gap;
          const y = Math.min(half, r * 0.75);
          const x = Math.sqrt(r * r - y * y);
          return <path key={r} d={`M${x} ${-y}A${r} ${r} 0 0 1 ${x} ${y}`} />;
        })}
      </svg>
      {count === 1 ? '1 trust tap' : `${count} trust taps`}
      {mine && (count === 1 ? ', yours' : ', one of them yours')}
    </p>
  );
}
