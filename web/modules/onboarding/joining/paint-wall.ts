import { across, around as radial, chance, down, glow, type Pen } from '../../../ui/drawing/index.ts';
import { around, shelfOf, wholePage, type MantelPlace, type Sheet, type Standing } from './mantel-place.ts';

/** A dark brick wall: each flame shows the part of it that is near, with the joints and the edges turned toward it. */
export function paintWall(place: MantelPlace): readonly Sheet[] {
  const bricks = bricksOf(place);
  const dark: Sheet = {
    shown: 'always',
    box: wholePage(place),
    paint: (pen) => {
      darkWall(pen, place, bricks);
      if (place.narrow) for (const candle of place.candles) ledge(pen, place, candle);
      else mantel(pen, place);
      pen.fillStyle = hush(pen, place);
      pen.fillRect(0, 0, place.width, hushed(place));
    },
  };
  const reach = place.narrow ? 200 : 440;
  const lights = place.candles.map((candle, at): Sheet => ({
    shown: { candle: at },
    box: around(candle.x, candle.flame, reach),
    added: true,
    paint: (pen) => light(pen, place, candle, reach, bricks),
  }));
  return [dark, ...lights];
}

interface Brick {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How worn it is, from 0 to 1. */
  readonly tone: number;
}

/** Laid in courses upward from where the candles stand, each course half a brick on. */
function bricksOf(place: MantelPlace): Brick[] {
  const roll = chance(23);
  const [long, high] = place.narrow ? [74, 30] : [104, 42];
  const foot = place.narrow ? place.height : shelfOf(place);
  const bricks: Brick[] = [];
  for (let row = 1; foot - row * high > -high; row++) {
    for (let x = (row % 2) * (-long / 2) - long * roll() * 0.06; x < place.width; x += long) {
      bricks.push({
        x: x + 1.5 + roll(),
        y: foot - row * high + 1.5 + roll(),
        width: long - 3 - roll() * 2,
        height: high - 3 - roll() * 1.5,
        tone: roll(),
      });
    }
  }
  return bricks;
}

function darkWall(pen: Pen, place: MantelPlace, bricks: readonly Brick[]): void {
  const { width, height, ink, narrow } = place;
  const foot = narrow ? height : shelfOf(place);
  pen.fillStyle = down(pen, 0, foot, [
    [0, ink('wall-high')],
    [0.6, ink('wall')],
    [1, ink('wall-low')],
  ]);
  pen.fillRect(0, 0, width, foot);
  for (const { x, y, width: long, height: high, tone } of bricks) {
    const near = Math.max(0, y / foot);
    pen.fillStyle = ink('wall-joint', 0.4 * near);
    pen.fillRect(x - 2, y + high, long + 4, 2.4);
    pen.fillRect(x - 2.4, y - 1, 2.4, high + 2);
    pen.fillStyle = ink('wall-brick', (0.1 + 0.5 * tone) * near * (narrow ? 0.5 : 0.8));
    pen.fillRect(x, y, long, high);
  }
  if (narrow) return;
  pen.fillStyle = down(pen, foot, height, [
    [0, ink('wall-below')],
    [0.2, ink('wall-below-middle')],
    [1, ink('wall-below-low')],
  ]);
  pen.fillRect(0, foot, width, height - foot);
}

/** What one flame lights: the wall round it, and what it stands on. */
function light(
  pen: Pen,
  place: MantelPlace,
  candle: Standing,
  reach: number,
  bricks: readonly Brick[],
): void {
  const { ink, narrow, width } = place;
  const { x, flame, foot } = candle;
  pen.save();
  if (!narrow) {
    pen.beginPath();
    pen.rect(0, 0, width, shelfOf(place));
    pen.clip();
  }
  pen.fillStyle = radial(pen, x, flame, reach, [
    [0, ink('wall-light', 0.62)],
    [0.16, ink('wall-light', 0.38)],
    [0.42, ink('wall-light', 0.15)],
    [0.72, ink('wall-light', 0.04)],
    [1, ink('wall-light', 0)],
  ]);
  pen.fillRect(x - reach, flame - reach, 2 * reach, 2 * reach);
  for (const brick of bricks) relief(pen, place, brick, { x, flame, reach });
  glow(pen, x, flame, reach * 0.26, 0.42, (part) => ink('wall-light-edge', part));
  pen.globalCompositeOperation = 'destination-out';
  pen.fillStyle = hush(pen, place);
  pen.fillRect(0, 0, width, hushed(place));
  pen.fillStyle = ink('wall-joint', 0.85);
  if (narrow) for (const each of place.candles) pen.fillRect(each.x - 38, each.foot - 3, 76, 8);
  pen.restore();
  pool(pen, place, x, foot);
  if (!narrow) frontEdge(pen, place, x, reach);
}

