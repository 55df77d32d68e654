import { useId } from 'react';
import { cx } from '../cx.ts';
import { bell, chance } from '../drawing/seeded-random.ts';
import { crossOf, dormers, somebodyIn, windows, type Window } from './house.parts.ts';
import styles from './House.module.css';

export interface HouseProps {
  /** How many are at home: one lit window each; from two on the door is open and sparks rise. */
  home?: number;
  /** The door stands open, whoever is at home: for a picture of going out or coming in. */
  open?: boolean;
  className?: string | undefined;
}

/** The house is data, and only a picture of it: the names always stand beside it in words. */
export function House({ home = 0, open, className }: HouseProps) {
  const id = useId();
  const together = home >= 2;
  const fill = (part: string) => `url(#${id}-${part})`;
  return (
    <svg className={cx(styles.house, className)} viewBox="0 -46 300 200" aria-hidden>
      <defs>
        <Shade id={`${id}-wall`} from={styles.wallHigh} to={styles.wallLow} lit={together} />
        <Shade id={`${id}-roof`} from={styles.roofHigh} to={styles.roofLow} />
        <Shade id={`${id}-light`} from={styles.lightHigh} to={styles.lightLow} />
        <radialGradient id={`${id}-glow`}>
          <stop className={styles.glow} stopOpacity=".5" />
          <stop className={styles.glow} offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      {together && <ellipse cx="150" cy="118" rx="190" ry="80" fill={fill('glow')} opacity=".36" />}
      {together && <Sparks />}
      <path className={styles.trunk} d="M2 148C4 118 1 104 5 84" />
      <path
        className={styles.tree}
        d="M-26 92c-6-14 4-26 16-26 2-14 18-20 28-12 12-2 20 8 17 18 8 8 3 22-8 24-10 6-20 4-26 0-10 6-24 4-27-4Z"
      />
      <path className={styles.chimney} d="M94 46V24h14v22" />
      <path className={styles.cap} d="M91.5 23h19" />
      <path fill={fill('wall')} d="M22 94H212V148H22Z" />
      <path fill={fill('roof')} d="M12 97 30 46H212L226 97Z" />
      <path className={styles.tiles} d="M26 59H216M21 72H219M16 85H222" />
      <path className={styles.ridge} d="M30 46H212" />
      {dormers.map((dormer) => (
        <g key={dormer.wall}>
          <path className={styles.dormer} d={dormer.wall} />
          <path className={styles.eaves} d={dormer.eaves} />
        </g>
      ))}
      {windows.map((window, index) => (
        <Pane key={window.x} window={window} lit={index < home} light={fill('light')} glow={fill('glow')} />
      ))}
      <path fill={fill('wall')} d="M204 148V92L240 34 276 92V148Z" />
      <path
        className={styles.planks}
        d="M213 148V84M222 148V70M231 148V54M249 148V54M258 148V70M267 148V84"
      />
      <path className={styles.gable} d="M194 105 240 30 286 105" />
      <Gate open={open ?? together} light={fill('light')} glow={fill('glow')} />
    </svg>
  );
}

function Shade({
  id,
  from,
  to,
  lit,
}: {
  id: string;
  from?: string | undefined;
  to?: string | undefined;
  lit?: boolean;
}) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1" className={cx(lit && styles.warm)}>
      <stop className={from} />
      <stop offset="1" className={to} />
    </linearGradient>
  );
}

interface Light {
  light: string;
  glow: string;
}

function Pane({ window, lit, light, glow }: Light & { window: Window; lit: boolean }) {
  const { x, y, width, height } = window;
  const person = somebodyIn(window);
  return (
    <g className={lit ? styles.lit : styles.dark}>
      {lit && (
        <ellipse
          className={styles.halo}
          cx={x + width / 2}
          cy={y + height / 2}
          rx={width * 1.15}
          ry={height}
          fill={glow}
        />
      )}
      <rect x={x} y={y} width={width} height={height} rx="1.5" fill={lit ? light : undefined} />
      {lit && (
        <>
          <circle className={styles.person} {...person.head} />
          <path className={styles.person} d={person.body} />
        </>
      )}
      <path className={styles.bars} d={crossOf(window)} />
    </g>
  );
}

/** The round window with the sign in it, and the door below. */
function Gate({ open, light, glow }: Light & { open: boolean }) {
  return (
    <g className={open ? styles.lit : styles.dark}>
      <circle cx="240" cy="80" r="13" fill={open ? light : undefined} />
      <path
        className={styles.spiral}
        d="M240 81c-2 0-2.5-3 .5-3.200 4 0 5 6 0 7.200-6 1-9-6-5-10.500 5-5 14-2 14 6"
      />
      {open && <circle className={styles.halo} cx="240" cy="80" r="26" fill={glow} />}
      <path
        className={cx(!open && styles.door)}
        d="M228 148V118a12 12 0 0 1 24 0V148Z"
        fill={open ? light : undefined}
      />
      {open ? (
        <>
          <path
            className={styles.person}
            d="M234 148c0-12 1-17 4.500-17s4.500 5 4.500 17ZM243.500 148c0-8 .5-11 3-11s3 3 3 11Z"
          />
          <circle className={styles.person} cx="238.500" cy="127.500" r="3" />
          <circle className={styles.person} cx="246.500" cy="134.500" r="2.300" />
          <path className={styles.leaf} d="M252 148V118l8 4v26Z" />
          <path className={styles.threshold} d="M228 147h24l16 7h-56Z" />
        </>
      ) : (
        <path className={styles.bars} d="M240 107v41" />
      )}
    </g>
  );
}

const sparks = (() => {
  const roll = chance(11);
  return Array.from({ length: 110 }, (_, index) => {
    const along = index / 110;
    return {
      cx: 101 + along ** 1.5 * 160 + bell(roll) * (1.5 + along * 4),
      cy: 18 - Math.sin(Math.min(1, along * 1.15) * 1.9) * 58 + bell(roll) * (1.5 + along * 3),
      r: 0.5 + roll() * 0.8,
      opacity: 0.95 - along * 0.75,
    };
  });
})();

function Sparks() {
  return (
    <g className={styles.sparks}>
      {sparks.map((spark, index) => (
        <circle key={index} {...spark} />
      ))}
    </g>
  );
}
