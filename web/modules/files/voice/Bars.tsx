import styles from './Bars.module.css';

const tall = 34;
const step = 6;
const broad = 3;
const least = 3;

/** A voice drawn as bars; what was heard already is in the colour of its thread. */
export function Bars({ heights, played }: { heights: readonly number[]; played: number }) {
  const width = heights.length * step - (step - broad);
  return (
    <svg className={styles.bars} viewBox={`0 0 ${width} ${tall}`} preserveAspectRatio="none" aria-hidden>
      {heights.map((height, at) => {
        const high = Math.max(least, (height / 100) * tall);
        return (
          <rect
            key={at}
            className={at < played * heights.length ? styles.played : styles.rest}
            x={at * step}
            y={(tall - high) / 2}
            width={broad}
            height={high}
            rx={broad / 2}
          />
        );
      })}
    </svg>
  );
}
