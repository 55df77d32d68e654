import '../../../ui/tokens.retreat.css';
import { useId } from 'react';
import styles from './Mill.module.css';

const stars = [
  [88, 77, 0.7],
  [17, 11, 0.7],
  [12, 39, 1.2],
  [296, 56, 1.2],
  [355, 58, 1],
  [318, 31, 1.2],
  [235, 43, 1],
  [139, 23, 0.7],
  [54, 45, 1.2],
  [365, 39, 1],
  [165, 30, 1.2],
] as const;

/** Where one is asked to: a mill by the water at dusk, its windows lit, two with a lantern on their way. */
export function Mill() {
  const glow = useId();
  return (
    <svg className={styles.mill} viewBox="0 0 390 178" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <radialGradient id={glow}>
        <stop className={styles.core} offset="0" />
        <stop className={styles.edge} offset="1" />
      </radialGradient>
      <g className={styles.stars}>
        {stars.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      <path className={styles.far} d="M0 116C70 92 130 112 200 98S330 88 390 104V178H0Z" />
      <ellipse fill={`url(#${glow})`} cx="210" cy="112" rx="150" ry="52" />
      <path className={styles.wall} d="M168 132V72h92v60Z" />
      <path className={styles.roof} d="M158 76L214 36L270 76Z" />
      <path className={styles.roof} d="M204 40v-22h12v22Z" />
      <g className={styles.window}>
        <rect x="180" y="84" width="17" height="21" rx="1.5" />
        <rect x="206" y="84" width="17" height="21" rx="1.5" />
        <rect x="232" y="84" width="17" height="21" rx="1.5" />
        <path d="M206 132v-12a8 8 0 0 1 16 0v12Z" />
        <circle cx="214" cy="60" r="6" />
      </g>
      <path className={styles.bars} d="M188.5 84v21M180 92h17M214.5 84v21M206 92h17M240.5 84v21M232 92h17" />
      <g className={styles.wheel}>
        <circle cx="146" cy="118" r="27" />
        <path d="M146 91v54M119 118h54M127 99l38 38M165 99l-38 38" strokeWidth="3" />
      </g>
      <path className={styles.near} d="M0 138C90 128 300 130 390 140V178H0Z" />
      <path className={styles.water} d="M184 146h12M182 153h9M208 146h14M211 154h9M236 146h12M238 153h8" />
      <g className={styles.people}>
        <circle cx="292" cy="119" r="5" />
        <path d="M286 138c0-10 1-14 6-14s6 4 6 14Z" />
        <circle cx="307" cy="117" r="5.5" />
        <path d="M300 138c0-12 2-16 7-16s7 4 7 16Z" />
      </g>
      <circle fill={`url(#${glow})`} cx="318" cy="127" r="14" />
      <circle className={styles.lantern} cx="318" cy="127" r="3" />
    </svg>
  );
}
