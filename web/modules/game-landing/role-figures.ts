export type Figure = 'eye' | 'bridge' | 'house';

interface Constellation {
  stars: readonly (readonly [x: number, y: number])[];
  /** Pairs of stars that a line joins. */
  lines: readonly (readonly [from: number, to: number])[];
  /** Where the flame burns. */
  flame: readonly [x: number, y: number];
}

/** The three roles as figures in the sky, on a sheet of 360 by 250. */
export const figures: Readonly<Record<Figure, Constellation>> = {
  eye: {
    stars: [
      [40, 128],
      [98, 74],
      [180, 52],
      [262, 74],
      [320, 128],
      [262, 180],
      [180, 202],
      [98, 180],
      [180, 92],
      [214, 127],
      [180, 162],
      [146, 127],
    ],
    lines: [...ring([0, 1, 2, 3, 4, 5, 6, 7]), ...ring([8, 9, 10, 11])],
    flame: [180, 127],
  },
  bridge: {
    stars: [
      [24, 176],
      [92, 176],
      [92, 84],
      [136, 108],
      [180, 120],
      [224, 108],
      [268, 84],
      [268, 176],
      [336, 176],
      [136, 176],
      [180, 176],
      [224, 176],
    ],
    lines: [
      ...path([0, 1, 9, 10, 11, 7, 8]),
      ...path([0, 2, 3, 4, 5, 6, 8]),
      [1, 2],
      [9, 3],
      [10, 4],
      [11, 5],
      [7, 6],
    ],
    flame: [180, 176],
  },
  house: {
    stars: [
      [76, 204],
      [76, 116],
      [180, 40],
      [240, 84],
      [284, 116],
      [284, 204],
      [208, 204],
      [208, 150],
      [152, 150],
      [152, 204],
      [240, 52],
    ],
    lines: [...path([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0]), [1, 4], [3, 10]],
    flame: [180, 178],
  },
};

type Pair = readonly [number, number];

function path(stars: readonly number[]): Pair[] {
  return stars.slice(1).map((star, before) => [stars[before] ?? star, star]);
}

function ring(stars: readonly number[]): Pair[] {
  return path([...stars, ...stars.slice(0, 1)]);
}

/** Points along a spiral of golden growth, as a path; `radius` is where it stands at the turn nought. */
export function spiralPath(spiral: {
  radius: number;
  growth: number;
  from: number;
  to: number;
  start: number;
}) {
  const points: string[] = [];
  for (let turn = spiral.from; turn <= spiral.to; turn += 0.08) {
    const [x, y] = spiralPoint(spiral, turn);
    points.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
  }
  return `M${points.join('L')}`;
}

export function spiralPoint(
  { radius, growth, start }: { radius: number; growth: number; start: number },
  turn: number,
): [number, number] {
  const reach = radius * Math.exp((Math.log(growth) / (2 * Math.PI)) * turn);
  return [reach * Math.cos(start + turn), reach * Math.sin(start + turn)];
}
