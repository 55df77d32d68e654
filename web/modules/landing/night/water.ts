import { bell, down } from '../../../ui/drawing/index.ts';
import type { Stage } from '../scene-types.ts';

/** The scene mirrored row by row, each row a little out of place, and darker the nearer it comes. */
export function mirror(
  { pen, ink, width, height, shore, sharpness, scale }: Stage,
  above: HTMLCanvasElement,
): void {
  const depth = height - shore;
  for (let y = 0; y < depth; y++) {
    const near = y / depth;
    const ripple = Math.sin((y * 0.9) / scale + Math.sin(y * 0.23) * 2) * (0.6 + near * 7) * scale * 0.8;
    const sway = ripple + Math.sin(y * 0.11) * near * 5;
    const from = shore - 1 - y * 1.18;
    if (from < 1) break;
    pen.drawImage(above, 0, from * sharpness, width * sharpness, sharpness, sway, shore + y, width, 1.6);
  }
  pen.fillStyle = down(pen, shore, height, [
    [0, ink('night-water', 0.34)],
    [0.3, ink('night-water', 0.52)],
    [1, ink('night-water', 0.84)],
  ]);
  pen.fillRect(0, shore, width, depth);
}

const lights = [
  [-150, 0.5],
  [-112, 0.5],
  [-74, 0.55],
  [-36, 0.5],
  [2, 0.5],
  [115, 1.1],
] as const;

/** Long streaks of gold under the windows, and pale ones of the sky. */
export function streaks({ pen, ink, roll, width, shore, bank, x: house, scale }: Stage): void {
  pen.save();
  pen.globalCompositeOperation = 'lighter';
  for (const [offset, strength] of lights) {
    const length = (bank - shore) * (0.75 + 0.35 * strength);
    for (let y = 0; y < length; y += 2.2 * scale) {
      const down = y / length;
      const wide = (5 + 16 * down) * scale * (0.5 + roll()) * (strength > 1 ? 1.5 : 1);
      const stray = bell(roll) * 3 * scale * (1 + 2 * down);
      pen.fillStyle = ink('night-lamp-near', 0.3 * strength * (1 - down) * (0.35 + roll() * 0.65));
      pen.fillRect(house + offset * scale + stray - wide / 2, shore + y, wide, 1.1 * scale);
    }
  }
  for (let count = 0; count < 70; count++) {
    const down = roll() ** 1.4;
    pen.fillStyle = ink('night-ripple', 0.05 * (1 - down * 0.6));
    const wide = (20 + roll() * 90) * scale * (0.3 + down);
    pen.fillRect(roll() * width, shore + 3 + down * (bank - shore + 40), wide, 1);
  }
  pen.restore();
  pen.fillStyle = ink('night-shape', 0.55);
  pen.fillRect(0, shore - 1, width, 2.2);
}
