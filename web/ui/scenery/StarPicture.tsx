import '../tokens.stars.css';
import { useId, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { starPath, type Place, type Way } from './star-path.ts';
import styles from './StarPicture.module.css';

export interface StarPictureProps {
  /** Where each star stands, by what it stands for. */
  stars: Readonly<Record<string, Place>>;
  /** What joins two neighbours once both are lit. */
  ways: readonly Way[];
  lit: readonly string[];
  /** What is not lit yet is dotted, so that one sees what it will be. */
  dotted?: boolean;
  /** Painted behind the stars, in a picture of 400 by 196. */
  children?: ReactNode;
}

/** A choice is a light: each is a star, and two neighbours that are lit are joined. */
export function StarPicture({ stars, ways, lit, dotted, children }: StarPictureProps) {
  const halo = useId();
  const isLit = (id: string) => lit.includes(id);
  return (
    <svg className={styles.picture} viewBox="0 0 400 196" aria-hidden>
      <radialGradient id={halo}>
        <stop className={styles.halo} stopOpacity=".75" />
        <stop className={styles.halo} offset=".4" stopOpacity=".2" />
        <stop className={styles.halo} offset="1" stopOpacity="0" />
      </radialGradient>
      {children}
      {ways.map(({ from, to, path }) => {
        const on = isLit(from) && isLit(to) && styles.on;
        return (
          <g key={path}>
            {dotted && <path className={cx(styles.dotted, on)} d={path} />}
            <path className={cx(styles.line, on)} d={path} pathLength="1" />
          </g>
        );
      })}
      {Object.entries(stars).map(([id, [x, y]]) => (
        <g key={id} className={cx(styles.star, isLit(id) && styles.on)}>
          <circle className={styles.light} cx={x} cy={y} r="24" fill={`url(#${halo})`} />
          <path d={starPath(x, y, isLit(id) ? 6 : 4.6)} />
        </g>
      ))}
    </svg>
  );
}
