import type { Inks } from '../drawing/canvas-colours.ts';
import { layered, noise } from '../drawing/noise.ts';

interface Curtain {
  seed: number;
  /** Where its foot hangs, how far it waves, how long it is: parts of the height. */
  foot: number;
  wave: number;
  length: number;
  strength: number;
  colours: [string, string, string];
}

const curtains: Curtain[] = [
  { seed: 5, foot: 0.52, wave: 0.1, length: 0.55, strength: 0.3, colours: ['deep', 'blue', 'violet'] },
  { seed: 31, foot: 0.66, wave: 0.13, length: 0.7, strength: 0.4, colours: ['green', 'teal', 'violet'] },
  { seed: 77, foot: 0.84, wave: 0.08, length: 0.42, strength: 0.2, colours: ['ice', 'blue', 'rose'] },
];

/** Hangs the curtains of light over a sky; drawn small and enlarged, the enlarging softens it. */
export function aurora(pen: CanvasRenderingContext2D, width: number, height: number, ink: Inks): void {
  pen.globalCompositeOperation = 'lighter';
  for (const curtain of curtains) hang(pen, width, height, curtain, ink);
  pen.globalCompositeOperation = 'source-over';
}

function hang(
  pen: CanvasRenderingContext2D,
  width: number,
  height: number,
  curtain: Curtain,
  ink: Inks,
): void {
  const [folds, lengths, rays] = [noise(curtain.seed), noise(curtain.seed + 1), noise(curtain.seed + 2)];
  const [foot, middle, top] = curtain.colours.map((colour) => `aurora-${colour}`) as [string, string, string];
  const step = width / 480;
  for (let x = 0; x < width; x += step) {
    const part = x / width;
    const sway = (layered(folds, part * 3.1 + curtain.seed, 3) - 0.5) * 2;
    const y =
      height * (curtain.foot + curtain.wave * sway + curtain.wave * 0.35 * Math.sin(part * 9 + curtain.seed));
    const fold = 0.5 + 0.5 * Math.sin(part * 50 + 8 * layered(lengths, part * 5));
    const ray = layered(rays, part * 79, 3) ** 1.6 * 1.5;
    const light = curtain.strength * (0.22 + 0.78 * fold) * (0.3 + ray);
    const length = height * curtain.length * (0.55 + 0.75 * layered(lengths, part * 7 + 3, 3));
    const veil = pen.createLinearGradient(0, y + height * 0.02, 0, y - length);
    veil.addColorStop(0, ink(foot, 0));
    veil.addColorStop(0.06, ink(foot, light));
    veil.addColorStop(0.28, ink(middle, light * 0.62));
    veil.addColorStop(0.62, ink(top, light * 0.3));
    veil.addColorStop(1, ink(top, 0));
    pen.fillStyle = veil;
    pen.fillRect(x, y - length, step * 1.5, length + height * 0.02);
  }
}
