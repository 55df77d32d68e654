import { useId } from 'react';
import { useWide } from '../../../ui/index.ts';
import styles from './DoorPicture.module.css';
import { doorLines, low, tall } from './door-shape.ts';

export interface DoorPictureProps {
  open: boolean;
  /** How many are inside: so many stand in the light, or a seam of it lies under the shut door. */
  inside: number;
}

type Lines = ReturnType<typeof doorLines>;
const mostShown = 4;

/** A door of the hall: open and lit, or shut. What it shows stands in words below it. */
export function DoorPicture({ open, inside }: DoorPictureProps) {
  const shape = useWide() ? tall : low;
  const lines = doorLines(shape);
  return (
    <svg className={styles.door} viewBox={`0 0 ${shape.width} ${shape.end}`} aria-hidden>
      {open ? (
        <Open lines={lines} people={Math.min(inside, mostShown)} />
      ) : (
        <Shut lines={lines} seam={inside > 0} />
      )}
    </svg>
  );
}

function Open({ lines, people }: { lines: Lines; people: number }) {
  const [light, room, leaf, floor] = [useId(), useId(), useId(), useId()];
  return (
    <>
      <defs>
        <radialGradient id={light}>
          <stop offset="0" className={styles.glow} />
          <stop offset="1" className={styles.dark} />
        </radialGradient>
        <radialGradient id={room} cx=".5" cy=".2" r=".95">
          <stop offset="0" className={styles.inside} />
          <stop offset=".22" className={styles.window} />
          <stop offset=".6" className={styles.insideMid} />
          <stop offset="1" className={styles.insideLow} />
        </radialGradient>
        <linearGradient id={leaf}>
          <stop offset="0" className={styles.leaf} />
          <stop offset="1" className={styles.leafLow} />
        </linearGradient>
        <Fading id={floor} />
      </defs>
      <ellipse {...lines.light} fill={`url(#${light})`} />
      <path className={styles.frame} d={lines.arch(9)} />
      <path className={styles.rim} d={lines.arch(3)} />
      <path d={lines.arch(0)} fill={`url(#${room})`} />
      <path className={styles.cord} d={lines.cord} />
      <circle className={styles.bulb} {...lines.bulb} />
      <circle {...lines.bulb} r={lines.halo} fill={`url(#${light})`} />
      {(standing[people] ?? []).map(([across, lift, size], at) => (
        <g key={across} transform={lines.person(across, lift, size)} data-person={at % 3}>
          <circle cy="-55" r="7.6" />
          <path d="M-11 0c-1-14-3.5-28-1.5-35 1.5-6 6.5-8.5 12.5-8.5s11 2.5 12.5 8.5c2 7-.5 21-1.5 35Z" />
        </g>
      ))}
      <path d={lines.leaf} fill={`url(#${leaf})`} />
      <circle className={styles.knob} {...lines.knob} r="3.5" />
      <path d={lines.spill} fill={`url(#${floor})`} />
    </>
  );
}

/** Where people stand in the opening, and how tall, by how many they are: a few, of different heights. */
const standing: readonly (readonly (readonly [across: number, lift: number, size: number])[])[] = [
  [],
  [[0.42, 0.03, 1.9]],
  [
    [0.29, 0.033, 1.95],
    [0.59, 0.028, 1.71],
  ],
  [
    [0.24, 0.017, 1.8],
    [0.44, 0.009, 1.47],
    [0.64, 0.024, 1.48],
  ],
  [
    [0.215, 0.007, 1.7],
    [0.365, 0.008, 1.58],
    [0.515, 0.023, 1.72],
    [0.665, 0.011, 1.6],
  ],
];

function Shut({ lines, seam }: { lines: Lines; seam: boolean }) {
  const [wood, floor] = [useId(), useId()];
  return (
    <>
      <defs>
        <linearGradient id={wood} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.night} />
          <stop offset="1" className={styles.nightLow} />
        </linearGradient>
        <Fading id={floor} />
      </defs>
      <path className={styles.nightFrame} d={lines.arch(9)} />
      <path className={styles.nightRim} d={lines.arch(3)} />
      <path d={lines.arch(0)} fill={`url(#${wood})`} />
      <path className={styles.boards} d={lines.boards} />
      <path className={styles.hinges} d={lines.hinges} />
      <circle className={styles.ring} {...lines.ring} r="8" />
      {seam && (
        <>
          <path className={styles.seam} d={lines.seam} />
          <path d={lines.underSeam} fill={`url(#${floor})`} opacity=".5" />
        </>
      )}
    </>
  );
}

/** Light on the floor. */
const Fading = ({ id }: { id: string }) => (
  <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" className={styles.spill} />
    <stop offset="1" className={styles.dark} />
  </linearGradient>
);
