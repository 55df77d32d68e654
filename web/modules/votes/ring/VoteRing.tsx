import { cx } from '../../../ui/index.ts';
import { arcs, dotAt, mostRound } from './ring-arcs.ts';
import styles from './VoteRing.module.css';

export interface VoteRingProps {
  heard: number;
  members: number;
  /** How many voices it needs to count; none where any number does. */
  needed: number | null;
}

/** One segment a member, filled as they are heard; a gold dot where enough of them have spoken. */
export function VoteRing({ heard, members, needed }: VoteRingProps) {
  const dot = needed === null ? undefined : dotAt(needed, members);
  return (
    <span className={styles.ring}>
      <svg aria-hidden viewBox="0 0 100 100" className={cx(members > mostRound && styles.many)}>
        {arcs(members).map((path, n) => (
          <path key={path} d={path} className={n < heard ? styles.heard : styles.silent} />
        ))}
        {dot && <circle className={styles.dot} cx={dot.x} cy={dot.y} r="4.75" />}
      </svg>
      <span className={styles.words}>
        <strong className={styles.number}>{heard}</strong> of {members} voted
      </span>
    </span>
  );
}
