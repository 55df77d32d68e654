import { waysBetween, type Place } from '../../../ui/scenery/star-path.ts';

/** Where the star of each intention stands in its picture, by its id. */
type Stars = Readonly<Record<string, Place>>;
type Line = readonly [from: string, to: string];

/** Near by: a house, from its feet over walls and roof, with one light inside. */
export const houseStars: Stars = {
  sorry: [106, 182],
  table: [106, 92],
  elders: [200, 26],
  children: [294, 92],
  rest: [294, 182],
  songs: [200, 144],
};
const houseLines: readonly Line[] = [
  ['sorry', 'table'],
  ['table', 'elders'],
  ['elders', 'children'],
  ['children', 'rest'],
  ['rest', 'sorry'],
  ['table', 'children'],
];

/** Far off: a round world, and the stars on it. */
export const globe = { x: 200, y: 106, radius: 82 };
export const globeStars: Stars = {
  grow: [150, 72],
  mend: [212, 52],
  neighbours: [252, 112],
  river: [166, 126],
  hands: [214, 164],
  nobody_alone: [130, 110],
};
const globeLines: readonly Line[] = [
  ['grow', 'mend'],
  ['mend', 'neighbours'],
  ['neighbours', 'hands'],
  ['hands', 'river'],
  ['river', 'nobody_alone'],
  ['nobody_alone', 'grow'],
];

const straight = (from: Place, to: Place): string => `M${from.join(' ')}L${to.join(' ')}`;

/** Over a globe the shortest way bends outward. */
function bent(from: Place, to: Place): string {
  const out = 1.28;
  const x = globe.x + ((from[0] + to[0]) / 2 - globe.x) * out;
  const y = globe.y + ((from[1] + to[1]) / 2 - globe.y) * out;
  return `M${from.join(' ')}Q${x} ${y} ${to.join(' ')}`;
}

export const houseWays = waysBetween(houseStars, houseLines, straight);
export const globeWays = waysBetween(globeStars, globeLines, bent);
