import { layer } from '../../../ui/drawing/index.ts';
import type { Sheets, Stage } from '../stage.ts';
import { hush, nearBank } from './bank.ts';
import { boat } from './boat.ts';
import { hall } from './hall.ts';
import { hills } from './hills.ts';
import { sky, song, stars } from './sky.ts';
import { sparks } from './sparks.ts';
import { mirror, streaks } from './water.ts';

/** A hall by the water at night: far to near, lights last, then the water, the boat on it, then the near bank. */
export function night(sheets: Sheets, stage: Stage): void {
  const { width, shore, sharpness } = stage;
  const above = layer(width, shore + 2, sharpness);
  const high = { ...stage, pen: above.pen };
  sky(high);
  stars(high);
  song(high);
  hills(high);
  hall(high);
  const water = { ...stage, pen: sheets.back };
  water.pen.drawImage(above.canvas, 0, 0, width, shore + 2);
  mirror(water, above.canvas);
  streaks(water);
  boat({ ...stage, pen: sheets.moving });
  const near = { ...stage, pen: sheets.front };
  nearBank(near);
  hush(near);
  sparks({ ...stage, pen: sheets.sparks });
}
