import { TURN } from '../../../ui/drawing/index.ts';
import styles from './HandLamp.module.css';

const points = (count: number, at: (step: number) => [number, number]) =>
  Array.from({ length: count }, (_, step) =>
    at(step)
      .map((number) => number.toFixed(1))
      .join(' '),
  ).join('L');

const spiral = `M${points(88, (step) => {
  const turn = step * 0.12;
  const radius = 15.5 * Math.exp((Math.log(2.25) / TURN) * turn);
  return [150 + radius * Math.cos(Math.PI / 2 + turn), 192 + radius * Math.sin(Math.PI / 2 + turn)];
})}`;

const rays = Array.from({ length: 17 }, (_, ray) => {
  const angle = Math.PI * (-1.12 + (ray * 1.24) / 16);
  if (Math.abs(angle + Math.PI / 2) < 0.36) return '';
  const from = 116 + (ray % 2) * 5;
  return `M${points(2, (end) => {
    const radius = from + end * (ray % 2 ? 15 : 27);
    return [150 + radius * Math.cos(angle), 192 + radius * 1.1 * Math.sin(angle)];
  })}`;
}).join('');

const hatching = Array.from({ length: 13 }, (_, line) => `M${186 + line * 4} ${318 + line * 1.4}l-9 34`).join(
  '',
);

/** A lamp drawn by hand; its flame sits in the spiral. Its light lies behind it, and is the page’s. */
export function HandLamp() {
  return (
    <>
      <i className={styles.shine} />
      <svg className={styles.lamp} viewBox="0 0 300 392" aria-hidden>
        <defs>
          <filter id="hand" x="-10%" y="-10%" width="120%" height="120%">
            <feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="2" seed="4" />
            <feDisplacementMap in="SourceGraphic" scale="3.2" />
          </filter>
        </defs>
        <g filter="url(#hand)" className={styles.ink}>
          <path className={styles.thin} d="M92 128C70 40 112 8 150 8s80 32 58 120" />
          <circle cx="92" cy="132" r="4.5" />
          <circle cx="208" cy="132" r="4.5" />
          <path d="M116 74h68l14 26h-96ZM128 73c2-18 42-18 44 0M122 86h56" />
          <path d="M112 102C86 128 76 160 80 196c3 32 18 58 34 78h72c16-20 31-46 34-78 4-36-6-68-32-94" />
          <path className={styles.thin} d="M96 214c-6-28-2-56 14-80" />
          <path className={styles.thin} d="M98 102C58 136 54 236 92 294M202 102c40 34 44 134 6 192" />
          <path className={styles.amber} d={spiral} />
          <path
            className={styles.flame}
            d="M151 208c14-1 20-14 13-26-5-9-11-15-8-27-13 7-14 19-19 27-8 11-4 26 14 26Z"
          />
          <path d="M104 276h92l8 20H96Z" />
          <path d="M94 298h112c24 10 32 36 28 64H66c-4-28 4-54 28-64Z" />
          <path className={styles.thin} d="M84 318c40 9 92 9 132 0" />
          <path d="M60 363h180l7 15H53Z" />
          <circle cx="216" cy="286" r="7.5" />
          <path className={styles.thin} d="M28 386c80 5 160 5 246-1" />
          <path className={styles.faint} d={hatching} />
          <path className={styles.amber} d={rays} />
        </g>
      </svg>
    </>
  );
}
