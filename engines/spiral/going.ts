import { phi } from './golden.ts';

/** The way from one depth to another, a part of its time gone by: a turn at a time, begun and ended gently. */
export function depthOnTheWay(from: number, to: number, part: number): number {
  const t = Math.min(1, Math.max(0, part));
  const gentle = t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2;
  return from + (to - from) * gentle;
}

/** Fingers that move apart to φ times their distance have gone a turn in. */
export const depthByPinch = (from: number, ratio: number): number => from + Math.log(ratio) / Math.log(phi);

/** So many pixels of a wheel are a turn. */
const wheelTurn = 420;
export const depthByWheel = (from: number, pixels: number): number => from - pixels / wheelTurn;

/** One is held where there is nothing above or below, but feels that the hand is heard. */
export function heldDepth(depth: number, least: number, most: number): number {
  const over = depth > most ? depth - most : depth < least ? depth - least : 0;
  return depth - over + Math.tanh(over * 2) * 0.09;
}

/** Where one comes to rest who let go between two levels: a third of a turn is meant. */
export function restingDepth(from: number, depth: number): number {
  const gone = depth - from;
  return Math.abs(gone) < 1 / 3 ? from : from + Math.sign(gone);
}

/** How much of a level is still to be read when one is so far from it: words fade before the next ones come. */
export const wordsSeen = (away: number): number => Math.max(0, 1 - Math.abs(away) * 2.4);
