/** The trust spiral: 0 to 200 over one and a quarter turns, from the foot round by the left, growing as shells do. */
export const spiralEnd = 200;
const turns = 1.25;
const foot = Math.PI / 2;

/** How wide a spiral is drawn: its radius and half its band, at 0 and at 200. */
export interface Measure {
  readonly radius: readonly [number, number];
  readonly band: readonly [number, number];
}

export const large: Measure = { radius: [64, 126], band: [4, 8.5] };
/** Drawn heavier for 28 to 40 px. */
export const small: Measure = { radius: [44, 112], band: [14, 24] };

const grown = ([from, to]: readonly [number, number], t: number): number => from * (to / from) ** t;

const angleAt = (t: number): number => foot + turns * 2 * Math.PI * t;

/** Where a value lies, so far outside the middle of the band; the middle of the spiral is 0, 0. */
export function pointAt({ radius }: Measure, value: number, outside = 0): { x: number; y: number } {
  const t = value / spiralEnd;
  const r = grown(radius, t) + outside;
  return { x: r * Math.cos(angleAt(t)), y: r * Math.sin(angleAt(t)) };
}

/** The field that the large one is drawn in. */
const field = { left: -140, top: -168, width: 366, height: 352 };
export const fieldBox = `${field.left} ${field.top} ${field.width} ${field.height}`;

/** Where words stand over the drawing, in parts of it. */
export const placed = ({ x, y }: { x: number; y: number }): { left: string; top: string } => ({
  left: `${(((x - field.left) / field.width) * 100).toFixed(2)}%`,
  top: `${(((y - field.top) / field.height) * 100).toFixed(2)}%`,
});

const steps = 96;
const written = ({ x, y }: { x: number; y: number }): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The piece of the band between two values, with round ends where it is asked to have them. */
export function bandPath(
  measure: Measure,
  from: number,
  to: number,
  { round = [true, true], wider = 0 }: { round?: readonly [boolean, boolean]; wider?: number } = {},
): string {
  const count = Math.max(2, Math.ceil((Math.abs(to - from) / spiralEnd) * steps));
  const values = Array.from({ length: count + 1 }, (_, step) => from + ((to - from) * step) / count);
  const half = (value: number): number => grown(measure.band, value / spiralEnd) + wider;
  const outer = values.map((value) => written(pointAt(measure, value, half(value))));
  const inner = values.toReversed().map((value) => written(pointAt(measure, value, -half(value))));
  const cap = (value: number, isRound: boolean, to: string): string =>
    isRound ? `A${half(value).toFixed(1)} ${half(value).toFixed(1)} 0 0 1 ${to}` : `L${to}`;
  return `M${outer.join('L')}${cap(to, round[1], inner[0]!)}L${inner.join('L')}${cap(from, round[0], outer[0]!)}Z`;
}

/** The levels beyond 200, each a dot further out and fainter. */
export const beyond = Array.from({ length: 9 }, (_, level) => spiralEnd + 6 + level * 8.5);
