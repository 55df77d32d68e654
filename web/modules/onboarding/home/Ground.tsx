import { useId } from 'react';
import { House } from '../../../ui/index.ts';
import styles from './Ground.module.css';
import { paths } from './paths.ts';
import { ribbons } from './ribbons.ts';

/** The lit house on its hill; three ways lead from its door, each in the colour of where it goes. */
export function WideGround({ home }: { home: number }) {
  const id = useId();
  return (
    <div className={styles.wide} aria-hidden>
      <svg className={styles.hills} viewBox="0 0 1344 500" preserveAspectRatio="none">
        <Hill id={id} />
        <path fill={`url(#${id}-hill)`} d="M0 74C120 40 190 2 300 0H840C1000 2 1130 36 1344 76V500H0Z" />
        <path className={styles.near} d="M0 160C200 120 420 160 672 160S1160 120 1344 166V500H0Z" />
      </svg>
      <span className={styles.spill} />
      <svg className={styles.ribbons} viewBox="0 0 1344 240" preserveAspectRatio="none">
        {paths.map(({ key, area }) => {
          const { from, to, path } = ribbons[key];
          return (
            <g key={key} data-area={area}>
              <linearGradient
                id={`${id}-${key}`}
                gradientUnits="userSpaceOnUse"
                x1={from[0]}
                y1={from[1]}
                x2={to[0]}
                y2={to[1]}
              >
                <stop className={styles.door} stopOpacity=".95" />
                <stop className={styles.thread} offset=".3" stopOpacity=".55" />
                <stop className={styles.thread} offset=".72" stopOpacity=".34" />
                <stop className={styles.thread} offset="1" stopOpacity="0" />
              </linearGradient>
              <path fill={`url(#${id}-${key})`} d={path} />
            </g>
          );
        })}
      </svg>
      <House home={home} open className={styles.house} />
    </div>
  );
}

const strands = [
  { key: 'council', d: 'M249 0C248 34 122 -6 51 96' },
  { key: 'projects', d: 'M257 0C257 45 128 4 58 96' },
  { key: 'game', d: 'M265 0C266 55 133 14 65 96' },
] as const;

/** The same on a phone: the three ways go down the left side, where each comes to its picture. */
export function NarrowGround({ home }: { home: number }) {
  const id = useId();
  return (
    <div className={styles.narrow} aria-hidden>
      <svg className={styles.brow} viewBox="0 0 390 60" preserveAspectRatio="none">
        <path className={styles.hill} d="M0 24C90 8 150 0 210 0H320C350 0 370 6 390 12V60H0Z" />
      </svg>
      <span className={styles.spill} />
      <svg className={styles.strands} viewBox="0 0 390 96" preserveAspectRatio="none">
        {paths.map(({ key, area }) => (
          <linearGradient
            key={key}
            data-area={area}
            id={`${id}-${key}`}
            gradientUnits="userSpaceOnUse"
            x1="257"
            x2="64"
            y2="80"
          >
            <stop className={styles.door} />
            <stop className={styles.thread} offset=".4" stopOpacity=".85" />
            <stop className={styles.thread} offset="1" stopOpacity=".75" />
          </linearGradient>
        ))}
        {strands.map(({ key, d }) => (
          <path key={key} className={styles.strand} stroke={`url(#${id}-${key})`} d={d} />
        ))}
      </svg>
      <House home={home} open className={styles.house} />
    </div>
  );
}

function Hill({ id }: { id: string }) {
  return (
    <linearGradient id={`${id}-hill`} x2="0" y2="1">
      <stop className={styles.hillHigh} />
      <stop className={styles.hillLow} offset="1" />
    </linearGradient>
  );
}
