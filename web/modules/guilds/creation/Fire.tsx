import { useId } from 'react';
import { cx } from '../../../ui/index.ts';
import styles from './Fire.module.css';
import { fireFlames, firePeople, fireSparks, seated } from './fire-shapes.ts';

/** A fire that burns higher with each thing that is said: its name, its line, its manifesto. */
export function Fire({ said }: { said: number }) {
  const id = useId();
  return (
    <svg className={styles.picture} data-said={said} viewBox="0 0 400 196" aria-hidden>
      <defs>
        <radialGradient id={`${id}-light`}>
          <stop className={styles.near} stopOpacity=".6" />
          <stop className={styles.near} offset=".35" stopOpacity=".2" />
          <stop className={styles.near} offset="1" stopOpacity="0" />
        </radialGradient>
        {/* Whoever sits left of it has the light on the right, and the other way round. */}
        {(['left', 'right'] as const).map((side) => (
          <linearGradient
            key={side}
            id={`${id}-${side}`}
            x1={side === 'left' ? 1 : 0}
            x2={side === 'left' ? 0 : 1}
          >
            <stop className={styles.lit} />
            <stop className={styles.lit} offset=".9" stopOpacity=".18" />
          </linearGradient>
        ))}
        <radialGradient id={`${id}-bank`}>
          <stop className={styles.shore} />
          <stop className={styles.shore} offset=".8" />
          <stop className={styles.shore} offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse className={styles.light} cx="200" cy="132" rx="190" ry="104" fill={`url(#${id}-light)`} />
      {firePeople.map(({ x, y, tall, from }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${tall})`}>
          <path className={styles.person} d={seated} />
          <path
            className={cx(styles.warm, said >= from && styles.on)}
            fill={`url(#${id}-${x < 200 ? 'left' : 'right'})`}
            d={seated}
          />
        </g>
      ))}
      <ellipse cx="200" cy="190" rx="222" ry="13" fill={`url(#${id}-bank)`} />
      <path className={styles.wood} d="M164 188 236 171M164 171 236 188M156 181h88" />
      <g className={styles.flames}>
        {fireFlames.map((flame, at) => (
          <path key={flame} className={styles[`flame${at + 1}`]} d={flame} />
        ))}
      </g>
      <g className={styles.sparks}>
        {fireSparks.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
    </svg>
  );
}
