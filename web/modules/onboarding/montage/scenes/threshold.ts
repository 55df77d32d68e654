import { around, down, shape as filled, type Pen } from '../../../../ui/drawing/index.ts';
import { paintFoot, paintGrass, paintGround, paintHush, paintSky } from './land.ts';
import { bleed, limb, oval, shine, type Painter, type Scene } from './scene.ts';

/** The door stands open, and light falls on the way: those inside have seen who comes. */
export const threshold: Painter = (scene) => {
  const { width, height, floor, narrow, scale } = scene;
  const door: Door = {
    x: width * (narrow ? 0.6 : 0.7),
    foot: floor - 4,
    half: (narrow ? 62 : 104) * (narrow ? 1 : scale),
    high: (narrow ? 208 : 350) * (narrow ? 1 : scale),
  };
  const ground = (x: number): number => floor + 6 + 10 * Math.cos(((x - door.x) / width) * 4);
  return [
    {
      name: 'night',
      paint(pen) {
        paintSky(scene, pen, { starry: 0.8 });
        paintHouseFront(scene, pen, door);
        paintHush(scene, pen, 0.5);
      },
    },
    { name: 'inside', shine: 'breath', paint: (pen) => paintInside(scene, pen, door) },
    {
      name: 'hosts',
      paint(pen) {
        paintHosts(scene, pen, door);
        paintLeaves(scene, pen, door);
      },
    },
    {
      name: 'ground',
      paint(pen) {
        paintGround(scene, pen, ground);
        paintGrass(scene, pen, (x) => (Math.abs(x - door.x) < door.half * 1.7 ? height * 2 : ground(x)));
        paintSteps(scene, pen, door);
        paintFoot({ ...scene, floor: floor + 80 }, pen);
      },
    },
    {
      name: 'light',
      shine: 'rise',
      paint: (pen) => paintWay(scene, pen, door),
    },
    {
      name: 'comers',
      drift: [22, -10],
      sway: 'steps',
      paint: (pen) => paintComers(scene, pen, door, ground),
    },
  ];
};

interface Door {
  readonly x: number;
  readonly foot: number;
  readonly half: number;
  readonly high: number;
}

/** The opening, round above. */
function arch(pen: Pen, { x, foot, half, high }: Door, wider = 0): void {
  pen.beginPath();
  pen.moveTo(x - half - wider, foot);
  pen.lineTo(x - half - wider, foot - high + half);
  pen.arc(x, foot - high + half, half + wider, Math.PI, 0);
  pen.lineTo(x + half + wider, foot);
  pen.closePath();
}

function paintHouseFront({ ink, width, floor, narrow }: Scene, pen: Pen, door: Door): void {
  const { x, foot, half, high } = door;
  const [wide, eaves, ridge] = [half * 3.3, foot - high * 1.12, foot - high * (narrow ? 1.62 : 1.86)];
  filled(
    pen,
    [
      [x - wide, foot + 20],
      [x - wide, eaves],
      [x, ridge],
      [x + wide, eaves],
      [x + wide, foot + 20],
    ],
    down(pen, ridge, foot, [
      [0, ink('stage-near')],
      [1, ink('stage-wall')],
    ]),
  );
  pen.strokeStyle = ink('stage-shape', 0.5);
  pen.lineWidth = 1.4;
  pen.beginPath();
  for (let plank = -wide; plank <= wide; plank += half * 0.27) {
    pen.moveTo(x + plank, ridge + (Math.abs(plank) / wide) * (eaves - ridge));
    pen.lineTo(x + plank, floor + 20);
  }
  pen.stroke();
  pen.strokeStyle = ink('stage-mid');
  limb(
    pen,
    half * 0.16,
    [x - wide - half * 0.3, eaves + half * 0.22],
    [x, ridge - 4],
    [x + wide + half * 0.3, eaves + half * 0.22],
  );
  pen.fillStyle = ink('stage-near');
  pen.fillRect(x + wide, eaves + half * 0.4, Math.max(0, width + bleed - x - wide), foot - eaves);
  pen.fillStyle = ink('stage-flame');
  oval(pen, x, foot - high * 1.32, half * 0.3, half * 0.3);
  pen.strokeStyle = ink('stage-shape');
  pen.lineWidth = half * 0.035;
  pen.beginPath();
  for (let turn = 0; turn < 9; turn += 0.15) {
    const far = half * 0.05 * 1.222 ** turn;
    pen.lineTo(x + Math.cos(turn + 1.6) * far, foot - high * 1.32 + Math.sin(turn + 1.6) * far);
  }
  pen.stroke();
  for (const side of [-1, 1])
    for (const pane of [1.7, 2.5]) {
      const left = x + side * pane * half - half * 0.22;
      pen.fillStyle = ink('stage-flame', 0.86);
      pen.fillRect(left, foot - high * 0.62, half * 0.44, half * 0.66);
      pen.fillStyle = ink('stage-shape');
      pen.fillRect(left + half * 0.2, foot - high * 0.62, half * 0.04, half * 0.66);
      pen.fillRect(left, foot - high * 0.62 + half * 0.3, half * 0.44, half * 0.04);
    }
  pen.fillStyle = ink('stage-shape');
  arch(pen, door, half * 0.14);
  pen.fill();
}

