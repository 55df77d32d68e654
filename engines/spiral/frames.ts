import { phi, seenAt, turnAcross, type Point } from './golden.ts';
import type { Space } from './row-of-places.ts';

/** How the spiral lies in a window: its first square so large, from this corner, and mirrored for a narrow one. */
export interface Frame {
  /** Wide, it is the golden rectangle; narrow, a list whose left edge follows the arc. */
  readonly look: 'rectangle' | 'list';
  readonly size: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Where the children of the level one is at stand, and those of the chosen one: each on a turn of their own. */
  readonly here: Space;
  readonly next: Space;
  /** Where something new is founded: on the turn of this level, and of the chosen one. */
  readonly found: number;
  readonly foundNext: number;
}

/** In a smaller square the words of the inner ones would not fit. */
const leastSquare = 540;

export function frameOf(width: number, height: number): Frame {
  const size = Math.min((width - 124) / phi, height - 92);
  return size >= leastSquare ? rectangle(width, height, Math.min(size, 1100)) : list(width, height);
}

function rectangle(width: number, height: number, size: number): Frame {
  const arc = (size * Math.PI) / 2;
  return {
    ...{ look: 'rectangle', size, width, height },
    left: Math.max(44, (width - size * phi) / 2 - 16),
    top: Math.max(52, (height - size) / 2),
    here: { from: 0.195, to: 0.93, least: 166 / arc, widest: 200 / arc },
    next: { from: 0.43, to: 0.88, least: (118 * phi) / arc, widest: (150 * phi) / arc },
    found: 0.066,
    foundNext: 0.145,
  };
}

/** Measured in its height: the rows of a list stand evenly one below the other, wherever the arc has their edge. */
function list(width: number, height: number): Frame {
  const size = Math.min(436, Math.max(300, height * 0.6));
  const top = height - 668 * (size / 436);
  const at = (y: number): number => (y - top) / size;
  const foot = Math.min(height - 124, top + size * 1.29);
  return {
    ...{ look: 'list', size, width, height, left: 44, top },
    here: {
      from: at(Math.min(Math.max(142, top + size * 0.22), foot - 288)),
      to: at(foot - 74),
      ...{ least: 72 / size, widest: 72 / size, atEnd: true },
    },
    next: { from: 0.2, to: 0.9, least: 0.12, widest: 0.12 },
    found: turnAcross(at(foot)),
    foundNext: 0.1,
  };
}

/** A point of the spiral, in pixels of the window. */
export function inWindow({ look, size, left, top }: Frame, { x, y }: Point): Point {
  return look === 'rectangle'
    ? { x: left + x * size, y: top + y * size }
    : { x: left + y * size, y: top + x * size };
}

/** The turn of a place in the row of the level one is at. */
export const turnOf = ({ look }: Frame, place: number): number =>
  look === 'rectangle' ? place : turnAcross(place);

export const placed = (frame: Frame, turn: number, depth: number): Point =>
  inWindow(frame, seenAt(turn, depth));
