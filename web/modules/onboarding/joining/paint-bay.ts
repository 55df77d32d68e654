import {
  across,
  around as radial,
  chance,
  dot,
  down,
  glow,
  layered,
  noise,
  TURN,
  type Pen,
} from '../../../ui/drawing/index.ts';
import { around, shelfOf, wholePage, type MantelPlace, type Sheet } from './mantel-place.ts';

interface Moon {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A sill over the water: with each flame the moon fills by a quarter, and what it shines on with it. */
export function paintBay(place: MantelPlace): readonly Sheet[] {
  const { candles, ink, narrow } = place;
  const moon = moonIn(place);
  const back: Sheet = { shown: 'always', box: wholePage(place), paint: (pen) => sky(pen, place, moon) };
  const quarters = candles.flatMap((_candle, at): Sheet[] => [
    {
      shown: { count: at + 1 },
      box: around(moon.x, moon.y, moon.radius * 4.4),
      added: true,
      paint: (pen) => {
        glow(pen, moon.x, moon.y, moon.radius * 4.4, 0.26 / candles.length, (part) => ink('bay-halo', part));
        if (!narrow) onTheWater(pen, place, moon, 1 / candles.length);
      },
    },
    {
      shown: { count: at + 1 },
      box: around(moon.x, moon.y, moon.radius),
      // Of the moon at the edge of a narrow page the right half is all there is to fill.
      paint: (pen) => moonAt(pen, place, moon, (at + 1) / candles.length / (narrow ? 2 : 1)),
    },
  ]);
  const lights = candles.map(({ x, flame, foot }, at): Sheet => ({
    shown: { candle: at },
    box: around(x, flame, narrow ? 130 : 360),
    added: true,
    paint: (pen) => {
      glow(pen, x, flame, narrow ? 96 : 210, 0.27, (part) => ink('bay-halo', part));
      pen.translate(x, foot - 2);
      pen.scale(1, 0.09);
      glow(pen, 0, 0, narrow ? 40 : 150, 0.6, (part) => ink('bay-sill-lit', part));
    },
  }));
  const ledges: Sheet = {
    shown: 'always',
    box: wholePage(place),
    paint: (pen) => {
      for (const { x, foot } of candles) ledge(pen, place, x, foot);
    },
  };
  return [back, ...quarters, ...(narrow ? [ledges] : []), ...lights];
}

/** Between the two candles in the middle; beside a list, behind it at the edge of the page. */
function moonIn(place: MantelPlace): Moon {
  const { candles, width, narrow } = place;
  const [, second, third] = candles;
  if (narrow || second === undefined || third === undefined) {
    const middle = ((second?.foot ?? 0) + (third?.flame ?? 0)) / 2;
    return { x: 0, y: middle, radius: 84 };
  }
  const radius = Math.min(104, (third.x - second.x) / 2 - 56, shelfOf(place) * 0.21);
  return { x: width / 2, y: horizonOf(place) - radius * 1.22, radius };
}

const horizonOf = (place: MantelPlace): number => shelfOf(place) - 78;

function sky(pen: Pen, place: MantelPlace, moon: Moon): void {
  const { width, height, ink, narrow, isWritten } = place;
  const horizon = narrow ? height : horizonOf(place);
  pen.fillStyle = down(pen, 0, horizon, [
    [0, ink('bay-sky-1')],
    [0.4, ink('bay-sky-2')],
    [0.8, ink(narrow ? 'bay-sky-2' : 'bay-sky-3')],
    [1, ink(narrow ? 'bay-sky-3' : 'bay-sky-4')],
  ]);
  pen.fillRect(0, 0, width, height);
  const roll = chance(11);
  for (let n = 0; n < (width * horizon) / 3600; n++) {
    const [x, y, rare] = [roll() * width, roll() * horizon, roll() ** 6];
    const tint = roll() < 0.4 ? 'bay-halo' : 'bay-moon';
    if (isWritten(x, y) || Math.hypot(x - moon.x, y - moon.y) < moon.radius + 6) continue;
    pen.fillStyle = ink(tint, (0.18 + 0.62 * rare) * (1 - 0.5 * (y / horizon)));
    dot(pen, x, y, 0.5 + rare * 1.2);
  }
  // What of the moon no light falls on is seen all the same.
  pen.fillStyle = radial(pen, moon.x, moon.y, moon.radius, [
    [0, ink('bay-moon-dark', 0.9)],
    [0.9, ink('bay-moon-dark', 0.96)],
    [1, ink('bay-moon-sea', 0.5)],
  ]);
  dot(pen, moon.x, moon.y, moon.radius);
  if (!narrow) shore(pen, place, horizon);
}

function shore(pen: Pen, place: MantelPlace, horizon: number): void {
  const { width, height, ink } = place;
  const shelf = shelfOf(place);
  for (const [seed, high, tint] of [
    [3, 62, 'bay-range'],
    [8, 34, 'bay-range-near'],
  ] as const) {
    const line = noise(seed);
    pen.fillStyle = ink(tint);
    pen.beginPath();
    pen.moveTo(0, horizon);
    for (let x = 0; x <= width; x += 6) {
      // The hills stand back where the moon goes up.
      const open = Math.min(1, Math.abs(x - width / 2) / (width * 0.34));
      pen.lineTo(x, horizon - high * layered(line, x / 210, 4) * (0.12 + open * 1.1));
    }
    pen.lineTo(width, horizon);
    pen.fill();
  }
  pen.fillStyle = down(pen, horizon, shelf, [
    [0, ink('bay-water-high')],
    [1, ink('bay-water')],
  ]);
  pen.fillRect(0, horizon, width, shelf - horizon);
  pen.fillStyle = down(pen, shelf, shelf + 24, [
    [0, ink('bay-sill-high')],
    [0.14, ink('bay-sill')],
    [1, ink('bay-sill-low')],
  ]);
  pen.fillRect(0, shelf, width, 24);
  pen.fillStyle = down(pen, shelf + 24, height, [
    [0, ink('bay-below')],
    [1, ink('bay-below-low')],
  ]);
  pen.fillRect(0, shelf + 24, width, height - shelf - 24);
}

function ledge(pen: Pen, { ink }: MantelPlace, x: number, foot: number): void {
  pen.fillStyle = down(pen, foot - 3, foot + 5, [
    [0, ink('bay-sill-high')],
    [1, ink('bay-sill-low')],
  ]);
  pen.fillRect(x - 38, foot - 3, 76, 8);
}

function moonAt(pen: Pen, { ink, narrow }: MantelPlace, moon: Moon, full: number): void {
  const { x, y, radius } = moon;
  litPart(pen, moon, full);
  pen.clip();
  // Where flames stand before it, it is dimmer than they are.
  pen.fillStyle = radial(pen, x, y, radius, [
    [0, ink(narrow ? 'bay-moon-sea' : 'bay-moon')],
    [0.82, ink(narrow ? 'bay-moon-sea' : 'bay-moon')],
    [1, ink('bay-moon-rim')],
  ]);
  dot(pen, x, y, radius);
  const roll = chance(4);
  for (let n = 0; n < 26; n++) {
    const [angle, far, size] = [roll() * TURN, Math.sqrt(roll()) * 0.8, (0.06 + roll() * 0.2) * radius];
    const [seaX, seaY] = [x + radius * far * Math.cos(angle), y + radius * far * Math.sin(angle)];
    pen.fillStyle = radial(pen, seaX, seaY, size, [
      [0, ink('bay-moon-sea', 0.34)],
      [1, ink('bay-moon-sea', 0)],
    ]);
    dot(pen, seaX, seaY, size);
  }
}

/** From new to full: the right limb first, then over the middle to the left. */
function litPart(pen: Pen, { x, y, radius }: Moon, full: number): void {
  const edge = Math.cos(full * Math.PI);
  pen.beginPath();
  pen.arc(x, y, radius, -Math.PI / 2, Math.PI / 2);
  pen.ellipse(x, y, radius * Math.abs(edge), radius, 0, Math.PI / 2, -Math.PI / 2, edge > 0);
}

function onTheWater(pen: Pen, place: MantelPlace, moon: Moon, part: number): void {
  const { ink } = place;
  const [horizon, shelf, reach] = [horizonOf(place), shelfOf(place), moon.radius * 4.4];
  const roll = chance(17);
  for (let y = horizon + 2; y < shelf; y += 2) {
    const near = (y - horizon) / (shelf - horizon);
    const half = moon.radius * (0.5 + near * 0.9);
    for (let n = 0; n < 7; n++) {
      const aside = (roll() + roll() + roll() - 1.5) * 0.9 * half;
      const strength = (0.12 + 0.5 * roll()) * (1 - Math.abs(aside) / half / 1.5);
      pen.fillStyle = ink('bay-ripple', strength * part);
      pen.fillRect(moon.x + aside - 12 * roll() * (0.4 + near), y, 8 + roll() * 26 * (0.4 + near), 1.1);
    }
  }
  pen.fillStyle = across(pen, moon.x - reach, moon.x + reach, [
    [0, ink('bay-sill-lit', 0)],
    [0.5, ink('bay-sill-lit', 0.5 * part)],
    [1, ink('bay-sill-lit', 0)],
  ]);
  pen.fillRect(moon.x - reach, shelf, 2 * reach, 2);
  pen.save();
  pen.translate(moon.x, shelf + 3);
  pen.scale(1, 0.05);
  glow(pen, 0, 0, 300, 0.7 * part, (strength) => ink('bay-sill-lit', strength));
  pen.restore();
}
