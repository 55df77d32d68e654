import { bell, dot, GOLDEN, shape, TURN, type Pen } from '../../../../ui/drawing/index.ts';
import {
  groundOf,
  paintFoot,
  paintGrass,
  paintGround,
  paintHush,
  paintRange,
  paintSky,
  ranges,
} from './land.ts';
import { limb, oval, shine, type Painter, type Scene } from './scene.ts';

/** What gets done rises from the chimney as a spark and stays above the house as a star; two look up and count. */
export const constellation: Painter = (scene) => {
  const ground = groundOf(scene, 40);
  const house = houseIn(scene, ground);
  return [
    {
      name: 'sky',
      paint(pen) {
        paintSky(scene, pen, { starry: 1.2 });
        const far = ranges[2];
        if (far !== undefined) paintRange(scene, pen, far);
        paintHush(scene, pen, 0.4);
      },
    },
    { name: 'song', drift: [6, -10], shine: 'breath', paint: (pen) => paintSong(scene, pen, house) },
    { name: 'deeds', drift: [2, -4], paint: (pen) => paintDeeds(scene, pen, house) },
    {
      name: 'ground',
      paint(pen) {
        paintHouse(scene, pen, house);
        paintGround(scene, pen, ground);
        paintGrass(scene, pen, ground);
        paintThoseWhoLook(scene, pen, ground);
        paintFoot(scene, pen);
      },
    },
    {
      name: 'window',
      shine: 'flicker',
      paint(pen) {
        shine(scene, pen, [house.x, house.y - 24 * house.size, 230 * house.size], 0.34);
        shine(scene, pen, [house.x, house.y - 24 * house.size, 70 * house.size], 0.4, 'stage-light-near');
      },
    },
  ];
};

