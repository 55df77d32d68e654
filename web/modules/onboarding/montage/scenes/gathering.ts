import { around, down, shape, type Pen } from '../../../../ui/drawing/index.ts';
import { paintFoot, paintHush } from './land.ts';
import { bleed, limb, oval, shine, type Painter, type Scene } from './scene.ts';

/** A long table under one lamp: hands that find each other across it, and a chair that is kept free. */
export const gathering: Painter = (scene) => {
  const { width, floor, narrow, scale } = scene;
  const middle = width * (narrow ? 0.5 : 0.58);
  const size = narrow ? width / 640 : Math.min(width / 1440, scale * 1.15);
  const table: Table = { x: middle, y: floor - 34 * size, half: 560 * size * (narrow ? 0.62 : 1), size };
  const lamp = { x: middle, y: table.y - 330 * size };
  return [
    {
      name: 'room',
      paint(pen) {
        paintWall(scene, pen, table.y);
        paintHush(scene, pen, 0.5);
      },
    },
    {
      name: 'lamplight',
      shine: 'breath',
      paint(pen) {
        shine(scene, pen, [lamp.x, lamp.y + 40 * size, 620 * size], 0.4);
        shine(scene, pen, [lamp.x, lamp.y + 30 * size, 220 * size], 0.5, 'stage-light-near');
      },
    },
    {
      name: 'people',
      drift: [-6, 0],
      paint(pen) {
        for (const guest of guestsOf(narrow)) paintGuest(scene, pen, table, guest);
      },
    },
    {
      name: 'table',
      paint(pen) {
        paintTable(scene, pen, table);
        for (const guest of guestsOf(narrow)) paintArms(scene, pen, table, guest);
        paintDishes(scene, pen, table, narrow);
        paintLamp(scene, pen, lamp.x, lamp.y, size);
      },
    },
    {
      name: 'flames',
      shine: 'flicker',
      paint(pen) {
        for (const at of candles) {
          const [x, y] = [table.x + at * table.half, table.y - 44 * size];
          shine(scene, pen, [x, y, 130 * size], 0.5, 'stage-light-near');
          pen.fillStyle = scene.ink('stage-core');
          oval(pen, x, y, 2.6 * size, 7 * size);
        }
      },
    },
    {
      name: 'chair',
      drift: [16, 0],
      paint(pen) {
        paintChair(scene, pen, table.x - table.half * 0.16, floor + 96 * size, size * 1.35);
        paintFoot({ ...scene, floor: floor + 40 }, pen);
      },
    },
  ];
};

interface Table {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly size: number;
}

/** Where along the table, how high, and to which side they turn. */
interface Guest {
  readonly at: number;
  readonly high: number;
  readonly turn: number;
  readonly bun?: boolean;
}

const candles = [-0.62, -0.02, 0.56];

const guestsOf = (narrow: boolean): readonly Guest[] => (narrow ? guests.slice(1, -1) : guests);

const guests: readonly Guest[] = [
  { at: -0.94, high: 128, turn: 1 },
  { at: -0.72, high: 148, turn: 1, bun: true },
  { at: -0.46, high: 96, turn: 1 },
  { at: -0.24, high: 152, turn: -1 },
  { at: 0.12, high: 140, turn: 1, bun: true },
  { at: 0.34, high: 104, turn: -1, bun: true },
  { at: 0.6, high: 156, turn: -1 },
  { at: 0.88, high: 134, turn: -1, bun: true },
];

function paintWall({ ink, width, height }: Scene, pen: Pen, tableTop: number): void {
  pen.fillStyle = down(pen, 0, tableTop, [
    [0, ink('stage-wall-low')],
    [1, ink('stage-wall')],
  ]);
  pen.fillRect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed);
  pen.strokeStyle = ink('stage-wall-low', 0.7);
  pen.lineWidth = 2;
  pen.beginPath();
  for (let x = -bleed; x < width + bleed; x += 92) {
    pen.moveTo(x, 0);
    pen.lineTo(x, height);
  }
  pen.stroke();
}

/** Dark against the lamp, with its light along the side that they turn to it. */
function paintGuest(scene: Scene, pen: Pen, { x, y, half, size }: Table, guest: Guest): void {
  const { ink } = scene;
  const left = x + guest.at * half;
  const top = y - guest.high * size;
  const lampward = -Math.sign(guest.at);
  const body = (shift: number): void => {
    oval(pen, left + shift, top, 19 * size, 23 * size);
    // A face that looks to a neighbour.
    oval(pen, left + shift + guest.turn * 16 * size, top + 4 * size, 5 * size, 6 * size);
    if (guest.bun === true)
      oval(pen, left + shift - guest.turn * 17 * size, top - 9 * size, 10 * size, 10 * size);
    pen.beginPath();
    pen.moveTo(left + shift - 54 * size, y + 8);
    pen.bezierCurveTo(
      left + shift - 52 * size,
      top + 40 * size,
      left + shift - 26 * size,
      top + 26 * size,
      left + shift,
      top + 20 * size,
    );
    pen.bezierCurveTo(
      left + shift + 26 * size,
      top + 26 * size,
      left + shift + 52 * size,
      top + 40 * size,
      left + shift + 54 * size,
      y + 8,
    );
    pen.fill();
  };
  pen.fillStyle = ink('stage-light', scene.dark ? 0.75 : 0.9);
  body(lampward * 2.4 * size);
  pen.fillStyle = around(pen, x, y - 300 * size, 700 * size, [
    [0, ink('stage-shape-lit')],
    [1, ink('stage-shape')],
  ]);
  body(0);
}