function paintInside(scene: Scene, pen: Pen, door: Door): void {
  const { ink } = scene;
  const { x, foot, half, high } = door;
  arch(pen, door);
  pen.fillStyle = around(pen, x, foot - high * 0.5, high * 0.7, [
    [0, ink('stage-core')],
    [0.4, ink('stage-flame')],
    [1, ink('stage-light')],
  ]);
  pen.fill();
  shine(scene, pen, [x, foot - high * 0.45, half * 5.2], 0.34);
}

/** Those inside: one with open arms, one who waves, a child between, one who comes from the table with a spoon. */
function paintHosts({ ink }: Scene, pen: Pen, { x, foot, half, high }: Door): void {
  pen.fillStyle = ink('stage-shape-lit');
  pen.strokeStyle = ink('stage-shape-lit');
  const stand = (at: number, tall: number, arms: readonly (readonly [number, number])[]): void => {
    const left = x + at * half;
    const h = high * tall;
    oval(pen, left, foot - h * 0.91, h * 0.075, h * 0.088);
    pen.beginPath();
    pen.moveTo(left - h * 0.13, foot - h * 0.74);
    pen.quadraticCurveTo(left, foot - h * 0.86, left + h * 0.13, foot - h * 0.74);
    pen.quadraticCurveTo(left + h * 0.16, foot - h * 0.3, left + h * 0.2, foot + 2);
    pen.lineTo(left - h * 0.2, foot + 2);
    pen.quadraticCurveTo(left - h * 0.16, foot - h * 0.3, left - h * 0.13, foot - h * 0.74);
    pen.fill();
    for (const [dx, dy] of arms)
      limb(
        pen,
        h * 0.06,
        [left + Math.sign(dx) * h * 0.1, foot - h * 0.7],
        [left + dx * h * 0.7, foot - h * (0.7 + (dy - 0.7) * 0.3)],
        [left + dx * h, foot - h * dy],
      );
  };
  stand(-0.38, 0.56, [
    [-0.3, 0.66],
    [0.3, 0.66],
  ]);
  stand(0.46, 0.6, [[0.2, 1.06]]);
  stand(0.08, 0.32, [[-0.26, 0.96]]);
}

/** Both leaves, swung outwards. */
function paintLeaves({ ink }: Scene, pen: Pen, { x, foot, half, high }: Door): void {
  const spring = foot - high + half;
  for (const side of [-1, 1]) {
    const [hinge, edge] = [x + side * half, x + side * half * 1.62];
    pen.beginPath();
    pen.moveTo(hinge, foot);
    pen.lineTo(hinge, spring);
    pen.quadraticCurveTo(hinge + side * half * 0.1, foot - high * 1.01, edge, foot - high * 1.06);
    pen.lineTo(edge, foot + high * 0.05);
    pen.closePath();
    const wood = pen.createLinearGradient(hinge, 0, edge, 0);
    wood.addColorStop(0, ink('stage-wood'));
    wood.addColorStop(1, ink('stage-wood-low'));
    pen.fillStyle = wood;
    pen.fill();
    pen.strokeStyle = ink('stage-light-near', 0.8);
    limb(pen, 2, [hinge, foot], [hinge, spring]);
    pen.strokeStyle = ink('stage-wood-vein');
    for (const plank of [0.34, 0.68])
      limb(
        pen,
        1.4,
        [hinge + (edge - hinge) * plank, foot + high * 0.05 * plank],
        [hinge + (edge - hinge) * plank, foot - high * (0.84 + 0.2 * plank)],
      );
  }
}

