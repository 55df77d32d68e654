import { glow, type Chance, type Inks, type Pen } from '../../../../ui/drawing/index.ts';

/** Where a segment's picture is painted. All lengths are CSS pixels. */
export interface Scene {
  readonly ink: Inks;
  readonly roll: Chance;
  readonly width: number;
  readonly height: number;
  readonly narrow: boolean;
  /** Of all that stands in the picture. */
  readonly scale: number;
  /** Where the ground begins on which people stand; below it is what one does with the montage. */
  readonly floor: number;
  /** On a dark ground light is added; on paper it is laid like colour. */
  readonly dark: boolean;
  /** Where words stand. */
  readonly quiet: (x: number, y: number) => boolean;
}

/**
 * One sheet of a picture. It is painted once and moved as it is: over the time of its segment it drifts by so many pixels,
 * and its light breathes as the house does, flickers as a flame does, or comes up slowly.
 */
export interface Sheet {
  readonly name: string;
  readonly drift?: readonly [x: number, y: number];
  readonly shine?: 'breath' | 'flicker' | 'rise';
  /** Steps of whoever walks, or waves under a boat. */
  readonly sway?: 'steps' | 'waves';
  paint(pen: Pen): void;
}

export type Painter = (scene: Scene) => readonly Sheet[];

/** What is painted beyond each side of the window, so that a sheet that drifts never shows its edge. */
export const bleed = 36;

/** A light with a source; its strength is what it adds at its middle. */
export function shine(
  { ink, dark }: Scene,
  pen: Pen,
  [x, y, radius]: readonly [number, number, number],
  strength: number,
  colour = 'stage-light',
): void {
  if (dark) return glow(pen, x, y, radius, strength, (part) => ink(colour, part));
  const wash = pen.createRadialGradient(x, y, 0, x, y, radius);
  wash.addColorStop(0, ink(colour, Math.min(1, strength * 1.5)));
  wash.addColorStop(0.3, ink(colour, strength * 0.66));
  wash.addColorStop(1, ink(colour, 0));
  pen.save();
  pen.globalCompositeOperation = 'multiply';
  pen.fillStyle = wash;
  pen.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  pen.restore();
}

/** A line through points, as thick as a limb. */
export function limb(pen: Pen, width: number, ...points: readonly (readonly [number, number])[]): void {
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.stroke();
}

export function oval(pen: Pen, x: number, y: number, wide: number, high: number, turn = 0): void {
  pen.beginPath();
  pen.ellipse(x, y, wide, high, turn, 0, 2 * Math.PI);
  pen.fill();
}
