import type { SpaceKind } from '@kinsong/contract/spaces/space-kinds.ts';

export type Motif = 'house' | 'cup' | 'cake' | 'book' | 'garden' | 'table' | 'lamp';

const spoken: readonly [Motif, RegExp][] = [
  ['cake', /birth|turns|party|feast|celebrat|wedding|anniversary|christmas|easter/i],
  ['house', /house|roof|home|build|mend|repair|move|moving|room|barn|attic/i],
  ['cup', /week|care|tea|coffee|kitchen|visit|breakfast|soup|oma|grand/i],
  ['book', /book|stor|school|learn|read|archive|letter|write|plan/i],
  ['garden', /garden|grow|plant|tree|harvest|field|river|forest/i],
];

/** What a name speaks of; where it speaks of none of these, a lamp, and for a guild its table. */
export function motifOf(name: string, kind: SpaceKind): Motif {
  const found = spoken.find(([, words]) => words.test(name));
  return found?.[0] ?? (kind === 'guild' ? 'table' : 'lamp');
}
