import { across, bell, down, glow, layered, noise } from '../../../ui/drawing/index.ts';
import type { Stage } from '../scene-types.ts';

/** The near bank with its grasses, and fireflies over it. */
export function nearBank({ pen, ink, roll, width, height, bank, narrow }: Stage): void {
  const line = noise(41);
  const top = (x: number) =>
    bank + (narrow ? 0 : 14) * Math.sin(x * 0.0042 + 0.4) + 10 * layered(line, x * 0.02);
  pen.beginPath();
  pen.moveTo(0, height);
  for (let x = 0; x <= width + 3; x += 3) pen.lineTo(x, top(x));
  pen.lineTo(width, height);
  pen.closePath();
  pen.fillStyle = ink('night-bank');
  pen.fill();
  pen.strokeStyle = ink('night-bank');
  pen.lineCap = 'round';
  for (let blade = 0; blade < width * 1.1; blade++) {
    const x = roll() * width;
    const tall = (6 + roll() ** 3 * 40) * (narrow ? 0.62 : 1);
    const lean = bell(roll) * tall * 0.35;
    pen.lineWidth = 0.7 + roll() * 0.9;
    pen.beginPath();
    pen.moveTo(x, top(x) + 4);
    pen.quadraticCurveTo(x + lean * 0.2, top(x) - tall * 0.6, x + lean, top(x) - tall);
    pen.stroke();
  }
  for (let fly = narrow ? 7 : 16; fly > 0; fly--) {
    const x = roll() * width;
    glow(pen, x, top(x) - 4 - roll() * 46, 5 + roll() * 4, 0.8, (part) => ink('night-song', part));
  }
}

/** Quiets the sky behind the words, without a box. */
export function hush({ pen, ink, width, shore, hushed }: Stage): void {
  const dark = (part: number) => ink('night-sky-1', part);
  if (hushed === 'above') {
    pen.fillStyle = down(pen, 0, shore * 0.75, [
      [0, dark(0.5)],
      [0.7, dark(0.3)],
      [1, dark(0)],
    ]);
    pen.fillRect(0, 0, width, shore * 0.75);
    return;
  }
  pen.fillStyle = across(pen, 0, width * 0.52, [
    [0, dark(0.62)],
    [0.6, dark(0.34)],
    [1, dark(0)],
  ]);
  pen.fillRect(0, 0, width * 0.52, shore - 30);
}
