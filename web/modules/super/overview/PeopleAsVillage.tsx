import { useId } from 'react';
import { cx, useWide } from '../../../ui/index.ts';
import { narrowField, villageOf, wideField, type Cottage } from './people-as-village.ts';
import styles from './PeopleAsVillage.module.css';

/** The village is data, and a picture of it: the figures stand over it in words. */
export function PeopleAsVillage({ people, here }: { people: number; here: number }) {
  const glow = useId();
  const field = useWide() ? wideField : narrowField;
  const { cottages, each } = villageOf(people, here, field);
  return (
    <figure className={styles.village}>
      <svg viewBox={`0 40 ${field.breadth} 190`} aria-hidden>
        <radialGradient id={glow}>
          <stop className={styles.glow} />
          <stop offset="1" className={styles.dark} />
        </radialGradient>
        <path className={styles.far} d="M0 92C120 78 230 100 380 90S660 78 800 94V230H0Z" />
        <path className={styles.hill} d="M0 140C140 124 290 150 430 136S690 126 800 142V230H0Z" />
        <path className={styles.near} d="M0 196C170 180 300 200 460 190S700 184 800 196V230H0Z" />
        {cottages.map((cottage) => (
          <House key={`${cottage.x} ${cottage.y}`} glow={`url(#${glow})`} {...cottage} />
        ))}
      </svg>
      <figcaption className={styles.words}>
        {each === 1
          ? 'One house for each of us, lit if they were here this week'
          : `One house for every ${each} of us, lit by those who were here this week`}
      </figcaption>
    </figure>
  );
}

function House({ x, y, size, lit, glow }: Cottage & { glow: string }) {
  return (
    <g
      className={cx(styles.house, lit && styles.lit)}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 20).toFixed(2)})`}
    >
      {lit && <ellipse fill={glow} cy="-4" rx="34" ry="20" />}
      <path className={styles.wall} d="M-13-13H13V2H-13Z" />
      <path className={styles.roof} d="M-18-12 0-26 18-12Z" />
      <path className={styles.pane} d="M-7-9h5v6h-5ZM2-9h5v6h-5Z" />
    </g>
  );
}
