import { chance, TURN, type Chance, type Pen } from '../../../ui/drawing/index.ts';
import { around, shelfOf, wholePage, type MantelPlace, type Sheet, type Standing } from './mantel-place.ts';

/** A page on which somebody drew a mantel in ink. Lighting a candle lays yellow round it and draws its rays. */
export function paintSketch(place: MantelPlace): readonly Sheet[] {
  const lights = place.candles.map((candle, at): Sheet => ({
    shown: { candle: at },
    box: around(candle.x, candle.flame, place.narrow ? 60 : 190),
    paint: (pen) => {
      wash(pen, place, candle, at);
      rays(pen, place, candle, at);
    },
  }));
  const drawn: Sheet = {
    shown: 'always',
    box: wholePage(place),
    paint: (pen) => {
      if (place.narrow) for (const candle of place.candles) ledge(pen, place, candle);
      else mantel(pen, place);
    },
  };
  return [...lights, drawn];
}

/** A line that a hand draws: nearly straight. */
function stroke(pen: Pen, roll: Chance, [x0, y0]: [number, number], [x1, y1]: [number, number]): void {
  const parts = Math.max(2, Math.round(Math.hypot(x1 - x0, y1 - y0) / 46));
  pen.beginPath();
  pen.moveTo(x0, y0);
  for (let n = 1; n <= parts; n++) {
    const [part, sway] = [n / parts, (roll() - 0.5) * 1.6];
    pen.lineTo(x0 + (x1 - x0) * part + sway * 0.4, y0 + (y1 - y0) * part + sway);
  }
  pen.stroke();
}

function mantel(pen: Pen, place: MantelPlace): void {
  const { width, ink } = place;
  const [roll, top, edge] = [chance(9), shelfOf(place) + 3, 40];
  pen.lineCap = 'round';
  pen.fillStyle = ink('sketch-wood', 0.24);
  pen.fillRect(edge + 3, top + 2, width - 2 * edge - 4, 22);
  pen.strokeStyle = ink('sketch-ink', 0.85);
  pen.lineWidth = 1.8;
  stroke(pen, roll, [edge - 12, top], [width - edge + 14, top + 1]);
  stroke(pen, roll, [edge, top + 24], [width - edge, top + 23]);
  stroke(pen, roll, [edge - 2, top], [edge, top + 25]);
  stroke(pen, roll, [width - edge + 2, top], [width - edge, top + 25]);
  pen.strokeStyle = ink('sketch-ink', 0.3);
  pen.lineWidth = 1.2;
  for (let x = edge + 14; x < width - edge; x += 9 + roll() * 12) {
    if (roll() < 0.3) continue;
    stroke(pen, roll, [x, top + 21], [x + 8 + roll() * 7, top + 8 + roll() * 5]);
  }
}

function ledge(pen: Pen, { ink }: MantelPlace, { x, foot }: Standing): void {
  const roll = chance(x + foot);
  pen.lineCap = 'round';
  pen.strokeStyle = ink('sketch-ink', 0.8);
  pen.lineWidth = 1.5;
  stroke(pen, roll, [x - 37, foot], [x + 38, foot - 1]);
  pen.strokeStyle = ink('sketch-ink', 0.35);
  for (let at = -28; at < 32; at += 9) stroke(pen, roll, [x + at, foot + 8], [x + at + 6, foot + 2]);
}

/** Watercolour: a few uneven layers, darker where it dried last. */
function wash(pen: Pen, { ink, narrow }: MantelPlace, { x, flame }: Standing, at: number): void {
  const roll = chance(31 + at);
  const reach = narrow ? 44 : 150;
  for (const [size, strength] of [
    [1, 0.13],
    [0.82, 0.13],
    [0.62, 0.15],
    [0.4, 0.2],
  ] as const) {
    const [one, two, three] = [roll() * TURN, roll() * TURN, roll() * TURN];
    pen.beginPath();
    for (let angle = 0; angle < TURN; angle += 0.09) {
      const uneven =
        1 +
        0.09 * Math.sin(angle * 3 + one) +
        0.06 * Math.sin(angle * 5 + two) +
        0.03 * Math.sin(angle * 11 + three);
      const far = reach * size * uneven;
      pen.lineTo(x + far * Math.cos(angle), flame + far * 0.86 * Math.sin(angle));
    }
    pen.closePath();
    pen.fillStyle = ink('sketch-wash', strength);
    pen.fill();
    pen.strokeStyle = ink('sketch-wash', strength * 0.9);
    pen.lineWidth = 1.5;
    pen.stroke();
  }
}

function rays(pen: Pen, { ink, narrow }: MantelPlace, { x, flame }: Standing, at: number): void {
  const roll = chance(57 + at);
  const scale = narrow ? 0.36 : 1;
  pen.lineCap = 'round';
  pen.strokeStyle = ink('sketch-ray', 0.9);
  pen.lineWidth = narrow ? 1.3 : 2;
  const count = narrow ? 9 : 13;
  for (let n = 0; n < count; n++) {
    // None downward, where the candle stands.
    const angle = Math.PI * (0.86 + (1.28 * n) / (count - 1)) + (roll() - 0.5) * 0.1;
    const [from, to] = [(66 + roll() * 8) * scale, (86 + roll() * 26) * scale];
    const [across, along] = [Math.cos(angle), Math.sin(angle)];
    stroke(pen, roll, [x + from * across, flame + from * along], [x + to * across, flame + to * along]);
  }
}
