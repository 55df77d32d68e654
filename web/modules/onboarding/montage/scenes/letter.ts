import { down, GOLDEN, shape, TURN, type Pen } from '../../../../ui/drawing/index.ts';
import { paintFoot, paintHush } from './land.ts';
import { bleed, limb, oval, shine, type Painter, type Scene } from './scene.ts';

/** A letter in one's own hand, under a candle: what was written is there to be read again. */
export const letter: Painter = (scene) => {
  const { width, floor, narrow, scale } = scene;
  const desk = floor * (narrow ? 0.72 : 0.66);
  const page: Page = narrow
    ? { x: width * 0.46, y: desk + 46, wide: width * 0.62, deep: floor + 70 - desk }
    : { x: width * 0.56, y: desk + 34, wide: Math.min(width * 0.4, 620), deep: floor + 90 - desk };
  const candle = { x: width * (narrow ? 0.84 : 0.81), y: desk + (narrow ? 70 : 64), size: scale * 1.25 };
  const flame = candle.y - 196 * candle.size;
  return [
    {
      name: 'room',
      paint(pen) {
        paintRoom(scene, pen, desk);
        paintHush(scene, pen, 0.5);
      },
    },
    {
      name: 'desk',
      drift: [-8, 0],
      paint(pen) {
        paintDesk(scene, pen, desk);
        paintPage(scene, pen, page);
        paintPen(scene, pen, page);
        paintCandle(scene, pen, candle.x, candle.y, candle.size);
        paintFoot({ ...scene, floor: floor + 50 }, pen);
      },
    },
    {
      name: 'light',
      drift: [-8, 0],
      shine: 'flicker',
      paint(pen) {
        shine(scene, pen, [candle.x, flame, 560 * scale], 0.34);
        shine(scene, pen, [candle.x, flame, 190 * scale], 0.5, 'stage-light-near');
        paintFlame(scene, pen, candle.x, flame, candle.size);
      },
    },
  ];
};

interface Page {
  /** The middle of its far edge. */
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly deep: number;
}

function paintRoom({ ink, width, height }: Scene, pen: Pen, desk: number): void {
  pen.fillStyle = down(pen, 0, desk, [
    [0, ink('stage-wall-low')],
    [1, ink('stage-wall')],
  ]);
  pen.fillRect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed);
}

function paintDesk({ ink, roll, width, height }: Scene, pen: Pen, desk: number): void {
  pen.fillStyle = down(pen, desk, height, [
    [0, ink('stage-wood')],
    [1, ink('stage-wood-low')],
  ]);
  pen.fillRect(-bleed, desk, width + 2 * bleed, height - desk + bleed);
  pen.strokeStyle = ink('stage-wood-vein', 0.5);
  for (let vein = 0; vein < 26; vein++) {
    const part = (vein / 26) ** 1.7;
    const y = desk + part * (height - desk);
    pen.lineWidth = 0.6 + part * 1.6;
    pen.beginPath();
    pen.moveTo(-bleed, y);
    pen.bezierCurveTo(
      width * 0.3,
      y + roll() * 10 * part,
      width * 0.6,
      y - roll() * 10 * part,
      width + bleed,
      y,
    );
    pen.stroke();
  }
  pen.fillStyle = ink('stage-light', 0.26);
  pen.fillRect(-bleed, desk, width + 2 * bleed, 1.6);
}

/** A place on the page as it lies before one: nearer is wider, and it is turned a little. */
function onPage({ x, y, wide, deep }: Page, across: number, along: number): readonly [number, number] {
  const nearness = 0.72 + 0.28 * along;
  return [
    x + (across - 0.5) * wide * nearness * 1.16 - along * wide * 0.1,
    y + along * deep + (across - 0.5) * deep * 0.09,
  ];
}

function paintPage({ ink, roll, dark, scale }: Scene, pen: Pen, page: Page): void {
  const corner = (across: number, along: number) => onPage(page, across, along);
  const under = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)].map(
    ([x, y]) => [x + 9 * scale, y + 12 * scale] as const,
  );
  shape(pen, under, ink('stage-shape', 0.34));
  const paper = down(pen, page.y, page.y + page.deep, [
    [0, ink('stage-paper')],
    [1, ink('stage-paper-low')],
  ]);
  shape(pen, [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)], paper);
  pen.strokeStyle = ink('stage-ink', dark ? 0.72 : 0.86);
  for (let line = 0; line < 9; line++) {
    const along = 0.1 + line * 0.088;
    const end = line === 8 ? 0.5 : 0.86 + roll() * 0.08;
    paintHand(pen, roll, (across) => onPage(page, across, along), line === 0 ? 0.34 : end, page.deep * 0.016);
  }
  paintSeal(pen, ink, onPage(page, 0.82, 0.88), page.wide * 0.052);
}

