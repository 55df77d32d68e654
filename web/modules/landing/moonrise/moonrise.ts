import { layer } from '../../../ui/drawing/index.ts';
import { aurora } from '../../../ui/index.ts';
import { AURORA } from '../scene-motion.ts';
import type { Lay, Stage } from '../scene-types.ts';
import { dancers, lamp } from './dancers.ts';
import { island, mountains, stillWater } from './land.ts';
import { deepSky, glints, moonrise as moon, type Moon } from './sky.ts';

const VEIL = { width: 640, height: 300 };

/** Aurora and moonrise over still water: the sky, the aurora that drifts before it, and all that stands before that. */
export function moonrise(lay: Lay, stage: Stage, rising: Moon): void {
  const { width, shore, sharpness } = stage;
  const sky = { left: 0, top: 0, width, height: shore + 2 };
  const veiled = lay('moving', { ...sky, left: -AURORA, width: width + 2 * AURORA });
  const front = lay('front');
  deepSky(stage);
  veil({ ...stage, pen: veiled });
  const near = layer(width, shore + 2, sharpness);
  const before = { ...stage, pen: near.pen };
  moon(before, rising);
  mountains(before);
  island(before);
  dancers(before);
  front.drawImage(near.canvas, 0, 0, width, shore + 2);

  const whole = layer(width, shore + 2, sharpness);
  whole.pen.drawImage(stage.pen.canvas, 0, 0, width, stage.height);
  whole.pen.drawImage(veiled.canvas, -AURORA, 0, width + 2 * AURORA, shore + 2);
  whole.pen.drawImage(near.canvas, 0, 0, width, shore + 2);
  stillWater({ ...stage, pen: front }, whole.canvas, rising.radius);
  const shining = { ...stage, pen: lay('lights', sky) };
  glints(shining, rising);
  lamp(shining);
}

function veil({ pen, ink, width, shore, sharpness }: Stage): void {
  const small = layer(VEIL.width, VEIL.height, 1);
  aurora(small.pen, VEIL.width, VEIL.height, ink);
  pen.save();
  pen.filter = `blur(${2 * sharpness}px)`;
  pen.drawImage(small.canvas, -AURORA, 0, width + 2 * AURORA, shore + 2);
  pen.restore();
}
