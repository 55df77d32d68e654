import { useId } from 'react';
import { bell, chance } from '../../ui/drawing/index.ts';
import styles from './Drawings.module.css';
import { figures, spiralPath, spiralPoint, type Figure } from './role-figures.ts';
import { Flame, Glow } from './glow-and-flame.tsx';

const TURN = 2 * Math.PI;
const coin = { radius: 22, growth: 1.95, start: -Math.PI / 2 };
const EARNED = TURN * 1.86;
const whole = spiralPath({ ...coin, from: 0, to: TURN * 2.4 });
const earned = spiralPath({ ...coin, from: 0, to: EARNED });

/** What glints on the part that was earned. */
const glints = (() => {
  const roll = chance(8);
  return Array.from({ length: 30 }, () => {
    const [x, y] = spiralPoint(coin, roll() * TURN * 1.8);
    return { cx: x + bell(roll) * 4, cy: y + bell(roll) * 4, r: 0.6 + roll() * 1.2 };
  });
})();

/** Trust is a spiral that fills as one walks it. */
export function TrustSpiral({ className }: { className?: string | undefined }) {
  const glow = useId();
  const [x, y] = spiralPoint(coin, EARNED);
  return (
    <svg className={className} viewBox="-220 -150 440 300" aria-hidden>
      <Glow id={glow} />
      <circle r="190" fill={`url(#${glow})`} opacity=".6" />
      <path className={styles.open} d={whole} />
      <path className={styles.shine} d={earned} />
      <path className={styles.earned} d={earned} />
      {glints.map((glint, count) => (
        <circle key={count} className={styles.glint} {...glint} />
      ))}
      <circle cx={x} cy={y} r="34" fill={`url(#${glow})`} />
      <circle className={styles.star} cx={x} cy={y} r="9" />
    </svg>
  );
}

/** Two seats, two lights, and what both can see. */
export function TwoSeats({ className }: { className?: string | undefined }) {
  const light = useId();
  return (
    <svg className={className} viewBox="-220 -150 440 300" aria-hidden>
      <radialGradient id={`${light}-mine`} cx=".35">
        <stop className={styles.light} stopOpacity=".78" />
        <stop className={styles.light} offset="1" stopOpacity=".07" />
      </radialGradient>
      <radialGradient id={`${light}-yours`} cx=".65" data-area="salon">
        <stop className={styles.other} stopOpacity=".66" />
        <stop className={styles.other} offset="1" stopOpacity=".07" />
      </radialGradient>
      <circle className={styles.mine} fill={`url(#${light}-mine)`} cx="-58" r="104" />
      <circle data-area="salon" className={styles.yours} fill={`url(#${light}-yours)`} cx="58" r="104" />
      <path className={styles.both} d="M0-86.3A104 104 0 0 1 0 86.3A104 104 0 0 1 0-86.3Z" />
      {[-98, 98].map((seat) => (
        <g key={seat} className={styles.sitting} transform={`translate(${seat})`}>
          <circle cy="-22" r="15" />
          <path d="M-30 42c0-32 10-46 30-46s30 14 30 46Z" />
        </g>
      ))}
      <path
        className={styles.turning}
        d="M-40-118C-18-134 18-134 40-118m-2-11 3 12-12 2M40 118C18 134-18 134-40 118m2 11-3-12 12-2"
      />
      <path className={styles.star} d="M0-27 6.5-6.5 27 0 6.5 6.5 0 27-6.5 6.5-27 0-6.5-6.5Z" />
    </svg>
  );
}

/** A role, as a figure in the stars with the flame inside. */
export function RoleFigure({ of, className }: { of: Figure; className?: string | undefined }) {
  const glow = useId();
  const { stars, lines, flame: burns } = figures[of];
  const at = (star: number) => stars[star]?.join(' ') ?? '';
  return (
    <svg className={className} viewBox="0 0 360 250" aria-hidden>
      <Glow id={glow} />
      <circle cx={burns[0]} cy={burns[1]} r="70" fill={`url(#${glow})`} />
      {skyOf(of).map((star, count) => (
        <circle key={count} className={styles.faint} {...star} />
      ))}
      <path className={styles.line} d={lines.map(([from, to]) => `M${at(from)}L${at(to)}`).join('')} />
      {stars.map(([x, y], star) => (
        <g key={star}>
          <circle cx={x} cy={y} r={11 + (star % 3) * 3} fill={`url(#${glow})`} />
          <circle className={styles.star} cx={x} cy={y} r={2.4 + (star % 3) * 0.9} />
        </g>
      ))}
      <Flame id={`${glow}-flame`} transform={`translate(${burns.join(' ')}) scale(.62)`} />
    </svg>
  );
}

/** The small stars round a figure. */
function skyOf(figure: Figure) {
  const roll = chance(20 + figures[figure].stars.length);
  return Array.from({ length: 44 }, () => ({
    cx: Math.round(roll() * 360),
    cy: Math.round(roll() * 250),
    r: 0.5 + roll() * 0.8,
    opacity: 0.2 + roll() * 0.5,
  }));
}

/** Tasks that are done rise and become stars. */
export function Rising({ className }: { className?: string | undefined }) {
  const glow = useId();
  return (
    <svg className={className} viewBox="0 0 640 144" aria-hidden>
      <Glow id={glow} />
      <circle cx="186" cy="52" r="22" fill={`url(#${glow})`} />
      <circle cx="330" cy="22" r="30" fill={`url(#${glow})`} />
      <path
        className={styles.trail}
        d="M132 132C118 96 150 74 186 52M176 132C226 92 262 104 330 22M186 52 330 22 470 66"
      />
      <circle className={styles.star} cx="186" cy="52" r="5" />
      <circle className={styles.star} cx="330" cy="22" r="6.5" />
      <circle className={styles.toCome} cx="470" cy="66" r="4.5" />
    </svg>
  );
}
