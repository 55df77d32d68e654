import type { CSSProperties } from 'react';

/** How long every second point is: a compass has four great ones and four small. */
const reach = (n: number): number => (n % 2 === 0 ? 150 : 120);
const waist = 34;
const lamp = 4;

const at = (turn: number, radius: number): [number, number] => {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return [round(Math.cos(angle) * radius), round(Math.sin(angle) * radius)];
};
const round = (value: number): number => Math.round(value * 10) / 10;

/** One point of a star of so many, as a bright and a shaded half, and where its lamp hangs. */
export function starPoint(n: number, many: number): { bright: string; shade: string; x: number; y: number } {
  const turn = n / many;
  const tip = at(turn, reach(n));
  const left = at(turn - 0.5 / many, waist);
  const right = at(turn + 0.5 / many, waist);
  const [x, y] = at(turn, reach(n) + lamp);
  const half = (side: readonly [number, number]): string => `M0 0L${side.join(' ')}L${tip.join(' ')}Z`;
  return { bright: half(right), shade: half(left), x, y };
}

/** A stroke on the ring; every eighth part of it is longer. */
export function tick(n: number, many: number): string {
  const from = at(n / many, 172);
  const to = at(n / many, n % (many / 8) === 0 ? 180 : 176);
  return `M${from.join(' ')}L${to.join(' ')}`;
}

/**
 * Where the word of a point stands, in parts of the whole picture: outside the ring, and reading away from it at the sides.
 */
export function labelPlace(n: number, many: number): CSSProperties {
  const [x, y] = at(n / many, 31);
  const aside = x > 1 ? '0' : x < -1 ? '-100%' : '-50%';
  const far = aside === '-50%' ? 1.13 : 1.02;
  return { left: `${50 + x}%`, top: `${50 + y * far}%`, translate: `${aside} -50%` };
}
