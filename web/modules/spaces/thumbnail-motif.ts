import type { Template } from '@kinsong/contract/spaces/settings.ts';
import type { SpaceKind } from '@kinsong/contract/spaces/space-kinds.ts';

export type Motif = 'house' | 'cup' | 'cake' | 'book' | 'garden' | 'table' | 'lamp' | 'boat' | 'plane';

const spoken: readonly [Motif, RegExp][] = [
  ['cake', /birth|turns|party|feast|celebrat|wedding|anniversary|christmas|easter/i],
  ['house', /house|roof|home|build|mend|repair|move|moving|room|barn|attic/i],
  ['book', /book|stor(y|ies)|school|learn|\bread|archive|letter|writ|plan(s|ning)?\b/i],
  ['cup', /week|care|tea|coffee|kitchen|visit|breakfast|soup|oma|grand/i],
  ['garden', /garden|grow|plant|tree|harvest|field|river|forest/i],
  ['boat', /journey|travel|holiday|sail|sea|island|boat/i],
  ['plane', /work|craft|company|studio|& (son|daughter)/i],
];

export const motifOfTemplate: Readonly<Record<Template, Motif>> = {
  empty: 'lamp',
  event: 'cake',
  house_repair: 'house',
  care: 'cup',
  journey: 'boat',
  company: 'plane',
  retreat: 'table',
};

/** What a name speaks of; else what it was founded for; else a lamp, and for a guild its table. */
export function motifOf(name: string, kind: SpaceKind, template: Template = 'empty'): Motif {
  const found = spoken.find(([, words]) => words.test(name));
  return found?.[0] ?? (kind === 'guild' ? 'table' : motifOfTemplate[template]);
}
