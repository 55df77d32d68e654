import { around, bell, chance, dot, down, glow, TURN } from '../../../ui/drawing/index.ts';
import type { Stage } from '../scene-types.ts';

export interface Moon {
  x: number;
  y: number;
  radius: number;
}

export function deepSky({ pen, ink, roll, quiet, width, shore }: Stage): void {
  pen.fillStyle = down(pen, 0, shore, [
    [0, ink('moon-sky-1')],
    [0.4, ink('moon-sky-2')],
    [0.78, ink('moon-sky-3')],
    [1, ink('moon-sky-4')],
  ]);
  pen.fillRect(0, 0, width, shore + 2);
  for (let count = (width * shore) / 900; count > 0; count--) {
    const rarity = roll() ** 7;
    const warm = roll() < 0.3;
    const [x, y] = [roll() * width, roll() * shore];
    if (quiet(x, y)) continue;
    pen.fillStyle = ink(warm ? 'star-warm' : 'star-plain', 0.15 + 0.75 * rarity);
    dot(pen, x, y, 0.4 + rarity * 1.3);
  }
}

const seas = [
  [3.9, 0.62, 0.4, 0.2],
  [3.3, 0.74, 0.34, 0.16],
  [5.4, 0.7, 0.36, 0.18],
  [4.5, 0.86, 0.3, 0.16],
  [6.1, 0.8, 0.28, 0.16],
  [2.7, 0.5, 0.4, 0.08],
  [0.4, 0.6, 0.42, 0.09],
] as const;

export function moonrise(stage: Stage, { x, y, radius }: Moon): void {
  const { pen, ink, roll, width, shore } = stage;
  pen.save();
  pen.globalCompositeOperation = 'lighter';
  pen.fillStyle = around(pen, x, y, radius * 2.5, [
    [0, ink('moon-halo', 0.5)],
    [0.4, ink('moon-halo', 0.24)],
    [0.62, ink('moon-halo', 0.09)],
    [1, ink('moon-halo', 0)],
  ]);
  pen.fillRect(0, 0, width, shore + 2);
  pen.restore();
  pen.save();
  pen.beginPath();
  pen.arc(x, y, radius, 0, TURN);
  pen.clip();
  pen.fillStyle = around(pen, x - radius * 0.16, y - radius * 0.25, radius * 1.42, [
    [0, ink('moon-core')],
    [0.42, ink('moon-face')],
    [0.72, ink('moon-rim')],
    [1, ink('moon-edge')],
  ]);
  pen.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  for (const [angle, out, size, dark] of seas) {
    for (let pool = 0; pool < 16; pool++) {
      const poolX = x + (Math.cos(angle) * out + bell(roll) * size * 0.36) * radius;
      const poolY = y + (Math.sin(angle) * out + bell(roll) * size * 0.3) * radius;
      const wide = radius * size * (0.22 + roll() * 0.34);
      pen.fillStyle = around(pen, poolX, poolY, wide, [
        [0, ink('moon-sea', dark * 0.42)],
        [1, ink('moon-sea', 0)],
      ]);
      pen.fillRect(poolX - wide, poolY - wide, 2 * wide, 2 * wide);
    }
  }
  pen.fillStyle = down(pen, y + radius * 0.45, shore, [
    [0, ink('moon-foot', 0)],
    [1, ink('moon-foot', 0.5)],
  ]);
  pen.fillRect(x - radius, y, 2 * radius, Math.max(0, shore - y));
  pen.restore();
  pen.lineWidth = 1;
  for (const [reach, light] of [
    [1.13, 0.16],
    [1.5, 0.08],
  ] as const) {
    pen.strokeStyle = ink('moon-ripple', light);
    pen.beginPath();
    pen.arc(x, y, radius * reach, Math.PI * 0.88, Math.PI * 2.12);
    pen.stroke();
  }
}

/** What glimmers over the finished sky, beside the moon and high. */
export function glints({ pen, ink, quiet, width, shore }: Stage, moon: Moon): void {
  const roll = chance(31);
  for (let count = 34; count > 0; count--) {
    const [x, y, size] = [roll() * width, roll() * shore * 0.6, 0.7 + roll() * 0.8];
    if (Math.hypot(x - moon.x, y - moon.y) < moon.radius * 1.06 || quiet(x, y)) continue;
    glow(pen, x, y, size * 5, 0.45, (part) => ink('star-plain', part));
    pen.fillStyle = ink('star-plain', 0.9);
    dot(pen, x, y, size);
  }
}
