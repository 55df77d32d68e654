/**
 * One golden spiral, drawn as quarter circles in the squares of a golden rectangle one high and φ wide; x grows to the
 * right and y downward. A turn is a quarter: turn 0 runs from the lower left corner to the top, turn 1 lies in the next
 * square, and so on for ever to the eye. What lies at one turn is at the next the same, turned by 90° and φ times smaller:
 * so going a turn deeper is one movement, and every depth looks alike.
 */
export const phi = (1 + Math.sqrt(5)) / 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const part = (5 + Math.sqrt(5)) / 10;
/** Where all turns end. */
export const eye: Point = { x: phi * part, y: part };

/** The same, so many turns deeper; a negative number brings it nearer. */
export function deeper({ x, y }: Point, turns: number): Point {
  const angle = (turns * Math.PI) / 2;
  const scale = phi ** -turns;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const [dx, dy] = [x - eye.x, y - eye.y];
  return { x: eye.x + dx * cos - dy * sin, y: eye.y + dx * sin + dy * cos };
}

/** Where on the spiral so many turns lie from its beginning; what is before the beginning goes on outward. */
export function pointAt(turn: number): Point {
  const whole = Math.floor(turn);
  const angle = ((turn - whole) * Math.PI) / 2;
  return deeper({ x: 1 - Math.cos(angle), y: 1 - Math.sin(angle) }, whole);
}

/** Where a turn is seen by whoever has gone down to a depth, between two levels too. */
export const seenAt = (turn: number, depth: number): Point => deeper(pointAt(turn), -depth);

/** How long a turn is along its arc, seen from a depth: a quarter of a circle, φ times shorter each. */
export const lengthOf = (turn: number, depth: number): number =>
  (Math.PI / 2) * phi ** -(Math.floor(turn) - depth);

/** How far from the eye. */
export const fromEye = ({ x, y }: Point): number => Math.hypot(x - eye.x, y - eye.y);

/** The turn at which the first two arcs have come so far to the right: for a list whose edge follows the spiral. */
export function turnAcross(x: number): number {
  const arc = (sine: number): number => Math.asin(Math.min(1, Math.max(-1, sine))) / (Math.PI / 2);
  return x <= 1 ? 1 - arc(1 - x) : 1 + arc((x - 1) * phi);
}
