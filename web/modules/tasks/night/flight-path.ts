/** A place on the screen, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What a star has to know of the screen to keep off its words. */
export interface Sky {
  /** Where it rises. */
  readonly tick: Spot;
  /** How far from the left edge no words begin. */
  readonly margin: number;
  /** How high nothing is written: over the title. */
  readonly over: number;
  /** Where it goes. */
  readonly chimney: Spot;
}

/** How wide it turns, where there is room. */
const turn = 36;
const steps = 84;

/** Up the left margin, over the title, down to the chimney: places at equal distances along the way. */
export function flightOf({ tick, margin, over, chimney }: Sky): Spot[] {
  // Between the margin and the title there is only so much room.
  const corner = Math.min(over, turn);
  const rise = Math.min(turn, Math.max(0, (tick.y - over) / 2));
  const bend = Math.min(turn, Math.max(0, (chimney.x - margin) / 3));
  const corners: [from: Spot, by: Spot, to: Spot][] = [
    [tick, { x: margin, y: tick.y }, { x: margin, y: tick.y - rise }],
    [
      { x: margin, y: over + corner },
      { x: margin, y: over },
      { x: margin + corner, y: over },
    ],
    [{ x: chimney.x - bend, y: over }, { x: chimney.x, y: over }, chimney],
  ];
  return evenly(corners.flatMap(rounded), steps);
}

/** A corner as a curve of short straight pieces. */
const rounded = ([from, by, to]: [Spot, Spot, Spot]): Spot[] =>
  Array.from({ length: 13 }, (_, index) => {
    const [t, rest] = [index / 12, 1 - index / 12];
    const at = (axis: 'x' | 'y') => rest * rest * from[axis] + 2 * rest * t * by[axis] + t * t * to[axis];
    return { x: at('x'), y: at('y') };
  });

function evenly(way: readonly Spot[], many: number): Spot[] {
  const pieces = way.slice(1).map((to, index) => {
    const from = way[index] ?? to;
    return { from, to, long: Math.hypot(to.x - from.x, to.y - from.y) };
  });
  const gap = pieces.reduce((sum, { long }) => sum + long, 0) / many;
  const spots = way.slice(0, 1);
  let passed = 0;
  for (const { from, to, long } of pieces) {
    while (spots.length < many && spots.length * gap <= passed + long) {
      const t = (spots.length * gap - passed) / long;
      spots.push({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t });
    }
    passed += long;
  }
  return [...spots, ...way.slice(-1)];
}