/** Forearms on the table, each hand towards the next one's. */
function paintArms(scene: Scene, pen: Pen, { x, y, half, size }: Table, { at, high }: Guest): void {
  if (high < 100) return;
  const left = x + at * half;
  pen.strokeStyle = scene.ink('stage-shape-lit');
  pen.fillStyle = scene.ink('stage-shape-lit');
  for (const side of [-1, 1]) {
    const hand = [left + side * 76 * size, y + 3 * size] as const;
    limb(
      pen,
      13 * size,
      [left + side * 40 * size, y - 40 * size],
      [left + side * 50 * size, y - 4 * size],
      hand,
    );
    oval(pen, hand[0] + side * 6 * size, hand[1] - 1 * size, 10 * size, 6.4 * size);
  }
}

function paintTable({ ink }: Scene, pen: Pen, { x, y, half, size }: Table): void {
  const wood = down(pen, y - 8 * size, y + 44 * size, [
    [0, ink('stage-wood')],
    [1, ink('stage-wood-low')],
  ]);
  shape(
    pen,
    [
      [x - half - 40 * size, y - 8 * size],
      [x + half + 40 * size, y - 8 * size],
      [x + half + 90 * size, y + 44 * size],
      [x - half - 90 * size, y + 44 * size],
    ],
    wood,
  );
  pen.fillStyle = ink('stage-light', 0.3);
  pen.fillRect(x - half * 0.7, y - 8 * size, half * 1.4, 2 * size);
  pen.fillStyle = ink('stage-wood-low');
  pen.fillRect(x - half - 90 * size, y + 44 * size, 2 * half + 180 * size, 12 * size);
  pen.fillStyle = ink('stage-shape');
  for (const leg of [-0.96, -0.3, 0.36, 0.96])
    pen.fillRect(x + leg * half, y + 56 * size, 16 * size, 120 * size);
}

function paintDishes(scene: Scene, pen: Pen, { x, y, half, size }: Table, narrow: boolean): void {
  const { ink } = scene;
  for (const at of narrow ? [-0.34, 0.3] : [-0.84, -0.36, 0.24, 0.74]) {
    const left = x + at * half;
    pen.fillStyle = ink('stage-shape-lit');
    oval(pen, left, y + 16 * size, 30 * size, 7 * size);
    pen.fillStyle = ink('stage-paper', 0.8);
    oval(pen, left, y + 12 * size, 28 * size, 5 * size);
    pen.fillStyle = ink('stage-wood');
    oval(pen, left, y + 7 * size, 20 * size, 9 * size);
  }
  for (const at of candles) {
    pen.fillStyle = ink('stage-paper');
    pen.fillRect(x + at * half - 4 * size, y - 36 * size, 8 * size, 34 * size);
    pen.fillStyle = ink('stage-shape-lit');
    oval(pen, x + at * half, y, 17 * size, 4 * size);
  }
}

function paintLamp({ ink }: Scene, pen: Pen, x: number, y: number, size: number): void {
  pen.strokeStyle = ink('stage-shape');
  limb(pen, 2 * size, [x, -bleed], [x, y - 30 * size]);
  pen.fillStyle = ink('stage-core');
  oval(pen, x, y + 26 * size, 22 * size, 16 * size);
  shape(
    pen,
    [
      [x - 18 * size, y - 30 * size],
      [x + 18 * size, y - 30 * size],
      [x + 70 * size, y + 24 * size],
      [x - 70 * size, y + 24 * size],
    ],
    down(pen, y - 30 * size, y + 24 * size, [
      [0, ink('stage-shape')],
      [0.8, ink('stage-shape-lit')],
      [1, ink('stage-light')],
    ]),
  );
}

/** Nearest to us: whose it is nobody has to say. */
function paintChair({ ink }: Scene, pen: Pen, x: number, foot: number, size: number): void {
  pen.strokeStyle = ink('stage-shape');
  const [left, right] = [x - 50 * size, x + 50 * size];
  for (const side of [left, right])
    limb(pen, 10 * size, [side, foot], [side + (x - side) * 0.08, foot - 190 * size]);
  for (const rung of [176, 144, 112])
    limb(
      pen,
      9 * size,
      [left + 4 * size, foot - rung * size],
      [x, foot - (rung + 9) * size],
      [right - 4 * size, foot - rung * size],
    );
  limb(pen, 14 * size, [left - 4 * size, foot - 72 * size], [right + 4 * size, foot - 72 * size]);
}
