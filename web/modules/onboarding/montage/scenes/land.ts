import { bell, dot, down, layered, noise, type Pen } from '../../../../ui/drawing/index.ts';
import { bleed, type Scene } from './scene.ts';

/** The sky down to the ground, with its stars; none passes behind words. */
export function paintSky(scene: Scene, pen: Pen, { starry = 1 } = {}): void {
  const { ink, width, height, floor } = scene;
  pen.fillStyle = down(pen, 0, floor, [
    [0, ink('stage-sky-1')],
    [0.4, ink('stage-sky-2')],
    [0.75, ink('stage-sky-3')],
    [1, ink('stage-sky-4')],
  ]);
  pen.fillRect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed);
  paintStars(scene, pen, starry);
}

export function paintStars({ ink, roll, quiet, width, floor, dark }: Scene, pen: Pen, many = 1): void {
  for (let count = (many * width * floor) / (dark ? 700 : 2600); count > 0; count--) {
    const [x, y] = [roll() * width, roll() * floor * 0.85];
    const rarity = roll() ** 7;
    const warm = roll() < 0.3;
    if (quiet(x, y)) continue;
    pen.fillStyle = ink(
      warm ? 'stage-star-warm' : 'stage-star',
      (0.14 + 0.8 * rarity) * (1 - (y / floor) * 0.8),
    );
    dot(pen, x, y, 0.45 + rarity * 1.3);
  }
}

export interface Range {
  /** Its foot, in parts of the floor. */
  readonly foot: number;
  readonly rise: number;
  readonly wave: number;
  readonly seed: number;
  readonly colour: 'far' | 'mid' | 'near';
}

export const ranges: readonly Range[] = [
  { foot: 0.62, rise: 150, wave: 0.0028, seed: 30, colour: 'far' },
  { foot: 0.72, rise: 120, wave: 0.0036, seed: 37, colour: 'mid' },
  { foot: 0.83, rise: 90, wave: 0.0046, seed: 44, colour: 'near' },
];

/** How high a range stands at a place. */
export function ridgeOf({ floor, scale, narrow }: Scene, { foot, rise, wave, seed }: Range) {
  const line = noise(seed);
  return (x: number): number =>
    floor * foot +
    (narrow ? 60 : 20) -
    rise * scale * layered(line, ((x + 400) * wave) / scale + seed) +
    rise * 0.4 * scale;
}

export function paintRange(scene: Scene, pen: Pen, range: Range): void {
  const { ink, width, height, floor } = scene;
  const ridge = ridgeOf(scene, range);
  pen.beginPath();
  pen.moveTo(-bleed, height + bleed);
  for (let x = -bleed; x <= width + bleed; x += 3) pen.lineTo(x, ridge(x));
  pen.lineTo(width + bleed, height + bleed);
  pen.closePath();
  pen.fillStyle = down(pen, floor * range.foot - range.rise, floor, [
    [0, ink(`stage-${range.colour}`)],
    [1, ink(`stage-${range.colour}-low`)],
  ]);
  pen.fill();
  pen.fillStyle = down(pen, floor * range.foot, floor, [
    [0, ink('stage-mist', 0)],
    [1, ink('stage-mist', 0.14)],
  ]);
  pen.fillRect(-bleed, floor * range.foot - 40, width + 2 * bleed, height);
}

/** The near ground: where its edge runs, and what grows on it. */
export function groundOf({ floor, width, narrow, scale }: Scene, bow = 26): (x: number) => number {
  const line = noise(77);
  const high = narrow ? bow * 0.7 : bow;
  return (x) =>
    floor -
    high * Math.sin((x / width) * 3.1 + 0.1) -
    14 * scale * layered(line, (x + 400) * 0.006) +
    (narrow ? 16 : 30);
}

export function paintGround(scene: Scene, pen: Pen, ground: (x: number) => number): void {
  const { ink, width, height, floor } = scene;
  pen.beginPath();
  pen.moveTo(-bleed, height + bleed);
  for (let x = -bleed; x <= width + bleed; x += 3) pen.lineTo(x, ground(x));
  pen.lineTo(width + bleed, height + bleed);
  pen.closePath();
  pen.fillStyle = down(pen, floor - 20, height, [
    [0, ink('stage-ground')],
    [1, ink('stage-ground-low')],
  ]);
  pen.fill();
}

export function paintGrass(
  { ink, roll, width, scale }: Scene,
  pen: Pen,
  ground: (x: number) => number,
): void {
  pen.strokeStyle = ink('stage-shape');
  pen.lineWidth = 0.8;
  pen.beginPath();
  for (let count = width * 0.9; count > 0; count--) {
    const x = -bleed + roll() * (width + 2 * bleed);
    const high = (4 + roll() ** 3 * 24) * scale;
    const y = ground(x);
    pen.moveTo(x, y + 3);
    pen.quadraticCurveTo(x, y - high * 0.5, x + bell(roll) * high * 0.4, y - high);
  }
  pen.stroke();
}

/** Below the picture it grows dark, or turns to bare paper: there stands what one does with the montage. */
export function paintFoot({ ink, width, height, floor, scale }: Scene, pen: Pen): void {
  const from = floor + 60 * scale;
  pen.fillStyle = down(pen, from, height, [
    [0, ink('stage-ground-low', 0)],
    [0.5, ink('stage-ground-low', 0.74)],
    [1, ink('stage-ground-low', 0.9)],
  ]);
  pen.fillRect(-bleed, from, width + 2 * bleed, height + bleed);
}

/** A hush behind the words. */
export function paintHush({ ink, width, height }: Scene, pen: Pen, strength = 0.55): void {
  pen.fillStyle = down(pen, 0, height * 0.5, [
    [0, ink('stage-hush', strength)],
    [1, ink('stage-hush', 0)],
  ]);
  pen.fillRect(-bleed, -bleed, width + 2 * bleed, height * 0.5 + bleed);
}
