import { across, bell, dot, down, glow, shape } from '../../../ui/drawing/index.ts';
import type { Stage } from '../scene-types.ts';
import { lampWindow, pane } from './window-panes.ts';
import { lanterns, tree } from './tree.ts';

/** A hall by the water, drawn in its own coordinates: the middle of its floor is nought. */
export function hall(stage: Stage): void {
  const { pen, x, shore, scale } = stage;
  pen.save();
  pen.translate(x, shore - 10 * scale);
  pen.scale(scale, scale);
  tree(stage);
  chimney(stage);
  longHouse(stage);
  gable(stage);
  door(stage);
  lanterns(stage);
  pen.restore();
}

function chimney({ pen, ink, roll }: Stage): void {
  pen.fillStyle = ink('night-chimney');
  pen.fillRect(-66, -176, 20, 46);
  pen.fillStyle = ink('night-cap');
  pen.fillRect(-69, -180, 26, 6);
  pen.save();
  pen.globalCompositeOperation = 'lighter';
  for (let spark = 0; spark < 90; spark++) {
    const up = roll();
    pen.fillStyle = ink('night-song', 0.85 * (1 - up * 0.4));
    dot(pen, -56 + up * up * 26 + bell(roll) * (3 + up * 7), -186 - up * 56, 0.4 + roll() * 0.7);
  }
  pen.restore();
}

const people = [
  [
    [0.3, 0.5],
    [0.72, 0.42],
  ],
  [[0.5, 0.55]],
  [
    [0.26, 0.4],
    [0.62, 0.56],
  ],
  [
    [0.4, 0.5],
    [0.78, 0.4],
  ],
  [[0.55, 0.52]],
] as const;

function longHouse({ pen, ink }: Stage): void {
  pen.fillStyle = down(pen, -76, 0, [
    [0, ink('night-wall')],
    [1, ink('night-wall-low')],
  ]);
  pen.fillRect(-176, -72, 260, 73);
  planks({ pen, ink }, -176, 84, 9, () => -72);
  const slope = down(pen, -146, -66, [
    [0, ink('night-roof')],
    [1, ink('night-roof-low')],
  ]);
  shape(
    pen,
    [
      [-196, -66],
      [-164, -146],
      [92, -146],
      [112, -66],
    ],
    slope,
  );
  pen.strokeStyle = ink('night-shape', 0.5);
  pen.lineWidth = 0.9;
  pen.beginPath();
  for (let y = -136; y < -68; y += 8) {
    pen.moveTo(-164 - (32 * (y + 146)) / 80, y);
    pen.lineTo(94, y);
  }
  pen.stroke();
  pen.strokeStyle = ink('night-ridge', 0.5);
  pen.lineWidth = 1.6;
  pen.beginPath();
  pen.moveTo(-164, -146);
  pen.lineTo(92, -146);
  pen.stroke();
  for (const x of [-128, 0]) {
    shape(
      pen,
      [
        [x - 16, -82],
        [x - 16, -104],
        [x, -124],
        [x + 16, -104],
        [x + 16, -82],
      ],
      ink('night-dormer'),
    );
    const eaves = [
      [x - 21, -100],
      [x, -127],
      [x + 21, -100],
      [x + 17, -99],
      [x, -119],
      [x - 17, -99],
    ] as const;
    shape(pen, eaves, ink('night-beam'));
    pane(pen, ink, { x: x - 8, y: -104, width: 16, height: 18 });
  }
  for (const [at, inside] of people.entries()) {
    pane(pen, ink, { x: -164 + at * 38, y: -56, width: 28, height: 38, rows: 3, people: inside });
  }
}

function planks(
  { pen, ink }: Pick<Stage, 'pen' | 'ink'>,
  from: number,
  to: number,
  gap: number,
  top: (x: number) => number,
) {
  pen.strokeStyle = ink('night-shape', 0.55);
  pen.lineWidth = 1;
  pen.beginPath();
  for (let x = from; x < to; x += gap) {
    pen.moveTo(x, top(x));
    pen.lineTo(x, 0);
  }
  pen.stroke();
}

function gable({ pen, ink }: Stage): void {
  const wall = down(pen, -172, 0, [
    [0, ink('night-wall')],
    [1, ink('night-wall-low')],
  ]);
  shape(
    pen,
    [
      [58, 0],
      [58, -84],
      [115, -172],
      [172, -84],
      [172, 0],
    ],
    wall,
  );
  planks({ pen, ink }, 66, 172, 10, (x) => -84 - Math.max(0, 57 - Math.abs(x - 115)) * 1.5);
  const beam = across(pen, 44, 186, [
    [0, ink('night-beam')],
    [1, ink('night-beam-low')],
  ]);
  shape(
    pen,
    [
      [44, -70],
      [115, -184],
      [186, -70],
      [178, -67],
      [115, -168],
      [52, -67],
    ],
    beam,
  );
  lampWindow(pen, ink, 115, -112);
}

/** Open, with somebody and a child in it. */
function door({ pen, ink }: Stage): void {
  pane(pen, ink, { x: 98, y: -62, width: 34, height: 62, arch: 17, columns: 1, rows: 1 });
  pen.fillStyle = ink('night-person', 0.92);
  for (const [x, head, top, half] of [
    [110, 4.2, 26, 6.6],
    [122, 3.2, 15, 4.8],
  ] as const) {
    dot(pen, x, -top - head + (half > 6 ? 0 : 0.2), head);
    pen.beginPath();
    pen.ellipse(x, 0, half, top, 0, Math.PI, 0);
    pen.fill();
  }
  shape(
    pen,
    [
      [132, -50],
      [147, -56],
      [147, 2],
      [132, 0],
    ],
    ink('night-door'),
  );
  glow(pen, 115, -22, 110, 0.26, (part) => ink('night-pane-glow', part));
  const spill = down(pen, 0, 11, [
    [0, ink('night-pane-glow', 0.34)],
    [1, ink('night-pane-glow', 0)],
  ]);
  pen.save();
  pen.globalCompositeOperation = 'lighter';
  shape(
    pen,
    [
      [99, 0],
      [131, 0],
      [149, 11],
      [81, 11],
    ],
    spill,
  );
  pen.restore();
}
