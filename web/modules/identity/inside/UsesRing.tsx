import styles from './UsesRing.module.css';

/** More segments than this can not be told apart: then it is one arc. */
const most = 24;
const radius = 21;
const round = 2 * Math.PI * radius;

/** A ring of one segment a use: what is left is lit, and counted in its middle. */
export function UsesRing({ left, all }: { left: number; all: number }) {
  const segments = all <= most ? all : 1;
  const gap = segments > 1 ? Math.min(5, round / segments / 3) : 0;
  const length = round / segments - gap;
  const share = segments > 1 ? 1 : left / all;
  return (
    <svg className={styles.ring} viewBox="0 0 48 48" aria-hidden>
      {Array.from({ length: segments }, (_, at) => (
        <circle
          key={at}
          className={at < left ? styles.lit : styles.spent}
          cx="24"
          cy="24"
          r={radius}
          strokeDasharray={`${length * share} ${round - length * share}`}
          transform={`rotate(${-90 + (at * 360) / segments} 24 24)`}
        />
      ))}
      <text x="24" y="25" className={styles.count}>
        {left}
      </text>
    </svg>
  );
}
