import type { DayText } from '@kinsong/contract/common/calendar-days.ts';
import { moonPhase, quarterOn } from './moon-phase.ts';
import styles from './Moon.module.css';

const radius = 8;

/** The moon as it stands on a day. It is no news, so it is read aloud only where it is new, full or half. */
export function Moon({ day }: { day: DayText }) {
  const quarter = quarterOn(day);
  return (
    <svg
      className={styles.moon}
      viewBox="-9 -9 18 18"
      {...(quarter === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': quarter })}
    >
      <circle r={radius} className={styles.dark} />
      <path d={litPart(moonPhase(day))} className={styles.lit} />
    </svg>
  );
}

/** What the sun reaches: right of the middle while it grows, left of it while it wanes; its other edge is half an ellipse. */
function litPart(phase: number): string {
  const waxes = phase < 0.5;
  const inner = Math.abs(Math.cos(phase * 2 * Math.PI)) * radius;
  const isCrescent = phase < 0.25 || phase > 0.75;
  const outerSweep = waxes ? 1 : 0;
  const innerSweep = isCrescent === waxes ? 0 : 1;
  return `M0 ${-radius} A${radius} ${radius} 0 0 ${outerSweep} 0 ${radius} A${inner.toFixed(2)} ${radius} 0 0 ${innerSweep} 0 ${-radius}Z`;
}
