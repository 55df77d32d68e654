import type { CSSProperties } from 'react';
import { cx, House } from '../../../ui/index.ts';
import styles from './NightHouse.module.css';

/** Where stars stand, in the coordinates of the house: over its roof, the first nearest to the chimney. */
const places = [
  [120, -30],
  [158, -2],
  [72, -52],
  [184, -46],
  [40, -8],
  [142, -72],
  [8, -40],
  [104, -80],
  [64, 16],
  [196, 2],
  [-16, -74],
  [44, -84],
] as const;

const chimney = { cx: 101, cy: 20 };
export const starShape = 'M0-9L1.9-1.9 9 0 1.9 1.9 0 9-1.9 1.9-9 0-1.9-1.9Z';

export interface NightHouseProps {
  /** How many lamps burn. */
  home: number;
  /** One star each; of more than there is room for, the latest. */
  stars: readonly string[];
  /** The one that comes out of the chimney just now. */
  fresh?: string | undefined;
}

/** The house in the night, and over it what was done today. A picture only: both are told in words. */
export function NightHouse({ home, stars, fresh }: NightHouseProps) {
  const first = Math.max(0, stars.length - places.length);
  return (
    <div className={styles.night} aria-hidden data-night>
      <svg className={styles.sky} viewBox="0 -46 300 200">
        <path className={styles.knoll} d="M-120 154C-50 146 50 144 148 147S270 148 327 144V154Z" />
      </svg>
      <House home={home} className={styles.house} />
      <svg className={styles.sky} viewBox="0 -46 300 200">
        <circle {...chimney} r="1" className={styles.chimney} data-chimney />
        {stars.slice(first).map((id, index) => {
          const [x, y] = places[(first + index) % places.length]!;
          const from = `${chimney.cx - x}px ${chimney.cy - y}px`;
          return (
            <g key={id} transform={`translate(${x} ${y})`}>
              <path
                className={cx(styles.star, id === fresh && styles.fresh)}
                style={{ '--from': from } as CSSProperties}
                d={starShape}
                data-star={id}
              />
            </g>
          );
        })}
      </svg>
    </div>
  );
}
