import { placed, type Frame } from '@kinsong/engines/spiral/frames.ts';
import { threadSeen } from '@kinsong/engines/spiral/thread.ts';

/** The tasks of the project that is chosen, as lights along the turns below it: the done ones burn. */
export interface Lights {
  readonly depth: number;
  readonly done: number;
  readonly open: number;
}

const mostLights = 24;
/** They stand round the flame, on the turns after the project's own. */
const [firstLight, lastLight] = [1.06, 3];

/** Draws the thread, and the lights on it, as they are seen from a depth: three shapes, whatever hangs on it. */
export function paint(picture: SVGElement, frame: Frame, depth: number, lights: Lights | undefined): void {
  const points = threadSeen(frame, depth).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  put(picture, 'thread', `M${points.join('L')}Z`);
  const { burning = '', unlit = '' } = lights === undefined ? {} : lightsSeen(frame, depth, lights);
  put(picture, 'burning', burning);
  put(picture, 'unlit', unlit);
}

function put(picture: SVGElement, name: string, shape: string): void {
  const path = picture.querySelector(`[data-shape=${name}]`);
  if (path !== null && path.getAttribute('d') !== shape) path.setAttribute('d', shape);
}

function lightsSeen(frame: Frame, depth: number, { depth: turn, done, open }: Lights) {
  const all = done + open;
  const count = Math.min(mostLights, all);
  const lit = all === 0 ? 0 : Math.round((done / all) * count);
  const shapes = Array.from({ length: count }, (_, light) => {
    const along = firstLight + ((lastLight - firstLight) * light) / Math.max(1, count - 1);
    const { x, y } = placed(frame, turn + along, depth);
    const r = 4.6 - 1.7 * (light / count);
    return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  });
  return { burning: shapes.slice(0, lit).join(''), unlit: shapes.slice(lit).join('') };
}
