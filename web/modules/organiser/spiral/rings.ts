import type { Child, Level as LevelName } from '@kinsong/contract/organiser/nodes.ts';
import { placed, turnOf, type Frame } from '@kinsong/engines/spiral/frames.ts';
import { phi, type Point } from '@kinsong/engines/spiral/golden.ts';
import { heldMove, placeOf, rowOf, windowOf, type Row } from '@kinsong/engines/spiral/row-of-places.ts';
import type { Level } from '../kept-levels.ts';
import type { Founded } from '../node-words.ts';

/** The children of one level on their turn. */
export interface Ring {
  readonly id: string;
  /** How deep the level lies that they are the children of: their turn begins there. */
  readonly depth: number;
  readonly kind: LevelName;
  readonly name: string;
  readonly children: readonly Child[];
  readonly total: number;
  readonly mayFound: readonly Founded[];
}

export const ringOf = (level: Level, depth: number): Ring => ({
  id: level.id,
  depth,
  kind: level.node.kind,
  name: level.node.name,
  children: level.children,
  total: level.total,
  mayFound: level.may_create,
});

export const rowHere = (ring: Ring, frame: Frame): Row => rowOf(ring.total, frame.here);
const rowNext = (ring: Ring, frame: Frame): Row => rowOf(ring.total, frame.next);

/** Which of a ring are drawn: of the level one is at those in its window, of any other those that have room. */
export function drawnOf(ring: Ring, frame: Frame, moved: number, isHere: boolean): readonly [number, number] {
  const row = isHere ? rowHere(ring, frame) : rowNext(ring, frame);
  return windowOf(row, isHere ? moved : 0, isHere ? row.apart * 1.75 : 0);
}

export interface Spot extends Point {
  readonly scale: number;
  /** 0 is not to be seen. */
  readonly light: number;
}

/** Where one of a ring is seen from a depth. Between two levels it goes from its one place to the other. */
export function spotOf(ring: Ring, index: number, frame: Frame, moved: number, depth: number): Spot {
  const away = ring.depth - depth;
  const here = rowHere(ring, frame);
  const place = placeOf(here, index, heldMove(here, moved));
  const next = placeOf(rowNext(ring, frame), index, 0);
  return spot(frame, ring.depth, turnOf(frame, place), next, depth, endLight(here, place) * lightAway(away));
}

/** The same for what is not there yet: where something new is founded. */
export const foundSpot = (ring: Ring, frame: Frame, depth: number): Spot =>
  spot(frame, ring.depth, frame.found, frame.foundNext, depth, lightAway(ring.depth - depth));

function spot(frame: Frame, level: number, here: number, next: number, depth: number, light: number): Spot {
  const away = level - depth;
  const part = Math.min(1, Math.max(0, away));
  const at = placed(frame, level + here + (next - here) * part, depth);
  return { ...at, scale: phi ** (-away * 0.46), light };
}

/** What goes out past the window, and what comes from too deep, fades. */
const lightAway = (away: number): number =>
  Math.max(0, Math.min(1, away < 0 ? 1 + away * 1.7 : 1 - (away - 1) * 2.5));

/** Beyond the ends of the row they go out one after the other. */
function endLight({ from, to, apart }: Row, place: number): number {
  const past = Math.max(from - place, place - to, 0) / (apart * 0.7);
  return Math.max(0, 1 - past);
}
