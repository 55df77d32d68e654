import type { Pen } from '../../../../ui/drawing/index.ts';
import { limb, oval, shine, type Scene } from './scene.ts';

export type Kind =
  | 'staff'
  | 'sack'
  | 'child'
  | 'reaching'
  | 'lamp'
  | 'lamp in trousers'
  | 'baby'
  | 'cane'
  | 'fiddle';

/** Somebody on the way, from the feet up: as silhouettes tell a story, few, and of different heights. */
export interface Walker {
  readonly x: number;
  readonly height: number;
  readonly kind: Kind;
}

export const carriesLamp = ({ kind }: Walker): boolean => kind.startsWith('lamp');

/** Where the lamp hangs that somebody carries. */
export const lampAt = ({ x, height: h }: Walker, y: number): readonly [number, number] => [
  x + h * 0.34,
  y - h * 0.61,
];

const skirted = new Set<Kind>(['baby', 'lamp', 'reaching', 'cane']);

export function paintWalker(scene: Scene, pen: Pen, walker: Walker, y: number): void {
  const { x, height: h, kind } = walker;
  const lean = h * (kind === 'cane' || kind === 'sack' ? 0.1 : 0.04);
  const head = { x: x + lean, y: y - h * 0.875 };
  pen.save();
  pen.fillStyle = scene.ink('stage-shape');
  pen.strokeStyle = scene.ink('stage-shape');
  paintLegs(pen, x, y, h);
  paintCoat(pen, walker, y, head.x);
  oval(pen, head.x + h * 0.01, head.y, h * 0.074, h * 0.086);
  carried[kind](pen, { x, y, h, head });
  if (carriesLamp(walker)) paintLamp(scene, pen, walker, y);
  pen.restore();
}

function paintLegs(pen: Pen, x: number, y: number, h: number): void {
  const stride = h * 0.11;
  limb(
    pen,
    h * 0.075,
    [x - stride * 0.2, y - h * 0.36],
    [x - stride * 1.25, y - h * 0.15],
    [x - stride * 1.6, y],
  );
  limb(
    pen,
    h * 0.075,
    [x + stride * 0.3, y - h * 0.36],
    [x + stride * 1.1, y - h * 0.18],
    [x + stride * 1.2, y],
  );
}

function paintCoat(pen: Pen, { x, height: h, kind }: Walker, y: number, shoulders: number): void {
  const long = skirted.has(kind);
  pen.beginPath();
  pen.moveTo(shoulders - h * 0.1, y - h * 0.78);
  pen.quadraticCurveTo(shoulders, y - h * 0.85, shoulders + h * 0.1, y - h * 0.78);
  pen.quadraticCurveTo(x + h * 0.13, y - h * 0.55, x + h * (long ? 0.21 : 0.13), y - h * (long ? 0.1 : 0.3));
  pen.quadraticCurveTo(
    x,
    y - h * (long ? 0.05 : 0.27),
    x - h * (long ? 0.22 : 0.15),
    y - h * (long ? 0.09 : 0.31),
  );
  pen.quadraticCurveTo(x - h * 0.13, y - h * 0.55, shoulders - h * 0.1, y - h * 0.78);
  pen.fill();
}

interface Body {
  readonly x: number;
  readonly y: number;
  readonly h: number;
  readonly head: { readonly x: number; readonly y: number };
}

const bun = (pen: Pen, { h, head }: Body): void =>
  oval(pen, head.x - h * 0.07, head.y - h * 0.035, h * 0.045, h * 0.045);

function hat(pen: Pen, { h, head }: Body): void {
  oval(pen, head.x, head.y - h * 0.065, h * 0.13, h * 0.025);
  oval(pen, head.x, head.y - h * 0.09, h * 0.07, h * 0.05);
}

const armOut = (pen: Pen, { y, h, head }: Body): void =>
  limb(pen, h * 0.06, [head.x + h * 0.05, y - h * 0.7], [head.x + h * 0.28, y - h * 0.82]);

const lampArm = (pen: Pen, { x, y, h, head }: Body): void =>
  limb(
    pen,
    h * 0.05,
    [head.x + h * 0.05, y - h * 0.73],
    [x + h * 0.2, y - h * 0.68],
    [x + h * 0.34, y - h * 0.74],
  );

/** What each carries, and how. */
const carried: Readonly<Record<Kind, (pen: Pen, body: Body) => void>> = {
  staff(pen, body) {
    const { x, y, h, head } = body;
    hat(pen, body);
    limb(pen, h * 0.05, [head.x + h * 0.06, y - h * 0.72], [x + h * 0.2, y - h * 0.55]);
    limb(pen, h * 0.03, [x + h * 0.22, y - h * 1.06], [x + h * 0.2, y]);
  },
  sack(pen, body) {
    const { x, y, h, head } = body;
    hat(pen, body);
    oval(pen, x - h * 0.14, y - h * 0.7, h * 0.17, h * 0.2, 0.5);
    limb(pen, h * 0.05, [head.x + h * 0.05, y - h * 0.72], [head.x - h * 0.02, y - h * 0.86]);
  },
  child: armOut,
  reaching(pen, body) {
    bun(pen, body);
    armOut(pen, body);
  },
  lamp(pen, body) {
    bun(pen, body);
    lampArm(pen, body);
  },
  'lamp in trousers': lampArm,
  baby(pen, body) {
    const { y, h, head } = body;
    bun(pen, body);
    oval(pen, head.x + h * 0.12, y - h * 0.62, h * 0.1, h * 0.075, -0.5);
    oval(pen, head.x + h * 0.18, y - h * 0.7, h * 0.045, h * 0.045);
  },
  cane(pen, { x, y, h, head }) {
    limb(pen, h * 0.05, [head.x + h * 0.05, y - h * 0.7], [x + h * 0.19, y - h * 0.45]);
    limb(pen, h * 0.028, [x + h * 0.19, y - h * 0.46], [x + h * 0.23, y]);
  },
  fiddle(pen, { x, y, h, head }) {
    oval(pen, x - h * 0.13, y - h * 0.58, h * 0.09, h * 0.12, 0.5);
    oval(pen, x - h * 0.19, y - h * 0.72, h * 0.065, h * 0.085, 0.5);
    limb(pen, h * 0.035, [x - h * 0.2, y - h * 0.76], [x - h * 0.3, y - h * 0.98]);
    limb(
      pen,
      h * 0.045,
      [head.x + h * 0.05, y - h * 0.72],
      [x + h * 0.13, y - h * 0.48],
      [x + h * 0.2, y - h * 0.42],
    );
  },
};

function paintLamp(scene: Scene, pen: Pen, walker: Walker, y: number): void {
  const { ink } = scene;
  const h = walker.height;
  const [x, middle] = lampAt(walker, y);
  const top = middle - h * 0.05;
  limb(pen, 1.2, [x, top - h * 0.08], [x, top - h * 0.02]);
  pen.fillStyle = ink('stage-flame');
  pen.fillRect(x - h * 0.035, top, h * 0.07, h * 0.1);
  pen.fillStyle = ink('stage-core');
  pen.fillRect(x - h * 0.015, top + h * 0.03, h * 0.03, h * 0.06);
  pen.fillStyle = ink('stage-shape');
  pen.beginPath();
  pen.moveTo(x - h * 0.05, top);
  pen.lineTo(x, top - h * 0.04);
  pen.lineTo(x + h * 0.05, top);
  pen.fill();
  pen.fillRect(x - h * 0.045, top + h * 0.1, h * 0.09, h * 0.016);
  shine(scene, pen, [x, middle, h * 0.34], 0.7, 'stage-light-near');
}
