import { dot, glow, TURN } from '../../../ui/drawing/index.ts';
import { markOf, type Mark, type Stage } from '../scene-types.ts';
import { spiral } from './sky.ts';

/** Where on the song of the house something that was done became a star, and where one is still to come. */
const deeds = [
  { turn: -0.5, done: true },
  { turn: 0.62, done: true },
  { turn: 1.14, done: false },
] as const;

/** Tells the page where they are, so that it can write beside them. */
export function placeDeeds(stage: Stage, mark: Mark): void {
  const at = spiral(stage);
  for (const [count, { turn }] of deeds.entries()) mark(markOf('deed', count), at(turn));
}

/** Hangs them into the song. */
export function hangDeeds(stage: Stage): void {
  const { pen, ink, narrow } = stage;
  const at = spiral(stage);
  const size = narrow ? 3 : 4;
  for (const { turn, done } of deeds) {
    const { x, y } = at(turn);
    if (done) shine(x, y);
    else wait(x, y);
  }

  function shine(x: number, y: number): void {
    glow(pen, x, y, size * 7, 0.4, (part) => ink('night-song', part));
    pen.fillStyle = ink('bright');
    dot(pen, x, y, size);
    pen.strokeStyle = ink('bright');
    pen.lineWidth = 1;
    pen.globalAlpha = 0.55;
    pen.beginPath();
    pen.moveTo(x - size * 4, y);
    pen.lineTo(x + size * 4, y);
    pen.moveTo(x, y - size * 4);
    pen.lineTo(x, y + size * 4);
    pen.stroke();
    pen.globalAlpha = 1;
  }

  function wait(x: number, y: number): void {
    pen.fillStyle = ink('night-sky-3');
    dot(pen, x, y, size * 2.4);
    pen.strokeStyle = ink('bright');
    pen.lineWidth = 1.6;
    pen.setLineDash([1, size]);
    pen.lineCap = 'round';
    pen.beginPath();
    pen.arc(x, y, size * 2, 0, TURN);
    pen.stroke();
    pen.setLineDash([]);
  }
}
