import styles from './FreeRing.module.css';

const radius = 20;
const round = 2 * Math.PI * radius;

/** A segment for each of them, lit for whoever is free, and the number of those. Words beside it say who. */
export function FreeRing({ free, of }: { free: number; of: number }) {
  const part = round / Math.max(1, of);
  const gap = of > 1 ? Math.min(5, part / 3) : 0;
  return (
    <svg aria-hidden className={styles.ring} viewBox="0 0 48 48">
      {Array.from({ length: of }, (_, at) => (
        <circle
          key={at}
          className={at < free ? styles.lit : styles.dark}
          cx="24"
          cy="24"
          r={radius}
          strokeDasharray={`${part - gap} ${round - part + gap}`}
          strokeDashoffset={-at * part - gap / 2}
          transform="rotate(-90 24 24)"
        />
      ))}
      <text className={styles.number} x="24" y="29.5" textAnchor="middle">
        {free}
      </text>
    </svg>
  );
}
