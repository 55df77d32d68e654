import { bell, dot, down, type Pen } from '../../../../ui/drawing/index.ts';
import { paintFoot, paintGrass, paintGround, paintHush, paintRange, paintSky, ranges } from './land.ts';
import { bleed, limb, oval, shine, type Painter, type Scene } from './scene.ts';

/** A ferry on the river at night: those who cross, and a light on the other bank where somebody waits. */
export const crossing: Painter = (scene) => {
  const { width, floor, narrow, scale } = scene;
  const shore = floor * 0.74;
  const boat = { x: width * (narrow ? 0.44 : 0.47), y: shore + (floor - shore) * 0.62, size: scale * 1.7 };
  const bank = (x: number): number =>
    floor + (narrow ? 44 : 62) + 12 * Math.sin((x / width) * 5) - 20 * (x / width) ** 2;
  return [
    {
      name: 'sky',
      paint(pen) {
        paintSky(scene, pen);
        paintHush(scene, pen);
      },
    },
    {
      name: 'hills',
      drift: [-10, 0],
      paint(pen) {
        for (const range of ranges) paintRange({ ...scene, floor: shore * 1.08 }, pen, range);
        paintOtherBank(scene, pen, shore);
      },
    },
    { name: 'water', paint: (pen) => paintWater(scene, pen, shore) },
    {
      name: 'streaks',
      drift: [-10, 0],
      shine: 'breath',
      paint: (pen) => paintStreaks(scene, pen, shore),
    },
    {
      name: 'glow',
      drift: [64, 0],
      shine: 'flicker',
      paint(pen) {
        const [x, y] = [boat.x + 62 * boat.size, boat.y - 50 * boat.size];
        shine(scene, pen, [x, y, 260 * scale], 0.42);
        shine(scene, pen, [x, y, 84 * scale], 0.6, 'stage-light-near');
        paintStreak(scene, pen, x, boat.y + 8 * boat.size, 130 * scale, 1.5);
      },
    },
    {
      name: 'boat',
      drift: [64, 0],
      sway: 'waves',
      paint: (pen) => paintFerry(scene, pen, boat.x, boat.y, boat.size),
    },
    {
      name: 'bank',
      drift: [12, 0],
      paint(pen) {
        paintGround(scene, pen, bank);
        paintGrass(scene, pen, bank);
        paintReeds(scene, pen, bank);
        paintFoot({ ...scene, floor: floor + 60 }, pen);
      },
    },
  ];
};

/** Where somebody waits: a jetty, a lantern on its post, and two who look out. */
const landing = ({ width, narrow }: Scene): number => width * (narrow ? 0.8 : 0.79);

const windows = [-0.16, -0.135, -0.1, 0.07, 0.1, 0.13];

function paintOtherBank(scene: Scene, pen: Pen, shore: number): void {
  const { ink, width, scale } = scene;
  const x = landing(scene);
  pen.fillStyle = ink('stage-near');
  pen.beginPath();
  pen.moveTo(-bleed, shore);
  pen.quadraticCurveTo(width * 0.5, shore - 30 * scale, width + bleed, shore - 16 * scale);
  pen.lineTo(width + bleed, shore + 4);
  pen.lineTo(-bleed, shore + 4);
  pen.fill();
  for (const at of windows) {
    const [left, top] = [x + at * width * 0.9, shore - (30 + 60 * Math.abs(at)) * scale];
    pen.fillStyle = ink('stage-shape');
    pen.fillRect(left - 9 * scale, top - 5 * scale, 24 * scale, 22 * scale);
    pen.fillStyle = ink('stage-flame');
    pen.fillRect(left, top, 5 * scale, 7 * scale);
    shine(scene, pen, [left + 3, top + 4, 26 * scale], 0.4);
  }
  pen.fillStyle = ink('stage-shape');
  pen.strokeStyle = ink('stage-shape');
  pen.fillRect(x - 60 * scale, shore - 8 * scale, 110 * scale, 4 * scale);
  for (const post of [-52, -16, 20, 44])
    pen.fillRect(x + post * scale, shore - 8 * scale, 3 * scale, 16 * scale);
  for (const [at, high] of [
    [-30, 34],
    [-14, 22],
  ] as const) {
    oval(pen, x + at * scale, shore - (8 + high) * scale, 3.4 * scale, 4 * scale);
    oval(pen, x + at * scale, shore - (8 + high * 0.4) * scale, 6 * scale, high * 0.48 * scale);
  }
  limb(pen, 2.4 * scale, [x + 22 * scale, shore - 8 * scale], [x + 22 * scale, shore - 62 * scale]);
  shine(scene, pen, [x + 22 * scale, shore - 62 * scale, 150 * scale], 0.4);
  pen.fillStyle = ink('stage-flame');
  dot(pen, x + 22 * scale, shore - 63 * scale, 4.4 * scale);
}

