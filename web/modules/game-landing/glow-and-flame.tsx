import styles from './Drawings.module.css';

const tongue = 'M2 18c15-1 20-15 13-27-5-9-12-16-9-29-14 7-16 20-21 29-8 13-2 28 17 27Z';

/** What shines round a light, as a gradient to fill with. */
export function Glow({ id }: { id: string }) {
  return (
    <radialGradient id={id}>
      <stop className={styles.light} stopOpacity=".46" />
      <stop className={styles.light} offset=".45" stopOpacity=".13" />
      <stop className={styles.light} offset="1" stopOpacity="0" />
    </radialGradient>
  );
}

/** The flame of the sign. */
export function Flame({ id, transform }: { id: string; transform: string }) {
  return (
    <g transform={transform}>
      <radialGradient id={id} cy=".7">
        <stop className={styles.core} />
        <stop className={styles.light} offset=".42" />
        <stop className={styles.ember} offset="1" />
      </radialGradient>
      <path fill={`url(#${id})`} d={tongue} />
      <path className={styles.heart} d="M2 17c7 0 9-8 5-14-3-4-5-6-5-11-6 5-8 10-9 14-2 6 2 11 9 11Z" />
    </g>
  );
}
