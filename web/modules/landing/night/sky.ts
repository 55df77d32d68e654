import { bell, dot, down, glow, GOLDEN, layer, around, TURN } from '../../../ui/drawing/index.ts';
import type { Stage } from '../scene-types.ts';

export function sky({ pen, ink, width, shore, x, scale }: Stage): void {
  pen.fillStyle = down(pen, 0, shore, [
    [0, ink('night-sky-1')],
    [0.28, ink('night-sky-2')],
    [0.62, ink('night-sky-3')],
    [0.86, ink('night-sky-4')],
    [1, ink('night-sky-5')],
  ]);
  pen.fillRect(0, 0, width, shore + 2);
  glow(pen, x, shore - 70 * scale, 520 * scale, 0.34, (part) => ink('night-lamp', part));
  glow(pen, x, shore - 30 * scale, 230 * scale, 0.3, (part) => ink('night-lamp-near', part));
}

export function stars({ pen, ink, roll, quiet, width, shore }: Stage): void {
  pen.save();
  pen.globalCompositeOperation = 'lighter';
  for (let count = (width * shore) / 520; count > 0; count--) {
    const [x, y] = [roll() * width, roll() * shore * 0.98];
    const rarity = roll() ** 7;
    const light = (0.16 + 0.7 * rarity) * (1 - 0.75 * (y / shore) ** 2);
    const kind = roll();
    if (quiet(x, y)) continue;
    pen.fillStyle = ink(kind < 0.25 ? 'star-warm' : kind < 0.6 ? 'star-cool' : 'star-plain', light);
    dot(pen, x, y, 0.45 + rarity * 1.25);
  }
  pen.restore();
}

/** The song of the house: it leaves the chimney and becomes a spiral of stars, growing as the sign does. */
export function song(stage: Stage): void {
  const { pen, ink, roll, quiet, narrow } = stage;
  const at = spiral(stage);
  pen.save();
  pen.globalCompositeOperation = 'lighter';
  haze(stage, at, { from: -1.15, to: 2.2, puffs: 46, colour: 'night-haze', strength: 0.34, width: 0.12 });
  haze(stage, at, { from: 3.6, to: 7.4, puffs: 60, colour: 'night-haze-far', strength: 0.36, width: 0.15 });
  for (let count = narrow ? 3400 : 8200; count > 0; count--) {
    const turn = -1.16 + roll() ** 0.85 * TURN * 1.5;
    const { x, y, radius } = at(turn);
    const spread = radius * (0.016 + 0.05 * Math.min(1, (turn + 1.16) / 3));
    const far = Math.min(1, Math.max(0, (turn + 1.1) / 4.6));
    const rarity = roll() ** 6;
    const colour = roll() < far * 1.25 ? 'night-song-far' : 'night-song';
    const [left, top] = [x + bell(roll) * spread, y + bell(roll) * spread];
    if (quiet(left, top)) continue;
    pen.fillStyle = ink(colour, (0.22 + 0.75 * rarity) * (1 - 0.45 * far));
    dot(pen, left, top, 0.4 + rarity * 1.3);
  }
  for (let count = narrow ? 10 : 26; count > 0; count--) bright(stage, at(-0.5 + roll() * TURN * 1.4));
  pen.restore();
}

export interface SpiralPoint {
  x: number;
  y: number;
  radius: number;
}

export function spiral({ x, shore, scale }: Stage): (turn: number) => SpiralPoint {
  const growth = Math.log(GOLDEN) / TURN;
  const [middle, height] = [x + 115 * scale, shore - 122 * scale];
  return (turn) => {
    const radius = 232 * scale * Math.exp(growth * turn);
    const angle = turn - Math.PI / 2;
    return { x: middle + radius * Math.cos(angle), y: height + radius * Math.sin(angle), radius };
  };
}

interface Haze {
  from: number;
  to: number;
  puffs: number;
  colour: string;
  strength: number;
  width: number;
}

function haze(
  { pen, ink, roll, width, shore, sharpness, scale }: Stage,
  at: ReturnType<typeof spiral>,
  mist: Haze,
) {
  const drawn = layer(width, shore, sharpness / 2);
  for (let puff = 0; puff < mist.puffs; puff++) {
    const turn = mist.from + ((mist.to - mist.from) * (puff + roll())) / mist.puffs;
    const edge = Math.min(1, (turn - mist.from) / 0.5, (mist.to - turn) / 0.9 + 0.1);
    const { x, y, radius } = at(turn);
    drawn.pen.fillStyle = around(drawn.pen, x, y, radius * mist.width, [
      [0, ink(mist.colour, 0.3 * edge)],
      [1, ink(mist.colour, 0)],
    ]);
    drawn.pen.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  }
  pen.save();
  pen.globalAlpha = mist.strength;
  pen.filter = `blur(${8 * scale * sharpness}px)`;
  pen.drawImage(drawn.canvas, 0, 0, width, shore);
  pen.restore();
}

/** A bright star with a soft cross. */
function bright(
  { pen, ink, roll, quiet, narrow }: Stage,
  { x: middle, y: height, radius }: SpiralPoint,
): void {
  const [x, y] = [middle + bell(roll) * radius * 0.04, height + bell(roll) * radius * 0.04];
  const size = (narrow ? 3.4 : 5) * (0.5 + roll());
  if (quiet(x, y)) return;
  glow(pen, x, y, size * 1.6, 0.5, (part) => ink('night-song-far', part));
  pen.fillStyle = ink('night-song-far', 0.95);
  dot(pen, x, y, 0.5 + size * 0.16);
  pen.strokeStyle = ink('night-song-far', 0.4);
  pen.lineWidth = 0.6;
  pen.beginPath();
  pen.moveTo(x - size, y);
  pen.lineTo(x + size, y);
  pen.moveTo(x, y - size);
  pen.lineTo(x, y + size);
  pen.stroke();
}
