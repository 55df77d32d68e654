import { bell, dot, glow, TURN } from '../../../ui/drawing/index.ts';
import type { Stage } from '../scene-types.ts';

/** Where a leaf would seem to lie on the roof. */
const ROOF = -116;

/** The old tree beside the hall. */
export function tree(stage: Stage): void {
  const { pen, ink, roll } = stage;
  const tips: [number, number][] = [];
  pen.strokeStyle = ink('night-shape');
  pen.lineCap = 'round';
  grow(stage, { x: -242, y: 4, angle: -1.52, length: 52, width: 11 }, tips);
  for (const [x, y] of tips) {
    pen.fillStyle = ink(roll() < 0.5 ? 'night-leaf' : 'night-bank', 0.93);
    for (let leaf = 0; leaf < 5; leaf++) {
      const [wide, high] = [2.2 + roll() * 4.2, 1.4 + roll() * 2.6];
      const [left, top, turn] = [x + bell(roll) * 9, y + bell(roll) * 7, roll() * 3];
      if (left > ROOF) continue;
      pen.beginPath();
      pen.ellipse(left, top, wide, high, turn, 0, TURN);
      pen.fill();
    }
  }
}

interface Branch {
  x: number;
  y: number;
  angle: number;
  length: number;
  width: number;
}

function grow(stage: Stage, { x, y, angle, length, width }: Branch, tips: [number, number][]): void {
  const { pen, roll } = stage;
  const [endX, endY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  const bend = angle - 0.2;
  pen.lineWidth = width;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.quadraticCurveTo(x + Math.cos(bend) * length * 0.5, y + Math.sin(bend) * length * 0.5, endX, endY);
  pen.stroke();
  if (length < 7) {
    tips.push([endX, endY]);
    return;
  }
  const forks = length > 22 ? 3 : 2;
  for (let fork = 0; fork < forks; fork++) {
    const turn = (fork - (forks - 1) / 2) * (0.62 + roll() * 0.25) + bell(roll) * 0.16;
    const next = { x: endX, y: endY, angle: angle + turn, length: length * (0.68 + roll() * 0.14) };
    grow(stage, { ...next, width: width * 0.64 }, tips);
  }
}

/** Lanterns in the tree, and a string of lights from the eaves to it. */
export function lanterns({ pen, ink }: Stage): void {
  const shine = (part: number) => ink('night-song', part);
  pen.strokeStyle = ink('night-shape', 0.8);
  pen.lineWidth = 0.8;
  pen.beginPath();
  pen.moveTo(-192, -66);
  pen.quadraticCurveTo(-220, -34, -252, -58);
  pen.stroke();
  for (let light = 1; light < 8; light++) {
    const part = light / 8;
    const [before, between, after] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
    const x = before * -192 + between * -220 + after * -252;
    const y = before * -66 + between * -34 + after * -58 + 2;
    pen.fillStyle = ink('night-song');
    dot(pen, x, y, 1.4);
    glow(pen, x, y, 9, 0.7, shine);
  }
  for (const [x, y] of [
    [-276, -70],
    [-262, -92],
    [-222, -96],
  ] as const) {
    pen.strokeStyle = ink('night-shape');
    pen.lineWidth = 0.7;
    pen.beginPath();
    pen.moveTo(x, y - 14);
    pen.lineTo(x, y);
    pen.stroke();
    pen.fillStyle = ink('night-song');
    pen.fillRect(x - 2, y, 4, 6);
    glow(pen, x, y + 3, 22, 0.6, shine);
  }
}
