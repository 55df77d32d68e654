import BookOpen from 'lucide-react/icons/book-open';
import Footprints from 'lucide-react/icons/footprints';
import Hand from 'lucide-react/icons/hand';
import House from 'lucide-react/icons/house';
import Music from 'lucide-react/icons/music';
import Sailboat from 'lucide-react/icons/sailboat';
import Scroll from 'lucide-react/icons/scroll';
import Telescope from 'lucide-react/icons/telescope';
import Wheat from 'lucide-react/icons/wheat';
import { useId } from 'react';
import styles from './Drawings.module.css';
import { figures, spiralPath, spiralPoint, type Figure } from './figures.ts';

const TURN = 2 * Math.PI;
const ages = [Footprints, Hand, Music, Wheat, Sailboat, Scroll, BookOpen, Telescope, House];
const road = { radius: 56, growth: 1.618034 ** 2, start: Math.PI / 2 };
const roadPath = spiralPath({ ...road, from: 0.55, to: TURN * 1.86 });
const flame = 'M2 18c15-1 20-15 13-27-5-9-12-16-9-29-14 7-16 20-21 29-8 13-2 28 17 27Z';
const people = [
  [-46, 30],
  [-30, 19],
  [34, 20],
  [48, 31],
] as const;

/** The wheel of ages: from the first fire outwards, to the place that is kept for you. */
export function Wheel({ className }: { className?: string | undefined }) {
  const glow = useId();
  const [x, y] = spiralPoint(road, TURN * 1.86);
  return (
    <svg className={className} viewBox="-368 -368 736 736" aria-hidden>
      <Glow id={glow} />
      <path className={styles.road} d={roadPath} />
      {ages.map((Age, step) => {
        const [across, down] = spiralPoint(road, 2.3 + (step * (TURN * 1.72 - 2.3)) / ages.length);
        const size = 13 + step * 2.1;
        return (
          <g key={step} transform={`translate(${across} ${down})`}>
            <circle r={size * 1.5} fill={`url(#${glow})`} />
            <circle r={size} className={styles.age} />
            <Age
              className={styles.mark}
              x={-size * 0.58}
              y={-size * 0.58}
              width={size * 1.16}
              height={size * 1.16}
            />
          </g>
        );
      })}
      <g transform={`translate(${x} ${y})`} className={styles.kept}>
        <circle r="52" fill={`url(#${glow})`} stroke="none" />
        <circle r="24" />
        <circle r="6" className={styles.star} />
      </g>
      <circle r="74" fill={`url(#${glow})`} />
      <path className={styles.flame} d={flame} transform="translate(0 6)" />
      <g className={styles.people} transform="translate(0 6)">
        {people.map(([place, tall]) => (
          <g key={place} transform={`translate(${place} 28)`}>
            <circle cy={-tall} r={tall * 0.2} />
            <path
              d={`M${-tall * 0.36} 0Q${-tall * 0.34} ${-tall * 0.76} 0 ${-tall * 0.76}T${tall * 0.36} 0Z`}
            />
          </g>
        ))}
      </g>
    </svg>
  );
}

const coin = { radius: 22, growth: 1.95, start: -Math.PI / 2 };
const whole = spiralPath({ ...coin, from: 0, to: TURN * 2.4 });
const earned = spiralPath({ ...coin, from: 0, to: TURN * 1.86 });

/** Trust is a spiral that fills as one walks it. */
export function TrustSpiral({ className }: { className?: string | undefined }) {
  const glow = useId();
  const [x, y] = spiralPoint(coin, TURN * 1.86);
  return (
    <svg className={className} viewBox="-220 -150 440 300" aria-hidden>
      <Glow id={glow} />
      <circle r="190" fill={`url(#${glow})`} opacity=".6" />
      <path className={styles.open} d={whole} />
      <path className={styles.earned} d={earned} />
      <circle className={styles.star} cx={x} cy={y} r="9" />
    </svg>
  );
}

/** Two seats, two lights, and what both can see. */
export function TwoSeats({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-220 -150 440 300" aria-hidden>
      <circle className={styles.mine} cx="-58" r="104" />
      <circle data-area="salon" className={styles.yours} cx="58" r="104" />
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
      <path className={styles.line} d={lines.map(([from, to]) => `M${at(from)}L${at(to)}`).join('')} />
      {stars.map(([x, y], star) => (
        <circle key={star} className={styles.star} cx={x} cy={y} r={2.8 + (star % 3)} />
      ))}
      <path className={styles.flame} d={flame} transform={`translate(${burns.join(' ')}) scale(.62)`} />
    </svg>
  );
}

/** Tasks that are done rise and become stars. */
export function Rising({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 640 144" aria-hidden>
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

function Glow({ id }: { id: string }) {
  return (
    <radialGradient id={id}>
      <stop className={styles.light} stopOpacity=".46" />
      <stop className={styles.light} offset=".45" stopOpacity=".13" />
      <stop className={styles.light} offset="1" stopOpacity="0" />
    </radialGradient>
  );
}
