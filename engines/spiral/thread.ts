import { eye, fromEye, seenAt, type Point } from './golden.ts';
import { inWindow, type Frame } from './frames.ts';

/** From a turn outside the window to where the thread ends at the flame. */
const [outermost, innermost] = [-2, 7];
/** Of the wide turns more, so that no corner is seen. */
const stepsOf = (turn: number): number => (turn < 2 ? 40 : 16);

/** Half as wide as the thread is, so far from the eye: it grows outward, as shells do. */
const half = (distance: number): number => 0.7 + 5.6 * (distance / 1.1) ** 0.72;

function turnsSeen(depth: number): number[] {
  const turns: number[] = [];
  for (let turn = outermost; turn < innermost; turn += 1) {
    const steps = stepsOf(turn);
    for (let step = 0; step < steps; step += 1) turns.push(depth + turn + step / steps);
  }
  return [...turns, depth + innermost];
}

/** The thread as a ribbon in the window, seen from a depth: its outline, out on one side and back on the other. */
export function threadSeen(frame: Frame, depth: number): readonly Point[] {
  const along = turnsSeen(Math.floor(depth)).map((turn) => seenAt(turn, depth));
  const count = along.length - 1;
  const [outer, inner]: [Point[], Point[]] = [[], []];
  along.forEach((at, index) => {
    const before = along[Math.max(0, index - 1)]!;
    const after = along[Math.min(count, index + 1)]!;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const wide = half(fromEye(at)) / frame.size;
    const [nx, ny] = [((after.y - before.y) / length) * wide, ((before.x - after.x) / length) * wide];
    outer.push(inWindow(frame, { x: at.x + nx, y: at.y + ny }));
    inner.push(inWindow(frame, { x: at.x - nx, y: at.y - ny }));
  });
  return [...outer, ...inner.toReversed()];
}

export const eyeSeen = (frame: Frame): Point => inWindow(frame, eye);