/** Joints and worn bricks swallow light; the edges that face the flame give it back. */
function relief(
  pen: Pen,
  { ink }: MantelPlace,
  { x, y, width, height, tone }: Brick,
  { x: lampX, flame, reach }: { x: number; flame: number; reach: number },
): void {
  const [aside, below] = [x + width / 2 - lampX, y + height / 2 - flame];
  const near = 1 - Math.hypot(aside, below) / reach;
  if (near <= 0) return;
  pen.globalCompositeOperation = 'destination-out';
  pen.fillStyle = ink('wall-joint', 0.56);
  pen.fillRect(x - 2.5, y + height, width + 5, 3);
  pen.fillRect(x - 3, y - 1, 3, height + 3);
  pen.fillStyle = ink('wall-joint', 0.04 + 0.2 * tone);
  pen.fillRect(x, y, width, height);
  pen.globalCompositeOperation = 'lighter';
  pen.fillStyle = ink('wall-light-edge', 0.2 * near ** 2.2);
  pen.fillRect(x, below > 0 ? y : y + height - 1.5, width, 1.5);
  pen.fillRect(aside > 0 ? x : x + width - 1.5, y, 1.5, height);
  pen.globalCompositeOperation = 'source-over';
}

/** Above, where the title stands, the wall goes back into the dark. */
const hushed = ({ narrow }: MantelPlace): number => (narrow ? 150 : 250);
const hush = (pen: Pen, place: MantelPlace): CanvasGradient =>
  down(pen, 0, hushed(place), [
    [0, place.ink('wall-high', 0.96)],
    [0.42, place.ink('wall-high', place.narrow ? 0.86 : 0.8)],
    [1, place.ink('wall-high', 0)],
  ]);

const thick = 22;

function mantel(pen: Pen, place: MantelPlace): void {
  const { width, ink, candles } = place;
  const top = shelfOf(place);
  pen.fillStyle = down(pen, top, top + thick, [
    [0, ink('wall-mantel-high')],
    [0.16, ink('wall-mantel')],
    [1, ink('wall-mantel-low')],
  ]);
  pen.fillRect(0, top, width, thick);
  const roll = chance(5);
  for (let n = 0; n < width / 9; n++) {
    pen.fillStyle = ink('wall-joint', 0.1 + roll() * 0.2);
    pen.fillRect(roll() * width, top + 5 + roll() * (thick - 7), 30 + roll() * 140, 1);
  }
  pen.fillStyle = down(pen, top + thick, top + thick + 40, [
    [0, ink('wall-joint', 0.8)],
    [1, ink('wall-joint', 0)],
  ]);
  pen.fillRect(0, top + thick, width, 40);
  pen.fillStyle = ink('wall-joint', 0.4);
  for (const { x } of candles) pen.fillRect(x - 46, top + 2, 92, 1.5);
}

function ledge(pen: Pen, { ink }: MantelPlace, { x, foot }: Standing): void {
  pen.fillStyle = down(pen, foot - 3, foot + 6, [
    [0, ink('wall-mantel-high')],
    [0.4, ink('wall-mantel')],
    [1, ink('wall-mantel-low')],
  ]);
  pen.fillRect(x - 38, foot - 3, 76, 8);
  pen.fillStyle = down(pen, foot + 5, foot + 20, [
    [0, ink('wall-joint', 0.7)],
    [1, ink('wall-joint', 0)],
  ]);
  pen.fillRect(x - 34, foot + 5, 68, 15);
}

/** The light round a candle's foot. */
function pool(pen: Pen, { ink, narrow }: MantelPlace, x: number, foot: number): void {
  const reach = narrow ? 38 : 190;
  pen.save();
  pen.translate(x, foot - (narrow ? 1 : 0));
  pen.scale(1, narrow ? 0.1 : 0.07);
  glow(pen, 0, 0, reach, 0.95, (part) => ink('wall-mantel-lit', part));
  pen.restore();
}

/** Along the mantel, brightest below the flame. */
function frontEdge(pen: Pen, place: MantelPlace, x: number, reach: number): void {
  const { ink } = place;
  const top = shelfOf(place);
  for (const [strength, high] of [
    [0.5, 2],
    [0.16, thick],
  ] as const) {
    pen.fillStyle = across(pen, x - reach, x + reach, [
      [0, ink('wall-mantel-lit', 0)],
      [0.5, ink('wall-mantel-lit', strength)],
      [1, ink('wall-mantel-lit', 0)],
    ]);
    pen.fillRect(x - reach, top, 2 * reach, high);
  }
}