function paintWater({ ink, roll, width, height }: Scene, pen: Pen, shore: number): void {
  pen.fillStyle = down(pen, shore, height, [
    [0, ink('stage-water')],
    [1, ink('stage-water-low')],
  ]);
  pen.fillRect(-bleed, shore, width + 2 * bleed, height);
  for (let count = 150; count > 0; count--) {
    const part = roll() ** 1.4;
    const long = (20 + roll() * 120) * (0.3 + part);
    pen.fillStyle = ink('stage-ripple', 0.12 * (1 - part * 0.6));
    pen.fillRect(roll() * width - long / 2, shore + 3 + part * (height - shore), long, 1 + part);
  }
}

/** Every light stands in the water too. */
function paintStreaks(scene: Scene, pen: Pen, shore: number): void {
  const x = landing(scene);
  for (const at of windows)
    paintStreak(scene, pen, x + at * scene.width * 0.9 + 3, shore, 70 * scene.scale, 0.7);
  paintStreak(scene, pen, x + 22 * scene.scale, shore, 170 * scene.scale, 1.3);
}

function paintStreak(
  { ink, roll, scale, dark }: Scene,
  pen: Pen,
  x: number,
  from: number,
  long: number,
  strength: number,
): void {
  pen.save();
  pen.globalCompositeOperation = dark ? 'lighter' : 'multiply';
  for (let y = 0; y < long; y += 2.4 * scale) {
    const part = y / long;
    const wide = (6 + 18 * part) * scale * (0.5 + roll()) * strength;
    pen.fillStyle = ink('stage-light', Math.min(1, 0.4 * strength * (1 - part) * (0.35 + roll() * 0.65)));
    pen.fillRect(x + bell(roll) * 3 * scale * (1 + 2 * part) - wide / 2, from + y, wide, 1.3 * scale);
  }
  pen.restore();
}

/** Who sits in the ferry, from the stern: how far along, how high, how large. */
const crew = [
  [-34, 25, 5],
  [-16, 19, 3.8],
  [2, 27, 5],
  [20, 22, 4.4],
] as const;

function paintFerry(scene: Scene, pen: Pen, x: number, y: number, size: number): void {
  const { ink } = scene;
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  pen.fillStyle = ink('stage-shape');
  pen.strokeStyle = ink('stage-shape');
  pen.beginPath();
  pen.moveTo(-76, -8);
  pen.quadraticCurveTo(-62, 12, -40, 12);
  pen.lineTo(44, 12);
  pen.quadraticCurveTo(66, 10, 76, -12);
  pen.quadraticCurveTo(46, -2, 0, -2);
  pen.quadraticCurveTo(-46, -2, -76, -8);
  pen.fill();
  for (const [at, high, head] of crew) {
    oval(pen, at, -high, head, head * 1.1);
    pen.beginPath();
    pen.moveTo(at - head * 1.7, 0);
    pen.quadraticCurveTo(at - head * 1.5, -high + head * 0.9, at, -high + head * 0.8);
    pen.quadraticCurveTo(at + head * 1.5, -high + head * 0.9, at + head * 1.7, 0);
    pen.fill();
  }
  // Who poles the ferry stands; who looks out holds the light.
  oval(pen, -58, -50, 5, 5.6);
  limb(pen, 9, [-59, -38], [-60, -18]);
  limb(pen, 4.4, [-60, -18], [-64, -6]);
  limb(pen, 4.4, [-60, -18], [-55, -4]);
  limb(pen, 2.6, [-57, -38], [-48, -30], [-44, -36]);
  limb(pen, 1.8, [-38, -66], [-70, 30]);
  oval(pen, 48, -36, 4.4, 5);
  limb(pen, 8, [47, -26], [46, -8]);
  limb(pen, 2.6, [48, -28], [56, -34], [62, -46]);
  pen.fillStyle = ink('stage-flame');
  pen.fillRect(59, -52, 6, 9);
  pen.fillStyle = ink('stage-core');
  pen.fillRect(61, -49, 2.4, 5);
  pen.restore();
  shine(scene, pen, [x + 62 * size, y - 48 * size, 30 * size], 0.7, 'stage-light-near');
}

function paintReeds({ ink, roll, width, scale, narrow }: Scene, pen: Pen, bank: (x: number) => number): void {
  pen.strokeStyle = ink('stage-shape');
  pen.fillStyle = ink('stage-shape');
  for (let count = narrow ? 34 : 90; count > 0; count--) {
    const side = roll() < 0.6 ? roll() * 0.26 : 0.78 + roll() * 0.24;
    const [x, high] = [side * width, (34 + roll() * 86) * scale];
    const y = bank(x) + 6;
    const bend = bell(roll) * high * 0.16;
    pen.lineWidth = 1 + roll();
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(x, y - high * 0.6, x + bend, y - high);
    pen.stroke();
    if (roll() < 0.4) oval(pen, x + bend, y - high, 2.2 * scale, 9 * scale, bend / high);
  }
}
