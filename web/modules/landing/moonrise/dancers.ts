import { around, glow, TURN } from '../../../ui/drawing/index.ts';
import type { Stage } from '../scene-types.ts';

interface Dancer {
  x: number;
  y: number;
  height: number;
  lean: number;
  skirt: boolean;
  bun: boolean;
}

const places = [
  [-122, 48],
  [-88, 58],
  [-55, 37],
  [-24, 62],
  [12, 55],
  [43, 33],
  [70, 60],
  [103, 53],
  [131, 40],
] as const;

const theLine = ({ x, shore, scale: k }: Pick<Stage, 'x' | 'shore' | 'scale'>): Dancer[] =>
  places.map(([place, tall], at) => ({
    x: x + place * k,
    y: shore - (13 - Math.abs(place) * 0.012) * k,
    height: tall * k,
    lean: Math.sin(at * 2.3 + 0.6) * 0.07,
    skirt: at % 2 === 1 || at === 2 || at === 8,
    bun: at % 2 === 1,
  }));

const lanternOf = ({ x, y, height }: Dancer, k: number) => [x - 22 * k, y - height * 0.98] as const;

/** A family dances in a line before the moon, hands joined high and low; the first carries a lantern. */
export function dancers(stage: Stage): void {
  const { pen, ink, scale: k } = stage;
  const line = theLine(stage);
  pen.strokeStyle = pen.fillStyle = ink('moon-shape');
  pen.lineCap = pen.lineJoin = 'round';
  for (const dancer of line) body(stage, dancer);
  for (const [at, dancer] of line.entries()) {
    const next = line[at + 1];
    if (!next) continue;
    const reach = ((dancer.height + next.height) / 2) * (at % 2 ? 0.6 : 0.93);
    const hands = [(dancer.x + next.x) / 2, dancer.y - reach] as const;
    arm(stage, dancer, 1, ...hands);
    arm(stage, next, -1, ...hands);
  }
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return;
  arm(stage, last, 1, last.x + 17 * k, last.y - last.height * 1.12);
  const [lanternX, lanternY] = lanternOf(first, k);
  arm(stage, first, -1, lanternX, lanternY);
  lantern(stage, lanternX, lanternY);
}

function body({ pen }: Stage, { x, y, height, lean, skirt, bun }: Dancer): void {
  const sway = lean * height;
  const across = (part: number) => x + part * height;
  const up = (part: number) => y - part * height;
  pen.beginPath();
  pen.ellipse(x + sway * 1.5, up(0.895), height * 0.085, height * 0.1, lean * 2, 0, TURN);
  pen.fill();
  if (bun) {
    pen.beginPath();
    pen.arc(x + sway * 1.5 - height * 0.07, up(0.95), height * 0.05, 0, TURN);
    pen.fill();
  }
  pen.beginPath();
  pen.moveTo(across(-0.1) + sway, up(0.76));
  pen.quadraticCurveTo(x + sway, up(0.82), across(0.1) + sway, up(0.76));
  pen.quadraticCurveTo(across(0.07) + sway * 0.6, up(0.6), across(0.07) + sway * 0.5, up(0.52));
  if (skirt) {
    pen.quadraticCurveTo(across(0.12), up(0.3), across(0.25) - sway, up(0.1));
    pen.quadraticCurveTo(across(0.02), up(0.05), across(-0.22) - sway, up(0.12));
    pen.quadraticCurveTo(across(-0.12), up(0.32), across(-0.07) + sway * 0.5, up(0.52));
  } else {
    const legs = [
      [0.09, 0.42],
      [0.15, 0.02],
      [0.05, 0.02],
      [0.01, 0.34],
      [-0.1, 0.03],
      [-0.19, 0.05],
      [-0.08, 0.42],
    ] as const;
    for (const [side, high] of legs) pen.lineTo(across(side), up(high));
  }
  pen.closePath();
  pen.fill();
  if (!skirt) return;
  pen.lineWidth = height * 0.05;
  pen.beginPath();
  pen.moveTo(across(-0.07), up(0.12));
  pen.lineTo(across(-0.1), up(-0.01));
  pen.moveTo(across(0.08), up(0.12));
  pen.lineTo(across(0.14), up(0.02));
  pen.stroke();
}

function arm({ pen, scale }: Stage, dancer: Dancer, side: 1 | -1, toX: number, toY: number): void {
  const fromX = dancer.x + dancer.lean * dancer.height + side * dancer.height * 0.09;
  const fromY = dancer.y - dancer.height * 0.74;
  pen.lineWidth = Math.max(1.3 * scale, dancer.height * 0.052);
  pen.beginPath();
  pen.moveTo(fromX, fromY);
  pen.quadraticCurveTo((fromX + toX) / 2, Math.max(fromY, toY) + dancer.height * 0.07, toX, toY);
  pen.stroke();
}

function lantern({ pen, ink, scale: k }: Stage, x: number, y: number): void {
  pen.lineWidth = 1.2 * k;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(x, y + 5 * k);
  pen.stroke();
  pen.fillStyle = around(pen, x, y + 9 * k, 26 * k, [
    [0, ink('moon-lantern', 0.75)],
    [0.4, ink('moon-lantern', 0.32)],
    [1, ink('moon-lantern', 0)],
  ]);
  pen.fillRect(x - 26 * k, y - 17 * k, 52 * k, 52 * k);
  pen.fillStyle = ink('moon-shape');
  pen.fillRect(x - 3.6 * k, y + 4 * k, 7.2 * k, 10 * k);
  pen.fillStyle = ink('moon-lantern-core');
  pen.fillRect(x - 2.2 * k, y + 5.6 * k, 4.4 * k, 6.6 * k);
}

/** The lantern as the heart brightens it. */
export function lamp(stage: Stage): void {
  const { pen, ink, scale: k } = stage;
  const [first] = theLine(stage);
  if (!first) return;
  const [x, y] = lanternOf(first, k);
  glow(pen, x, y + 9 * k, 54 * k, 0.6, (part) => ink('moon-lantern', part));
}