interface House {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function houseIn({ width, narrow, scale }: Scene, ground: (x: number) => number): House {
  const x = width * (narrow ? 0.64 : 0.68);
  return { x, y: ground(x) + 4, size: scale * (narrow ? 1.5 : 1.35) };
}

/** The way of the sparks: a golden spiral round the middle of the free sky, from the chimney on. */
function songOf(
  { width, floor, narrow, scale }: Scene,
  house: House,
): (part: number) => readonly [number, number] {
  const middle = { x: width * (narrow ? 0.52 : 0.72), y: floor * (narrow ? 0.64 : 0.42) };
  const begin = { x: house.x + 34 * house.size, y: house.y - 108 * house.size };
  const angle = Math.atan2(begin.y - middle.y, begin.x - middle.x);
  const radius = Math.hypot(begin.x - middle.x, begin.y - middle.y);
  return (part) => {
    const turn = part * TURN * 1.35;
    const far = radius * GOLDEN ** (-turn / TURN / (narrow ? 1.2 : 1.05));
    const stretched = narrow ? 1 : 1 + 0.25 * part * scale;
    return [middle.x + far * stretched * Math.cos(angle - turn), middle.y + far * Math.sin(angle - turn)];
  };
}

function paintSong(scene: Scene, pen: Pen, house: House): void {
  const { ink, roll, narrow, scale, quiet } = scene;
  const at = songOf(scene, house);
  for (let count = narrow ? 500 : 1100; count > 0; count--) {
    const part = roll() ** 0.9;
    const [x, y] = at(part);
    const spread = (4 + 18 * part * (1 - part * 0.6)) * scale * 1.4;
    const [left, top] = [x + bell(roll) * spread, y + bell(roll) * spread];
    if (quiet(left, top)) continue;
    const rarity = roll() ** 6;
    pen.fillStyle = ink(roll() < 1 - part ? 'stage-light-near' : 'stage-star', 0.3 + 0.65 * rarity);
    dot(pen, left, top, (0.5 + rarity * 1.4) * (narrow ? 0.9 : 1.1));
  }
}

/** Each a star with a ring: done. One, still to come, is a ring only. */
function paintDeeds(scene: Scene, pen: Pen, house: House): void {
  const { ink, narrow, scale, quiet } = scene;
  const at = songOf(scene, house);
  const stars = [0.2, 0.34, 0.47, 0.6, 0.73, 0.86, 0.97].map(at).filter(([x, y]) => !quiet(x, y));
  pen.strokeStyle = ink('stage-star-warm', 0.34);
  pen.lineWidth = 1;
  pen.setLineDash([2, 5]);
  pen.beginPath();
  for (const [x, y] of stars) pen.lineTo(x, y);
  pen.stroke();
  pen.setLineDash([]);
  const size = narrow ? 4 : 5.5 * scale;
  for (const [count, [x, y]] of stars.entries()) {
    const isOpen = count === 0;
    if (!isOpen) {
      shine(scene, pen, [x, y, size * 7], 0.6, 'stage-light-near');
      pen.fillStyle = ink('stage-flame');
      paintStar(pen, x, y, size * 1.5);
    }
    pen.strokeStyle = ink('stage-flame', isOpen ? 0.9 : 0.5);
    pen.lineWidth = 1.4;
    pen.beginPath();
    pen.arc(x, y, size * 2.3, 0, TURN);
    pen.stroke();
  }
}

function paintStar(pen: Pen, x: number, y: number, size: number): void {
  pen.beginPath();
  for (let point = 0; point < 8; point++) {
    const far = point % 2 === 0 ? size : size * 0.34;
    pen.lineTo(x + far * Math.sin((point * TURN) / 8), y - far * Math.cos((point * TURN) / 8));
  }
  pen.closePath();
  pen.fill();
}

function paintHouse({ ink }: Scene, pen: Pen, { x, y, size }: House): void {
  const at = (dx: number, dy: number): [number, number] => [x + dx * size, y + dy * size];
  pen.fillStyle = ink('stage-shape');
  pen.fillRect(x + 26 * size, y - 106 * size, 16 * size, 40 * size);
  shape(pen, [at(-70, 0), at(-70, -50), at(70, -50), at(70, 0)], ink('stage-shape'));
  shape(pen, [at(-84, -46), at(-46, -92), at(46, -92), at(84, -46)], ink('stage-near'));
  shape(pen, [at(-30, 0), at(-30, -56), at(0, -96), at(30, -56), at(30, 0)], ink('stage-shape'));
  shape(
    pen,
    [at(-38, -50), at(0, -102), at(38, -50), at(32, -48), at(0, -90), at(-32, -48)],
    ink('stage-mid'),
  );
  pen.fillStyle = ink('stage-flame');
  oval(pen, x, y - 56 * size, 8 * size, 8 * size);
  for (const pane of [-58, -46, 40, 52]) pen.fillRect(x + pane * size, y - 36 * size, 9 * size, 14 * size);
  shape(pen, [at(-9, 0), at(-9, -24), at(0, -32), at(9, -24), at(9, 0)], ink('stage-flame'));
  pen.fillStyle = ink('stage-shape-lit');
  oval(pen, x - 2 * size, y - 17 * size, 2.6 * size, 3 * size);
  oval(pen, x - 2 * size, y - 6 * size, 4 * size, 8 * size);
}

/** One grown, and beside them a child that points. */
function paintThoseWhoLook(
  { ink, width, narrow, scale }: Scene,
  pen: Pen,
  ground: (x: number) => number,
): void {
  const x = width * (narrow ? 0.17 : 0.4);
  const h = 132 * scale * (narrow ? 1.15 : 1);
  const small = h * 0.6;
  const child = x + h * 0.4;
  pen.fillStyle = ink('stage-shape');
  pen.strokeStyle = ink('stage-shape');
  paintStanding(pen, x, ground(x) + 3, h);
  paintStanding(pen, child, ground(child) + 3, small);
  // Hand in hand; the other points.
  const [grown, low] = [ground(x) + 3 - h * 0.7, ground(child) + 3 - small * 0.68];
  limb(
    pen,
    h * 0.05,
    [x + h * 0.1, grown],
    [x + h * 0.2, grown + h * 0.22],
    [child - small * 0.1, low + small * 0.06],
  );
  limb(
    pen,
    h * 0.05,
    [x - h * 0.1, grown],
    [x - h * 0.16, grown + h * 0.2],
    [x - h * 0.12, grown + h * 0.36],
  );
  limb(pen, small * 0.07, [child + small * 0.08, low], [child + small * 0.42, low - small * 0.34]);
}

function paintStanding(pen: Pen, x: number, y: number, h: number): void {
  oval(pen, x + h * 0.02, y - h * 0.9, h * 0.072, h * 0.084);
  oval(pen, x - h * 0.05, y - h * 0.92, h * 0.045, h * 0.05);
  pen.beginPath();
  pen.moveTo(x - h * 0.1, y - h * 0.76);
  pen.quadraticCurveTo(x, y - h * 0.86, x + h * 0.1, y - h * 0.76);
  pen.quadraticCurveTo(x + h * 0.13, y - h * 0.4, x + h * 0.19, y - h * 0.1);
  pen.quadraticCurveTo(x, y - h * 0.05, x - h * 0.2, y - h * 0.1);
  pen.quadraticCurveTo(x - h * 0.13, y - h * 0.4, x - h * 0.1, y - h * 0.76);
  pen.fill();
  limb(pen, h * 0.07, [x - h * 0.06, y - h * 0.12], [x - h * 0.07, y]);
  limb(pen, h * 0.07, [x + h * 0.06, y - h * 0.12], [x + h * 0.07, y]);
}
