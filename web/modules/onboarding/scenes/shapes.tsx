import styles from './Scene.module.css';

/** What stands round a light: faint at its rim. */
export function Glow({ id, of = 'lamp' }: { id: string; of?: 'lamp' | 'fire' }) {
  const colour = of === 'fire' ? styles.fireGlow : styles.lampGlow;
  return (
    <radialGradient id={id}>
      <stop className={colour} stopOpacity=".5" />
      <stop className={colour} offset="1" stopOpacity="0" />
    </radialGradient>
  );
}

/** Lamp light on the walls of a room. */
export function RoomLight({ id }: { id: string }) {
  return (
    <linearGradient id={id} x2="0" y2="1">
      <stop className={styles.roomHigh} />
      <stop className={styles.roomLow} offset="1" />
    </linearGradient>
  );
}

export interface FigureProps {
  x: number;
  y: number;
  scale?: number;
  /** In the light of a room, before a fire, or behind one. */
  look?: 'person' | 'shape' | 'shapeLit';
}

/** Somebody, as a shape that stands on its foot. */
export function Figure({ x, y, scale = 1, look = 'person' }: FigureProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} className={styles[look]}>
      <path d="M-9 0c0-17 2-24 9-24s9 7 9 24Z" />
      <circle cy="-30" r="6.500" />
    </g>
  );
}

/** Logs and a flame on the ground at nought. */
export function Fire({ transform }: { transform?: string }) {
  return (
    <g transform={transform}>
      <path className={styles.logs} d="M-20 6l40-9M-20-3l40 9" />
      <path className={styles.fire} d="M0-44c19 18 17 38 0 46-17-8-19-28 0-46" />
      <path className={styles.fireHeart} d="M0-24c10 11 9 20 0 26-9-6-10-15 0-26" />
    </g>
  );
}

/** The candle's kind of flame. */
export function Flame({ transform }: { transform?: string }) {
  return (
    <g transform={transform}>
      <path className={styles.flame} d="M0-34c13 14 12 28 0 34-12-6-13-20 0-34" />
      <path className={styles.heart} d="M0-18c7 8 6 14 0 18-6-4-7-10 0-18" />
    </g>
  );
}

const TURNS = 2.5;

/** A way that winds inward on the ground, seen from a little above. */
export function windingWay(from: number, to: number, flat = 0.33): string {
  const points = Array.from({ length: 120 }, (_, index) => {
    const along = index / 119;
    const angle = along * TURNS * 2 * Math.PI;
    const radius = from + (to - from) * along;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle) * flat).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}
