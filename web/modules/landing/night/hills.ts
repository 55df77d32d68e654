import { down, glow, layered, noise } from '../../../ui/drawing/index.ts';
import type { Stage } from '../scene-types.ts';

interface Ridge {
  seed: number;
  /** How far above the shore it begins, how high it rises, how often. */
  base: number;
  rise: number;
  often: number;
  colours: [string, string];
  pines?: { gap: number; height: number; clear: number };
}

const far: Ridge = {
  seed: 3,
  base: 40,
  rise: 190,
  often: 0.0042,
  colours: ['night-range', 'night-range-low'],
};
const middle: Ridge = {
  seed: 11,
  base: 14,
  rise: 120,
  often: 0.006,
  colours: ['night-hill', 'night-hill-low'],
  pines: { gap: 9, height: 34, clear: 150 },
};
const near: Ridge = {
  seed: 23,
  base: 2,
  rise: 46,
  often: 0.008,
  colours: ['night-wood', 'night-wood-low'],
  pines: { gap: 13, height: 66, clear: 215 },
};

export function hills(stage: Stage): void {
  const { pen, ink, shore, x, scale } = stage;
  ridge(stage, far);
  glow(pen, x, shore - 20 * scale, 360 * scale, 0.2, (part) => ink('night-lamp', part));
  ridge(stage, middle);
  ridge(stage, near);
  knoll(stage);
}

function ridge(stage: Stage, { seed, base, rise, often, colours, pines }: Ridge): void {
  const { pen, ink, width, shore, scale } = stage;
  const line = noise(seed);
  const top = (x: number) => shore - base * scale - rise * scale * layered(line, (x * often) / scale + seed);
  pen.beginPath();
  pen.moveTo(0, shore + 2);
  for (let x = 0; x <= width + 2; x += 2) pen.lineTo(x, top(x));
  pen.lineTo(width, shore + 2);
  pen.closePath();
  pen.fillStyle = down(pen, shore - (base + rise) * scale, shore, [
    [0, ink(colours[0])],
    [1, ink(colours[1])],
  ]);
  pen.fill();
  if (pines) wood(stage, top, pines, colours[0]);
}

function wood(
  stage: Stage,
  top: (x: number) => number,
  pines: NonNullable<Ridge['pines']>,
  colour: string,
): void {
  const { pen, ink, roll, width, scale, x: house } = stage;
  pen.fillStyle = ink(colour);
  for (let x = -4; x < width + 4; x += pines.gap * scale * (0.5 + roll())) {
    const away = Math.abs(x - house) / scale;
    if (away < pines.clear) continue;
    const grown = Math.min(1, 0.55 + (away - pines.clear) / 260);
    pine(stage, x, top(x) + 3, pines.height * scale * (0.55 + roll() * 0.75) * grown);
  }
}

function pine({ pen, roll }: Stage, x: number, foot: number, height: number): void {
  const width = height * 0.34;
  const bough = (step: number, side: 1 | -1) => {
    const y = foot - height + (height * step) / 5;
    const reach = ((width * step) / 5) * (0.8 + roll() * 0.4) * side;
    return { out: [x + reach * 0.5, y] as const, in: [x + reach * 0.24, y - height * 0.03] as const };
  };
  pen.beginPath();
  pen.moveTo(x, foot - height);
  for (let step = 1; step <= 5; step++) {
    const right = bough(step, 1);
    pen.lineTo(...right.out);
    pen.lineTo(...right.in);
  }
  pen.lineTo(x - width * 0.12, foot);
  for (let step = 5; step >= 1; step--) {
    const left = bough(step, -1);
    pen.lineTo(...left.in);
    pen.lineTo(...left.out);
  }
  pen.closePath();
  pen.fill();
}

/** The rise on which the house stands. */
function knoll({ pen, ink, shore, x, scale }: Stage): void {
  const floor = shore - 10 * scale;
  pen.beginPath();
  pen.moveTo(x - 420 * scale, shore + 2);
  pen.bezierCurveTo(x - 260 * scale, shore - 4 * scale, x - 240 * scale, floor + 1, x - 150 * scale, floor);
  pen.lineTo(x + 150 * scale, floor);
  pen.bezierCurveTo(
    x + 240 * scale,
    floor + 1,
    x + 280 * scale,
    shore - 4 * scale,
    x + 430 * scale,
    shore + 2,
  );
  pen.fillStyle = ink('night-knoll');
  pen.fill();
}
