import { bell, down, layered, noise } from '../../../ui/drawing/index.ts';
import type { Stage } from '../scene-types.ts';

export function mountains(stage: Stage): void {
  range(stage, 9, 200, 0.34, ['moon-range', 'moon-range-low']);
  range(stage, 14, 118, 0.42, ['moon-hill', 'moon-hill-low']);
}

/** Rises to both sides and leaves the middle to the moon. */
function range(
  { pen, ink, width, shore, x: moon, scale }: Stage,
  seed: number,
  rise: number,
  gap: number,
  colours: [string, string],
) {
  const line = noise(seed);
  const height = rise * scale;
  pen.beginPath();
  pen.moveTo(0, shore + 2);
  for (let x = 0; x <= width + 2; x += 2) {
    const aside = Math.max(0, (Math.abs(x - moon) / (width / 2) - gap) / (1 - gap));
    pen.lineTo(x, shore + 2 - height * aside ** 0.8 * (0.35 + 0.9 * layered(line, (x * 0.009) / scale)));
  }
  pen.lineTo(width, shore + 2);
  pen.fillStyle = down(pen, shore - height, shore, [
    [0, ink(colours[0])],
    [1, ink(colours[1])],
  ]);
  pen.fill();
}

const stones = [
  [-262, 26, 66, 2],
  [-223, 22, 90, -2],
  [-186, 24, 76, 2],
  [188, 24, 80, -3],
  [226, 25, 94, 2],
  [264, 22, 60, -2],
  [-296, 18, 34, 1],
  [298, 20, 38, 0],
] as const;

export function island({ pen, ink, shore, x, scale: k }: Stage): void {
  pen.fillStyle = ink('moon-shape');
  pen.beginPath();
  pen.moveTo(x - 330 * k, shore + 2);
  pen.bezierCurveTo(x - 240 * k, shore - 3 * k, x - 190 * k, shore - 13 * k, x - 60 * k, shore - 14 * k);
  pen.bezierCurveTo(x + 80 * k, shore - 15 * k, x + 200 * k, shore - 10 * k, x + 330 * k, shore + 2);
  pen.fill();
  for (const [place, w, h, lean] of stones) {
    const [middle, wide, tall, tilt] = [x + place * k, w * k, h * k, lean * k];
    const foot = shore - 9 * k;
    pen.beginPath();
    pen.moveTo(middle - wide * 0.55, foot + 8 * k);
    pen.lineTo(middle - wide * 0.46 + tilt, foot - tall * 0.9);
    pen.quadraticCurveTo(
      middle - wide * 0.2 + tilt,
      foot - tall * 1.04,
      middle + wide * 0.2 + tilt,
      foot - tall,
    );
    pen.quadraticCurveTo(
      middle + wide * 0.46 + tilt,
      foot - tall * 0.96,
      middle + wide * 0.44 + tilt,
      foot - tall * 0.8,
    );
    pen.lineTo(middle + wide * 0.58, foot + 8 * k);
    pen.closePath();
    pen.fill();
  }
}

/** Still water: the sky above it row by row, then darkness, then the moon's road. */
export function stillWater(stage: Stage, above: HTMLCanvasElement, moonRadius: number): void {
  const { pen, ink, roll, width, height, shore, sharpness, narrow, x, scale } = stage;
  const depth = height - shore;
  for (let y = 0; y < depth; y++) {
    const near = y / depth;
    const ripple = Math.sin((y * 0.7) / scale + Math.sin(y * 0.19) * 2) * (1 + near * 12) * scale;
    const sway = ripple + Math.sin(y * 0.07) * near * 10 * scale;
    const from = shore - 1 - y * (narrow ? 0.82 : 1.5);
    if (from < 1) break;
    pen.drawImage(
      above,
      0,
      from * sharpness,
      width * sharpness,
      sharpness,
      sway - 2,
      shore + y,
      width + 4,
      1.7,
    );
  }
  pen.fillStyle = down(pen, shore, height, [
    [0, ink('moon-water', 0.42)],
    [0.2, ink('moon-water', 0.66)],
    [0.5, ink('moon-water', 0.82)],
    [1, ink('moon-water', 0.94)],
  ]);
  pen.fillRect(0, shore, width, depth);
  for (let y = 0; y < depth * 0.9; y += 2.2) {
    const near = y / depth;
    for (let ripple = 0; ripple < 3; ripple++) {
      const wide = (12 + roll() * 70) * scale * (0.4 + near);
      const stray = bell(roll) * moonRadius * (1.25 - near * 0.5) * 0.42;
      pen.fillStyle = ink('moon-ripple', 0.2 * (1 - near) * roll());
      pen.fillRect(x + stray - wide / 2, shore + y, wide, 1.1);
    }
  }
}
