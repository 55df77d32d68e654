import { layer } from '../../../ui/drawing/index.ts';
import type { Box, Lay, Stage } from '../scene-types.ts';
import { hush, nearBank } from './river-bank.ts';
import { boat, boatBox } from './boat.ts';
import { hall } from './hall.ts';
import { hills } from './hills.ts';
import { lamps, sparks } from './lights.ts';
import { sky, song, stars } from './sky.ts';
import { mirror, streaks } from './water.ts';

/** A hall by the water at night: far to near, lights last, then the water, the near bank, and the boat before it. */
export function night(lay: Lay, stage: Stage): void {
  const { width, shore, sharpness } = stage;
  const above = layer(width, shore + 2, sharpness);
  const high = { ...stage, pen: above.pen };
  sky(high);
  stars(high);
  song(high);
  hills(high);
  hall(high);
  stage.pen.drawImage(above.canvas, 0, 0, width, shore + 2);
  mirror(stage, above.canvas);
  streaks(stage);
  nearBank(stage);
  hush(stage);
  boat({ ...stage, pen: lay('moving', boatBox(stage)) });
  const shining = { ...stage, pen: lay('lights', shiningBox(stage)) };
  sparks(shining);
  lamps(shining);
}

/** Where words stand beside the house, nothing shines. */
function shiningBox({ width, shore, scale, hushed }: Stage): Box {
  const left = hushed === 'left' ? width * 0.4 : 0;
  return { left, top: 0, width: width - left, height: shore + 140 * scale };
}
