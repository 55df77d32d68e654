type Point = readonly [x: number, y: number];

/** A way on the ground: it leaves the door narrow and comes nearer as it widens. */
export interface Ribbon {
  readonly from: Point;
  readonly to: Point;
  readonly path: string;
}

const steps = 28;

function ribbon(course: readonly [Point, Point, Point, Point], narrow: number, broad: number): Ribbon {
  const left: string[] = [];
  const right: string[] = [];
  for (let step = 0; step <= steps; step++) {
    const along = step / steps;
    const [x, y] = pointOn(course, along);
    const [dx, dy] = slopeOn(course, along);
    const length = Math.hypot(dx, dy) || 1;
    const half = (narrow + (broad - narrow) * along ** 1.4) / 2;
    left.push(`${(x - (dy / length) * half).toFixed(1)} ${(y + (dx / length) * half).toFixed(1)}`);
    right.unshift(`${(x + (dy / length) * half).toFixed(1)} ${(y - (dx / length) * half).toFixed(1)}`);
  }
  return { from: course[0], to: course[3], path: `M${[...left, ...right].join('L')}Z` };
}

const mix = (course: readonly Point[], weights: readonly number[]): Point =>
  [0, 1].map((axis) =>
    course.reduce((sum, point, at) => sum + (point[axis] ?? 0) * (weights[at] ?? 0), 0),
  ) as unknown as Point;

const pointOn = (course: readonly Point[], t: number): Point =>
  mix(course, [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3]);

const slopeOn = (course: readonly Point[], t: number): Point =>
  mix(course, [
    -3 * (1 - t) ** 2,
    3 * (1 - t) ** 2 - 6 * t * (1 - t),
    6 * t * (1 - t) - 3 * t ** 2,
    3 * t ** 2,
  ]);

/** From the door at the top, in the middle, to the middles of three columns at the foot: 1344 by 240. */
export const ribbons = {
  council: ribbon(
    [
      [663, 0],
      [652, 100],
      [310, 60],
      [224, 240],
    ],
    13,
    92,
  ),
  projects: ribbon(
    [
      [672, 0],
      [628, 76],
      [716, 150],
      [672, 240],
    ],
    13,
    96,
  ),
  game: ribbon(
    [
      [681, 0],
      [692, 100],
      [1034, 60],
      [1120, 240],
    ],
    13,
    92,
  ),
} as const;
