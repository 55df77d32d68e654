export type Place = readonly [x: number, y: number];

/** The way between two stars, as it is drawn. */
export interface Way {
  readonly from: string;
  readonly to: string;
  readonly path: string;
}

/** A star of four points around a place; `size` is half of what its points reach. */
export function starPath(x: number, y: number, size: number): string {
  const [far, near] = [size * 2, size * 0.3];
  return (
    `M${x} ${y - far}Q${x + near} ${y - near} ${x + far} ${y}Q${x + near} ${y + near} ${x} ${y + far}` +
    `Q${x - near} ${y + near} ${x - far} ${y}Q${x - near} ${y - near} ${x} ${y - far}Z`
  );
}

/** The ways between stars that are neighbours, each drawn in the same manner. */
export const waysBetween = (
  stars: Readonly<Record<string, Place>>,
  neighbours: readonly (readonly [from: string, to: string])[],
  draw: (from: Place, to: Place) => string,
): Way[] =>
  neighbours.flatMap(([from, to]) => {
    const [a, b] = [stars[from], stars[to]];
    return a === undefined || b === undefined ? [] : [{ from, to, path: draw(a, b) }];
  });
