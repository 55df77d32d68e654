import { eased } from '@kinsong/engines/onboarding/curtain-times.ts';

/** One leaf of the curtain, from the wall that it hangs at; the other is its mirror image. Lengths are CSS pixels. */
export interface Hanging {
  /** How far it is open, from 0 to 1. */
  readonly open: number;
  /** Of the window. */
  readonly width: number;
}

/** A closed leaf reaches a little beyond the middle, so that no light falls through. */
export const reach = (width: number): number => width / 2 + 4;

/** From here on the gathered cloth is drawn out of sight. */
const gathered = 0.72;

/** Where the cloth begins: at the wall, and behind it when it leaves. */
export const outerOf = ({ open, width }: Hanging): number =>
  -eased((open - 0.45) / 0.55) * (width * 0.27 + 24);

/** Where its inner edge hangs at a height, from 0 at the top to 1 at the hem: the hem comes last, and swings wide. */
export function edgeOf(hanging: Hanging, height: number): number {
  const { open, width } = hanging;
  const part = Math.min(1, open / gathered);
  const wide = reach(width) + (width * 0.2 - reach(width)) * part;
  const swing = 0.12 * Math.cos(height * 2.5 + 0.1) - 0.15 * height ** 2.2 + 0.016 * Math.sin(height * 9);
  return outerOf(hanging) + wide * (1 + swing * Math.min(1, part * 2));
}

export interface Slice {
  readonly top: number;
  readonly height: number;
}

/**
 * A slice of the cloth becomes a trapezium, as wide above and below as the edge says: so the folds crowd as it is drawn
 * aside, and neighbours meet exactly. Told as a matrix, since a browser moves what is painted without painting it again.
 */
export function trapezium(hanging: Hanging, { top, height }: Slice, whole: number): string {
  const outer = outerOf(hanging);
  const [above, below] = [top / whole, (top + height) / whole].map(
    (at) => Math.max(4, edgeOf(hanging, at) - outer) / reach(hanging.width),
  ) as [number, number];
  const tilt = (above / below - 1) / height;
  const columns = [above, 0, 0, 0, outer * tilt, above / below, 0, tilt, 0, 0, 1, 0, outer, 0, 0, 1];
  return `matrix3d(${columns.map((value) => Number(value.toFixed(7))).join(',')})`;
}
