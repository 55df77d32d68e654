import { bell, dot } from '../../../../ui/drawing/index.ts';
import {
  groundOf,
  paintFoot,
  paintGrass,
  paintGround,
  paintHush,
  paintRange,
  paintSky,
  ranges,
  ridgeOf,
} from './land.ts';
import { carriesLamp, lampAt, paintWalker, type Walker } from './people.ts';
import { shine, type Painter, type Scene } from './scene.ts';

/** Those before us, on their way through the hills with lanterns; behind them a long file of small lights. */
export const origin: Painter = (scene) => {
  const ground = groundOf(scene);
  const walkers = scene.narrow ? few : many(scene.width);
  const feet = (walker: Walker): number => ground(walker.x) + 2;
  return [
    { name: 'sky', paint: (pen) => paintSky(scene, pen) },
    {
      name: 'hills',
      drift: [-8, 0],
      paint(pen) {
        for (const [at, range] of ranges.entries()) {
          paintRange(scene, pen, range);
          paintFile(scene, pen, at);
        }
        paintHush(scene, pen);
      },
    },
    {
      name: 'glow',
      drift: [22, 0],
      shine: 'flicker',
      paint(pen) {
        for (const walker of walkers.filter(carriesLamp)) {
          const [x, y] = lampAt(walker, feet(walker));
          shine(scene, pen, [x, y, 330 * scene.scale], 0.36);
          shine(scene, pen, [x, y, 110 * scene.scale], 0.42, 'stage-light-near');
        }
      },
    },
    {
      name: 'people',
      drift: [22, 0],
      sway: 'steps',
      paint(pen) {
        for (const walker of walkers) paintWalker(scene, pen, walker, feet(walker) + 3);
      },
    },
    {
      name: 'ground',
      paint(pen) {
        paintGround(scene, pen, ground);
        paintGrass(scene, pen, ground);
        for (const walker of walkers.filter(carriesLamp)) {
          pen.save();
          pen.translate(walker.x + walker.height * 0.34, ground(walker.x) + 8);
          pen.scale(1, 0.16);
          shine(scene, pen, [0, 0, 210 * scene.scale], 0.4);
          pen.restore();
        }
        paintFoot(scene, pen);
      },
    },
  ];
};

const files = [
  { lights: 26, from: 0.97, to: 0.6, below: 6, size: 0.8 },
  { lights: 22, from: 0.62, to: 0.9, below: 10, size: 1.2 },
  { lights: 14, from: 0.86, to: 0.46, below: 16, size: 1.8 },
];

/** The long file of small lights coming down through the ages. */
function paintFile(scene: Scene, pen: CanvasRenderingContext2D, at: number): void {
  const [file, range] = [files[at], ranges[at]];
  if (file === undefined || range === undefined) return;
  const { ink, roll, width, scale } = scene;
  const ridge = ridgeOf(scene, range);
  for (let light = 0; light < file.lights; light++) {
    const part = light / file.lights;
    const x = width * (file.from + (file.to - file.from) * part) + bell(roll) * 3;
    const y = ridge(x) + file.below * scale + Math.sin(part * 9) * 3;
    const size = file.size * scale;
    shine(scene, pen, [x, y, size * 7], 0.55, 'stage-light-near');
    pen.fillStyle = ink('stage-flame');
    dot(pen, x, y, size);
  }
}

const few: readonly Walker[] = [
  { x: 30, height: 86, kind: 'staff' },
  { x: 104, height: 82, kind: 'lamp' },
  { x: 160, height: 52, kind: 'child' },
  { x: 222, height: 84, kind: 'fiddle' },
  { x: 292, height: 74, kind: 'cane' },
  { x: 338, height: 86, kind: 'lamp in trousers' },
];

const many = (width: number): readonly Walker[] =>
  (
    [
      [186, 132, 'staff'],
      [318, 118, 'sack'],
      [432, 76, 'child'],
      [496, 128, 'lamp'],
      [640, 120, 'baby'],
      [770, 106, 'cane'],
      [880, 128, 'lamp in trousers'],
      [986, 80, 'reaching'],
      [1064, 124, 'fiddle'],
      [1196, 118, 'lamp'],
    ] as const
  ).map(([x, height, kind]) => ({ x: (x * width) / 1440, height, kind }));
