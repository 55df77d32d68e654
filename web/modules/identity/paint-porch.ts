import { bell, chance, type Inks, type Pen } from '../../ui/drawing/index.ts';

export interface PorchPlace {
  readonly pen: Pen;
  readonly ink: Inks;
  readonly width: number;
  readonly height: number;
  /** Half of the door's width, and how high the steps before it are. */
  readonly half: number;
  readonly steps: number;
  readonly cold: boolean;
}

const turn = Math.PI * 2;
/** At the height of the eyes, whatever the window. */
const eyes = 356;

/** What stands before the door: its own light on hedges and steps, and a lantern at each side. */
export function paintPorch(place: PorchPlace): void {
  const { pen, width, height, ink, cold } = place;
  pen.clearRect(0, 0, width, height);
  light(pen, width / 2, height / 2, 620, (part) =>
    ink(cold ? 'porch-light-cold' : 'porch-light', part * 0.26),
  );
  for (const side of [-1, 1]) {
    hedge(place, side);
    lantern(place, side);
  }
  stairs(place);
}

function hedge({ pen, ink, width, height, half, steps, cold }: PorchPlace, side: number): void {
  const roll = chance(side + 7);
  const middle = width / 2 + side * (half + 136);
  const foot = height - steps * 0.6;
  const high = (x: number): number => 150 * Math.exp(-(((x - middle) / 150) ** 2)) + 40;
  pen.fillStyle = ink('porch-hedge');
  for (let n = 0; n < 150; n++) {
    const x = middle + (roll() - 0.5) * 430;
    pen.beginPath();
    pen.arc(x, foot - roll() * high(x), 26, 0, turn);
    pen.fill();
  }
  for (let n = 0; n < 1500; n++) {
    const x = middle + (roll() - 0.5) * 440;
    const y = foot - Math.sqrt(roll()) * (high(x) + 22);
    const far = Math.hypot(x - (width / 2 + side * (half + 86)), (y - eyes) * 0.8);
    const lit = Math.max(0, 1 - far / 420) * roll() * 1.1;
    pen.fillStyle = ink('porch-leaf', 0.9);
    leaf(pen, x, y, 2.4 + roll() * 4, 1.4 + roll() * 2, bell(roll) * 3);
    pen.fillStyle = ink(cold ? 'porch-leaf-cold' : 'porch-leaf-lit', lit);
    pen.fill();
  }
}

function leaf(pen: Pen, x: number, y: number, long: number, broad: number, angle: number): void {
  pen.beginPath();
  pen.ellipse(x, y, long, broad, angle, 0, turn);
  pen.fill();
}

function lantern({ pen, ink, width, half, cold }: PorchPlace, side: number): void {
  const x = width / 2 + side * (half + 86);
  pen.strokeStyle = ink('porch-iron');
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(x - side * 90, eyes - 86);
  pen.quadraticCurveTo(x - side * 4, eyes - 112, x, eyes - 46);
  pen.stroke();
  light(pen, x, eyes, cold ? 130 : 240, (part) => ink('porch-lamp', part * 0.42));
  const glass = pen.createLinearGradient(0, eyes - 30, 0, eyes + 32);
  glass.addColorStop(0, ink('porch-lamp-high'));
  glass.addColorStop(1, ink('porch-lamp-low'));
  corners(pen, glass, [x - 15, eyes - 30, x + 15, eyes - 30, x + 12, eyes + 32, x - 12, eyes + 32]);
  corners(pen, ink('porch-iron'), [x - 20, eyes - 30, x, eyes - 50, x + 20, eyes - 30]);
  pen.fillRect(x - 18, eyes + 32, 36, 7);
  pen.lineWidth = 2.4;
  pen.beginPath();
  pen.moveTo(x, eyes - 30);
  pen.lineTo(x, eyes + 32);
  pen.moveTo(x - 14, eyes);
  pen.lineTo(x + 14, eyes);
  pen.stroke();
}

function stairs({ pen, ink, width, height, half, steps, cold }: PorchPlace): void {
  const tread = steps / 3;
  for (let n = 0; n < 3; n++) {
    const reach = half + 47 + n * 65;
    const top = height - steps + n * tread;
    const stone = pen.createLinearGradient(width / 2 - reach, 0, width / 2 + reach, 0);
    const lit = cold ? 'porch-step-cold' : 'porch-step-lit';
    for (const [at, part] of [
      [0, 0],
      [0.3, 0.5],
      [0.5, 1],
      [0.7, 0.5],
      [1, 0],
    ] as const)
      stone.addColorStop(at, ink(lit, part));
    for (const fill of [ink('porch-step'), stone]) {
      pen.fillStyle = fill;
      pen.fillRect(width / 2 - reach, top, reach * 2, tread);
    }
    pen.fillStyle = ink('porch-iron', 0.4);
    pen.fillRect(width / 2 - reach, top + tread - 4, reach * 2, 4);
  }
}

function light(pen: Pen, x: number, y: number, radius: number, tint: (part: number) => string): void {
  const glow = pen.createRadialGradient(x, y, 0, x, y, radius);
  glow.addColorStop(0, tint(1));
  glow.addColorStop(0.25, tint(0.45));
  glow.addColorStop(1, tint(0));
  pen.fillStyle = glow;
  pen.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

function corners(pen: Pen, fill: string | CanvasGradient, points: readonly number[]): void {
  pen.beginPath();
  for (let at = 0; at < points.length; at += 2) pen.lineTo(points[at] ?? 0, points[at + 1] ?? 0);
  pen.closePath();
  pen.fillStyle = fill;
  pen.fill();
}