/** A line of writing that nobody can read but whose it is. */
function paintHand(
  pen: Pen,
  roll: () => number,
  at: (across: number) => readonly [number, number],
  end: number,
  high: number,
): void {
  pen.lineWidth = Math.max(1, high * 0.36);
  pen.lineCap = 'round';
  let across = 0.09;
  while (across < end) {
    const word = Math.min(end, across + 0.05 + roll() * 0.09);
    pen.beginPath();
    for (let step = across; step < word; step += 0.006) {
      const [x, y] = at(step);
      const tall = roll() < 0.14 ? 2.4 : 1;
      pen.lineTo(x, y + Math.sin(step * 900) * high * tall);
    }
    pen.stroke();
    across = word + 0.022;
  }
}

function paintSeal(
  pen: Pen,
  ink: (name: string) => string,
  [x, y]: readonly [number, number],
  radius: number,
): void {
  pen.fillStyle = ink('stage-wax');
  oval(pen, x, y, radius * 1.1, radius * 0.86);
  pen.strokeStyle = ink('stage-wax-light');
  pen.lineWidth = Math.max(1, radius * 0.1);
  pen.beginPath();
  for (let turn = 0; turn < TURN * 1.5; turn += 0.15) {
    const far = radius * 0.16 * GOLDEN ** (turn / TURN);
    pen.lineTo(x + Math.cos(turn + 1.6) * far, y + Math.sin(turn + 1.6) * far * 0.78);
  }
  pen.stroke();
}

function paintPen({ ink }: Scene, pen: Pen, page: Page): void {
  const [tip, end] = [onPage(page, 0.56, 0.84), onPage(page, 1.12, 0.62)];
  pen.strokeStyle = ink('stage-shape');
  limb(pen, page.wide * 0.02, [tip[0] + (end[0] - tip[0]) * 0.16, tip[1] + (end[1] - tip[1]) * 0.16], end);
  limb(pen, page.wide * 0.007, tip, end);
  pen.strokeStyle = ink('stage-light', 0.6);
  limb(pen, 1.2, [tip[0] + 20, tip[1] - 9], [end[0] - 8, end[1] - 3]);
}

function paintCandle({ ink }: Scene, pen: Pen, x: number, y: number, size: number): void {
  pen.fillStyle = ink('stage-shape', 0.36);
  oval(pen, x + 16 * size, y + 6 * size, 66 * size, 15 * size);
  pen.fillStyle = ink('cloth-tassel-low');
  oval(pen, x, y, 52 * size, 13 * size);
  pen.fillStyle = ink('cloth-tassel');
  oval(pen, x, y - 5 * size, 50 * size, 11 * size);
  pen.fillRect(x - 18 * size, y - 26 * size, 36 * size, 20 * size);
  pen.fillStyle = down(pen, y - 176 * size, y - 20 * size, [
    [0, ink('stage-core')],
    [0.3, ink('stage-paper')],
    [1, ink('stage-paper-low')],
  ]);
  pen.fillRect(x - 13 * size, y - 172 * size, 26 * size, 150 * size);
  oval(pen, x, y - 172 * size, 13 * size, 4 * size);
  pen.strokeStyle = ink('stage-shape');
  limb(pen, 2 * size, [x, y - 172 * size], [x, y - 184 * size]);
}

function paintFlame({ ink }: Scene, pen: Pen, x: number, y: number, size: number): void {
  for (const [colour, wide, high] of [
    ['stage-flame', 8, 22],
    ['stage-core', 4, 12],
  ] as const) {
    pen.fillStyle = ink(colour);
    pen.beginPath();
    pen.moveTo(x, y - high * 1.3 * size);
    pen.bezierCurveTo(x + wide * 1.4 * size, y - 4 * size, x + wide * size, y + 12 * size, x, y + 12 * size);
    pen.bezierCurveTo(
      x - wide * size,
      y + 12 * size,
      x - wide * 1.4 * size,
      y - 4 * size,
      x,
      y - high * 1.3 * size,
    );
    pen.fill();
  }
}