function paintSteps({ ink }: Scene, pen: Pen, { x, foot, half }: Door): void {
  for (const [step, wide] of [1.15, 1.35, 1.58].entries()) {
    pen.fillStyle = ink(step % 2 === 0 ? 'stage-wall' : 'stage-ground');
    pen.fillRect(x - half * wide, foot + step * half * 0.13, 2 * half * wide, half * 0.15);
    pen.fillStyle = ink('stage-light', 0.5 - 0.13 * step);
    pen.fillRect(x - half * wide, foot + step * half * 0.13, 2 * half * wide, 2);
  }
}

/** The light on the way. */
function paintWay(scene: Scene, pen: Pen, { x, foot, half }: Door): void {
  const { ink, dark, height } = scene;
  pen.save();
  pen.globalCompositeOperation = dark ? 'lighter' : 'multiply';
  const far = Math.min(height, foot + half * 2.4);
  filled(
    pen,
    [
      [x - half, foot],
      [x + half, foot],
      [x + half * 2.6, far],
      [x - half * 2.9, far],
    ],
    down(pen, foot, far, [
      [0, ink('stage-light', 0.66)],
      [0.5, ink('stage-light', 0.2)],
      [1, ink('stage-light', 0)],
    ]),
  );
  pen.restore();
}

/** Whoever comes: a child who runs ahead with arms out, and one behind with a bag. */
function paintComers({ ink }: Scene, pen: Pen, { x, half, high }: Door, ground: (x: number) => number): void {
  pen.fillStyle = ink('stage-shape');
  pen.strokeStyle = ink('stage-shape');
  const child = x - half * 0.62;
  const y = ground(child) + half * 0.66;
  const h = high * 0.29;
  oval(pen, child + h * 0.1, y - h * 0.88, h * 0.1, h * 0.11);
  limb(pen, h * 0.2, [child + h * 0.05, y - h * 0.66], [child - h * 0.02, y - h * 0.4]);
  limb(pen, h * 0.07, [child + h * 0.1, y - h * 0.7], [child + h * 0.42, y - h * 0.86]);
  limb(pen, h * 0.07, [child, y - h * 0.68], [child - h * 0.3, y - h * 0.74]);
  limb(pen, h * 0.09, [child, y - h * 0.36], [child + h * 0.2, y - h * 0.2], [child + h * 0.14, y]);
  limb(
    pen,
    h * 0.09,
    [child - h * 0.04, y - h * 0.36],
    [child - h * 0.2, y - h * 0.16],
    [child - h * 0.42, y - h * 0.18],
  );
  const comer = x - half * 1.75;
  const foot = ground(comer) + half * 1.02;
  const tall = high * 0.52;
  oval(pen, comer + tall * 0.02, foot - tall * 0.9, tall * 0.075, tall * 0.088);
  limb(pen, tall * 0.2, [comer, foot - tall * 0.68], [comer - tall * 0.02, foot - tall * 0.42]);
  limb(
    pen,
    tall * 0.09,
    [comer, foot - tall * 0.4],
    [comer + tall * 0.12, foot - tall * 0.2],
    [comer + tall * 0.14, foot],
  );
  limb(
    pen,
    tall * 0.09,
    [comer - tall * 0.02, foot - tall * 0.4],
    [comer - tall * 0.12, foot - tall * 0.2],
    [comer - tall * 0.2, foot],
  );
  limb(
    pen,
    tall * 0.06,
    [comer + tall * 0.08, foot - tall * 0.68],
    [comer + tall * 0.14, foot - tall * 0.5],
    [comer + tall * 0.1, foot - tall * 0.36],
  );
  oval(pen, comer + tall * 0.1, foot - tall * 0.26, tall * 0.12, tall * 0.1);
}
