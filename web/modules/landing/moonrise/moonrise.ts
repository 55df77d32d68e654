import { layer } from '../../../ui/drawing/index.ts';
import { aurora } from '../../../ui/index.ts';
import type { Sheets, Stage } from '../stage.ts';
import { dancers } from './dancers.ts';
import { island, mountains, stillWater } from './land.ts';
import { deepSky, glints, moonrise as moon, type Moon } from './sky.ts';

const VEIL = { width: 640, height: 300 };
/** The aurora hangs beyond both edges, so that it can drift. */
const BEYOND = 0.03;

/** Aurora and moonrise over still water: the sky, the aurora that drifts before it, and all that stands before that. */
export function moonrise(sheets: Sheets, stage: Stage, rising: Moon): void {
  const { width, shore, sharpness } = stage;
  deepSky({ ...stage, pen: sheets.back });
  veil({ ...stage, pen: sheets.moving });
  const near = layer(width, shore + 2, sharpness);
  const before = { ...stage, pen: near.pen };
  moon(before, rising);
  mountains(before);
  island(before);
  dancers(before);
  sheets.front.drawImage(near.canvas, 0, 0, width, shore + 2);

  const whole = layer(width, shore + 2, sharpness);
  for (const sheet of [sheets.back, sheets.moving, sheets.front]) {
    whole.pen.globalCompositeOperation = sheet === sheets.moving ? 'screen' : 'source-over';
    whole.pen.drawImage(sheet.canvas, 0, 0, width, stage.height);
  }
  stillWater({ ...stage, pen: sheets.front }, whole.canvas, rising.radius);
  glints({ ...stage, pen: sheets.sparks }, rising);
}

function veil({ pen, ink, width, shore, sharpness }: Stage): void {
  const small = layer(VEIL.width, VEIL.height, 1);
  aurora(small.pen, VEIL.width, VEIL.height, ink);
  pen.save();
  pen.filter = `blur(${2 * sharpness}px)`;
  pen.drawImage(small.canvas, -BEYOND * width, 0, width * (1 + 2 * BEYOND), shore + 2);
  pen.restore();
}
