import {
  firstTrace,
  follow,
  middleIq,
  mostOff,
  traced,
  waitForIq,
} from '@kinsong/engines/onboarding/current-iq.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { useStill, whileSeen } from '../../../ui/index.ts';
import styles from './CurrentIq.module.css';

/** Who asked for less movement gets a number that changes ten times as seldom. */
const calmer = 10;

/** A number that does not rest, with the trace of its last values around the dotted middle. */
export function CurrentIq() {
  const still = useStill();
  const place = useRef<HTMLDivElement>(null);
  const [trace, setTrace] = useState(() => firstTrace(Math.random));
  useEffect(() => {
    if (!place.current) return undefined;
    return whileSeen(place.current, () => {
      let timer: ReturnType<typeof setTimeout>;
      const wait = () => {
        timer = setTimeout(
          () => {
            setTrace((before) => follow(before, Math.random));
            wait();
          },
          waitForIq(Math.random) * (still ? calmer : 1),
        );
      };
      wait();
      return () => clearTimeout(timer);
    });
  }, [still]);
  return (
    <div ref={place} className={styles.iq}>
      <p>
        <span className={styles.name}>current IQ</span> <b className={styles.value}>{trace.at(-1)}</b>
      </p>
      <Trace values={trace} />
    </div>
  );
}

const box = { width: 200, height: 68, end: 190, middle: 34 };

function Trace({ values }: { values: readonly number[] }) {
  const fade = useId();
  const points = values.map((value, at) => [
    (at / (traced - 1)) * box.end,
    box.middle - ((value - middleIq) / mostOff) * (box.middle - 6),
  ]);
  const [x, y] = points.at(-1) ?? [box.end, box.middle];
  return (
    <svg className={styles.trace} viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden>
      <linearGradient id={fade} gradientUnits="userSpaceOnUse" x2={box.end}>
        <stop className={styles.ink} stopOpacity="0" />
        <stop className={styles.ink} offset="1" />
      </linearGradient>
      <path className={styles.middle} d={`M0 ${box.middle}H${box.width}`} />
      <polyline
        className={styles.line}
        stroke={`url(#${fade})`}
        points={points.map(([left = 0, top = 0]) => `${left.toFixed(1)},${top.toFixed(1)}`).join(' ')}
      />
      <circle className={styles.halo} cx={x} cy={y} r="9" />
      <circle className={styles.now} cx={x} cy={y} r="4" />
    </svg>
  );
}
