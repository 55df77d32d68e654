import { bell, down, shape, type Pen } from '../../../../ui/drawing/index.ts';
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
import { paintWalker } from './people.ts';
import { bleed, limb, oval, shine, type Painter, type Scene } from './scene.ts';

/** Before sunrise by a bend of the river: a row of saplings, those who plant them, and a heron that has come back. */
export const planting: Painter = (scene) => {
  const ground = groundOf(scene, 44);
  const { width, floor, narrow } = scene;
  const dawn = { x: width * (narrow ? 0.62 : 0.7), y: floor * 0.72 };
  return [
    {
      name: 'sky',
      paint: (pen) => paintSky(scene, pen, { starry: 0.5 }),
    },
    {
      name: 'dawn',
      shine: 'rise',
      paint: (pen) => paintDawn(scene, pen, dawn),
    },
    {
      name: 'valley',
      drift: [-8, 0],
      paint(pen) {
        for (const range of ranges) paintRange(scene, pen, range);
        paintRiver(scene, pen);
        paintHush(scene, pen, 0.45);
      },
    },
    {
      name: 'planting',
      drift: [6, 0],
      paint(pen) {
        paintPlanters(scene, pen, ground);
      },
    },
    {
      name: 'ground',
      drift: [6, 0],
      paint(pen) {
        paintGround(scene, pen, ground);
        paintGrass(scene, pen, ground);
        paintSaplings(scene, pen, ground);
        paintFoot(scene, pen);
      },
    },
  ];
};

function paintDawn(scene: Scene, pen: Pen, { x, y }: { x: number; y: number }): void {
  const { ink, width, floor, scale } = scene;
  pen.fillStyle = down(pen, floor * 0.3, floor * 0.86, [
    [0, ink('stage-dawn-high', 0)],
    [0.55, ink('stage-dawn-high', 0.4)],
    [1, ink('stage-dawn', 0.62)],
  ]);
  pen.fillRect(-bleed, floor * 0.3, width + 2 * bleed, floor * 0.7);
  shine(scene, pen, [x, y, 620 * scale], 0.5, 'stage-dawn');
  shine(scene, pen, [x, y, 240 * scale], 0.5, 'stage-light-near');
}

/** Its bend lies in the valley with the sky in it, and grows wider as it comes nearer. */
function paintRiver({ ink, width, floor, narrow, scale }: Scene, pen: Pen): void {
  const top = floor * (narrow ? 0.86 : 0.835);
  const deep = floor * 1.04 - top;
  const middle = width * (narrow ? 0.6 : 0.74);
  const reach = (narrow ? 150 : 340) * scale;
  const at = (across: number, down: number): [number, number] => [middle + across * reach, top + down * deep];
  pen.beginPath();
  pen.moveTo(...at(0.5, 0));
  pen.bezierCurveTo(...at(1.1, 0.1), ...at(0.9, 0.24), ...at(0.1, 0.32));
  pen.bezierCurveTo(...at(-0.7, 0.42), ...at(-0.4, 0.66), ...at(0.5, 1));
  pen.lineTo(...at(-0.9, 1));
  pen.bezierCurveTo(...at(-1.5, 0.6), ...at(-1.1, 0.36), ...at(-0.1, 0.26));
  pen.bezierCurveTo(...at(0.7, 0.2), ...at(0.8, 0.1), ...at(0.5, 0));
  pen.closePath();
  pen.fillStyle = down(pen, top, top + deep, [
    [0, ink('stage-dawn', 0.95)],
    [0.3, ink('stage-dawn', 0.6)],
    [0.75, ink('stage-dawn-high', 0.55)],
    [1, ink('stage-dawn-high', 0.25)],
  ]);
  pen.fill();
  const [x, y] = at(-0.62, 0.6);
  paintHeron(pen, ink('stage-shape'), x, y, 58 * scale);
}

function paintHeron(pen: Pen, colour: string, x: number, y: number, h: number): void {
  pen.fillStyle = colour;
  pen.strokeStyle = colour;
  limb(pen, 1.6, [x, y - h * 0.46], [x - h * 0.02, y]);
  limb(pen, 1.6, [x + h * 0.06, y - h * 0.46], [x + h * 0.12, y - h * 0.26], [x + h * 0.05, y - h * 0.2]);
  oval(pen, x, y - h * 0.56, h * 0.2, h * 0.1, 0.4);
  limb(
    pen,
    h * 0.05,
    [x - h * 0.12, y - h * 0.62],
    [x - h * 0.2, y - h * 0.78],
    [x - h * 0.12, y - h * 0.94],
  );
  oval(pen, x - h * 0.14, y - h * 0.96, h * 0.06, h * 0.035, 0.2);
  limb(pen, 1.8, [x - h * 0.18, y - h * 0.96], [x - h * 0.36, y - h * 0.9]);
}

