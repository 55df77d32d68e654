import { chance } from '../../../ui/drawing/seeded-random.ts';
import styles from './Constellation.module.css';

/** So many stars can still be told apart. */
const most = 24;
const [width, height, edge] = [280, 190, 16];

interface Star {
  readonly x: number;
  readonly y: number;
}

/** Each done task is a star; the two latest shine warmer. Where they stand stays the same as their number grows. */
export function Constellation({ count }: { count: number }) {
  const stars = placesOf(Math.min(most, count));
  if (stars.length < 2) return null;
  const line = stars.map(({ x, y }) => `${x} ${y}`).join('L');
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.sky} aria-hidden>
      <path d={`M${line}`} className={styles.line} />
      {stars.map(({ x, y }, at) => (
        <path
          key={`${x} ${y}`}
          className={at > stars.length - 3 ? styles.latest : styles.star}
          transform={`translate(${x} ${y}) scale(${at > stars.length - 3 ? 1.5 : 1})`}
          d="M0-6.500Q.900-.900 6.500 0 .900.900 0 6.500-.900.900-6.500 0-.900-.900 0-6.500Z"
        />
      ))}
    </svg>
  );
}

/** Round a wandering ring, so that the line from star to star hardly crosses itself. */
function placesOf(count: number): readonly Star[] {
  const roll = chance(7);
  return Array.from({ length: count }, (_, at) => {
    const angle = at * 2.39996;
    const far = Math.sqrt((at + 0.6) / most) * (0.9 + roll() * 0.2);
    return {
      x: Math.round(width / 2 + Math.cos(angle) * far * (width / 2 - edge)),
      y: Math.round(height / 2 + Math.sin(angle) * far * (height / 2 - edge)),
    };
  }).toSorted(
    (a, b) => Math.atan2(a.y - height / 2, a.x - width / 2) - Math.atan2(b.y - height / 2, b.x - width / 2),
  );
}
