import { cdp } from 'vitest/browser';

interface Point {
  readonly x: number;
  readonly y: number;
}

const send = (method: string, how: object): Promise<void> =>
  (cdp() as unknown as { send: (method: string, how: object) => Promise<void> }).send(method, how);

/** Where a point of this page lies in the window: tests are drawn in a frame of it. */
function inWindow({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect();
  return { x: x + (frame?.left ?? 0), y: y + (frame?.top ?? 0) };
}

/** A point of something: so far down it, in parts of its height. */
export function pointOf(what: Element, down = 0.5): Point {
  const { left, top, width, height } = what.getBoundingClientRect();
  return { x: left + width / 2, y: top + height * down };
}

const steps = 6;
const between = (from: Point, to: Point): Point[] =>
  Array.from({ length: steps }, (_, step) => ({
    x: from.x + ((to.x - from.x) * (step + 1)) / steps,
    y: from.y + ((to.y - from.y) * (step + 1)) / steps,
  }));

/** A real mouse presses here, goes there and lets go; `atEnd` looks before it does. */
export async function dragByMouse(from: Point, to: Point, atEnd?: () => Promise<void>): Promise<void> {
  const say = (type: string, at: Point, buttons: number) =>
    send('Input.dispatchMouseEvent', { type, ...inWindow(at), button: 'left', buttons, clickCount: 1 });
  await say('mouseMoved', from, 0);
  await say('mousePressed', from, 1);
  for (const at of between(from, to)) await say('mouseMoved', at, 1);
  await atEnd?.();
  await say('mouseReleased', to, 0);
}

/** The same by a finger. */
export async function dragByTouch(from: Point, to: Point): Promise<void> {
  const say = (type: string, touchPoints: Point[]) => send('Input.dispatchTouchEvent', { type, touchPoints });
  await say('touchStart', [inWindow(from)]);
  for (const at of between(from, to)) await say('touchMove', [inWindow(at)]);
  await say('touchEnd', []);
}