const saplings = [0.06, 0.16, 0.27, 0.39, 0.62, 0.75, 0.88, 0.97];

function paintSaplings(
  { ink, roll, width, scale, narrow }: Scene,
  pen: Pen,
  ground: (x: number) => number,
): void {
  for (const [count, part] of saplings.entries()) {
    if (narrow && count % 2 === 1) continue;
    const x = part * width;
    const y = ground(x) + 4;
    const high = (58 + 26 * roll()) * scale;
    pen.strokeStyle = ink('stage-shape');
    limb(pen, 2.4 * scale, [x, y], [x + 2, y - high]);
    for (let leaf = 0; leaf < 9; leaf++) {
      const up = y - high * (0.45 + 0.6 * (leaf / 9));
      const side = leaf % 2 === 0 ? 1 : -1;
      pen.fillStyle = ink(side > 0 ? 'stage-leaf-lit' : 'stage-leaf', 0.8);
      const far = side * (4 + 4 * roll()) * scale;
      oval(pen, x + 2 + far, up, 6.4 * scale, 2.6 * scale, side * (-0.7 + bell(roll) * 0.14));
    }
  }
}

/** One kneels and firms the earth, one has the spade, a child carries water, one comes with the next tree. */
function paintPlanters(scene: Scene, pen: Pen, ground: (x: number) => number): void {
  const { width, scale, narrow, ink } = scene;
  const size = scale * (narrow ? 1.2 : 1.12);
  pen.fillStyle = ink('stage-shape');
  pen.strokeStyle = ink('stage-shape');
  const kneels = width * (narrow ? 0.24 : 0.335);
  paintKneeling(pen, kneels, ground(kneels) + 4, 120 * size);
  const digs = width * (narrow ? 0.66 : 0.5);
  paintDigging(pen, ink('stage-shape'), digs, ground(digs) + 4, 124 * size);
  const child = width * (narrow ? 0.46 : 0.43);
  paintWalker(scene, pen, { x: child, height: 76 * size, kind: 'child' }, ground(child) + 4);
  const comes = width * (narrow ? 0.9 : 0.63);
  paintWalker(scene, pen, { x: comes, height: 120 * size, kind: 'sack' }, ground(comes) + 4);
}

function paintKneeling(pen: Pen, x: number, y: number, h: number): void {
  oval(pen, x + h * 0.3, y - h * 0.52, h * 0.075, h * 0.085);
  oval(pen, x + h * 0.235, y - h * 0.55, h * 0.045, h * 0.045);
  pen.beginPath();
  pen.moveTo(x - h * 0.24, y);
  pen.quadraticCurveTo(x - h * 0.26, y - h * 0.3, x + h * 0.06, y - h * 0.48);
  pen.quadraticCurveTo(x + h * 0.24, y - h * 0.5, x + h * 0.24, y - h * 0.38);
  pen.quadraticCurveTo(x + h * 0.1, y - h * 0.22, x + h * 0.14, y);
  pen.fill();
  limb(
    pen,
    h * 0.055,
    [x + h * 0.2, y - h * 0.42],
    [x + h * 0.34, y - h * 0.22],
    [x + h * 0.46, y - h * 0.03],
  );
  limb(pen, h * 0.05, [x + h * 0.16, y - h * 0.4], [x + h * 0.28, y - h * 0.16], [x + h * 0.4, y - h * 0.02]);
}

function paintDigging(pen: Pen, colour: string, x: number, y: number, h: number): void {
  limb(pen, h * 0.09, [x - h * 0.04, y - h * 0.4], [x - h * 0.14, y - h * 0.2], [x - h * 0.16, y]);
  limb(pen, h * 0.09, [x + h * 0.02, y - h * 0.4], [x + h * 0.14, y - h * 0.24], [x + h * 0.2, y - h * 0.06]);
  shape(
    pen,
    [
      [x - h * 0.13, y - h * 0.36],
      [x - h * 0.06, y - h * 0.72],
      [x + h * 0.12, y - h * 0.74],
      [x + h * 0.12, y - h * 0.36],
    ],
    colour,
  );
  oval(pen, x + h * 0.1, y - h * 0.84, h * 0.076, h * 0.086);
  oval(pen, x + h * 0.1, y - h * 0.9, h * 0.13, h * 0.022, 0.1);
  oval(pen, x + h * 0.1, y - h * 0.93, h * 0.07, h * 0.045, 0.1);
  limb(
    pen,
    h * 0.05,
    [x + h * 0.06, y - h * 0.68],
    [x + h * 0.2, y - h * 0.52],
    [x + h * 0.26, y - h * 0.56],
  );
  limb(pen, h * 0.028, [x + h * 0.24, y - h * 0.76], [x + h * 0.34, y - h * 0.02]);
}
