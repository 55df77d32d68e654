import { placed, type Frame } from '@kinsong/engines/spiral/frames.ts';
import { eyeSeen, threadSeen } from '@kinsong/engines/spiral/thread.ts';
import type { Inks } from '../../../ui/drawing/canvas-colours.ts';

/** The tasks of the project that is chosen, as lights along the turn below it: the done ones burn. */
export interface Lights {
  readonly depth: number;
  readonly done: number;
  readonly open: number;
}

const mostLights = 24;
/** They stand round the flame, on the turns after the project's own. */
const [firstLight, lastLight] = [1.06, 3];

/** Draws the thread, and the lights on it, as they are seen from a depth. */
export function paint(
  pen: CanvasRenderingContext2D,
  frame: Frame,
  depth: number,
  inks: Inks,
  lights: Lights | undefined,
): void {
  const { width, height, size } = frame;
  const middle = eyeSeen(frame);
  pen.clearRect(0, 0, width, height);
  const gradient = pen.createRadialGradient(middle.x, middle.y, 0, middle.x, middle.y, size * 1.23);
  gradient.addColorStop(0, inks('org-thread-eye'));
  gradient.addColorStop(0.2, inks('org-thread-near'));
  gradient.addColorStop(0.42, inks('org-thread'));
  gradient.addColorStop(1, inks('org-thread-far'));
  pen.fillStyle = gradient;
  pen.beginPath();
  for (const { x, y } of threadSeen(frame, depth)) pen.lineTo(x, y);
  pen.fill();
  if (lights !== undefined) paintLights(pen, frame, depth, inks, lights);
}

function paintLights(
  pen: CanvasRenderingContext2D,
  frame: Frame,
  depth: number,
  inks: Inks,
  { depth: turn, done, open }: Lights,
): void {
  const all = done + open;
  const count = Math.min(mostLights, all);
  const burning = all === 0 ? 0 : Math.round((done / all) * count);
  pen.lineWidth = 1.5;
  for (let light = 0; light < count; light += 1) {
    const along = firstLight + ((lastLight - firstLight) * light) / Math.max(1, count - 1);
    const { x, y } = placed(frame, turn + along, depth);
    pen.beginPath();
    pen.arc(x, y, 4.6 - 1.7 * (light / Math.max(1, count)), 0, 2 * Math.PI);
    pen.fillStyle = inks(light < burning ? 'org-thread-eye' : 'org-unlit');
    pen.fill();
    if (light >= burning) {
      pen.strokeStyle = inks('org-unlit-edge');
      pen.stroke();
    }
  }
}
