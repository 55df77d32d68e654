import BookOpen from 'lucide-react/icons/book-open';
import Footprints from 'lucide-react/icons/footprints';
import Hand from 'lucide-react/icons/hand';
import House from 'lucide-react/icons/house';
import Music from 'lucide-react/icons/music';
import Sailboat from 'lucide-react/icons/sailboat';
import Scroll from 'lucide-react/icons/scroll';
import Telescope from 'lucide-react/icons/telescope';
import Wheat from 'lucide-react/icons/wheat';
import { useEffect, useId, useRef } from 'react';
import { bell, chance, dot, inksOf } from '../../ui/drawing/index.ts';
import { cx, useSkin } from '../../ui/index.ts';
import styles from './Drawings.module.css';
import { spiralPath, spiralPoint } from './role-figures.ts';
import { Flame, Glow } from './glow-and-flame.tsx';

const TURN = 2 * Math.PI;
const ages = [Footprints, Hand, Music, Wheat, Sailboat, Scroll, BookOpen, Telescope, House];
const road = { radius: 56, growth: 1.618034 ** 2, start: Math.PI / 2 };
const END = TURN * 1.86;
const roadPath = spiralPath({ ...road, from: 0.55, to: END });
const people = [
  [-46, 30],
  [-30, 19],
  [34, 20],
  [48, 31],
] as const;

/** The wheel of ages: from the first fire outwards, to the place that is kept for you. */
export function WheelOfAges({ className }: { className?: string | undefined }) {
  const glow = useId();
  const [x, y] = spiralPoint(road, END);
  return (
    <div className={cx(styles.wheel, className)} aria-hidden>
      <Sparks />
      <svg viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`}>
        <Glow id={glow} />
        <circle r="230" fill={`url(#${glow})`} opacity=".5" />
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
        <path className={styles.logs} d="M-17 28 19 23M-15 23 20 28" />
        <Flame id={`${glow}-fire`} transform="translate(0 6)" />
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
    </div>
  );
}

/** Half of the drawing’s side, in its own measure. */
const REACH = 368;
const SPARKS = 4200;

/** Sparks of the fire along the road: gold at the hearth, pale as stars further out. */
function Sparks() {
  const sheet = useRef<HTMLCanvasElement>(null);
  const skin = useSkin();
  useEffect(() => {
    const { current: canvas } = sheet;
    if (!canvas) return;
    const paint = () => {
      const side = canvas.clientWidth * Math.min(2, devicePixelRatio);
      const pen = canvas.getContext('2d');
      if (side === 0 || !pen) return;
      canvas.width = canvas.height = side;
      pen.scale(side / (2 * REACH), side / (2 * REACH));
      pen.translate(REACH, REACH);
      scatter(pen, inksOf(canvas));
    };
    const watch = new ResizeObserver(paint);
    watch.observe(canvas);
    return () => watch.disconnect();
  }, [skin]);
  return <canvas ref={sheet} />;
}

function scatter(pen: CanvasRenderingContext2D, ink: ReturnType<typeof inksOf>): void {
  const roll = chance(3);
  for (let count = SPARKS; count > 0; count--) {
    const turn = -1 + roll() ** 0.8 * (END + 1);
    const far = Math.min(1, Math.max(0, turn / 10));
    const rarity = roll() ** 6;
    const [x, y] = spiralPoint(road, turn);
    const spread = Math.hypot(x, y) * 0.045;
    pen.fillStyle = ink(roll() < far ? 'text-faint' : 'light-spark', (0.2 + 0.75 * rarity) * (1 - 0.3 * far));
    dot(pen, x + bell(roll) * spread, y + bell(roll) * spread, 0.45 + rarity * 1.3);
  }
}
