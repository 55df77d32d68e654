import { kinds } from '@kinsong/contract/spaces/space-kinds.ts';
import type { MySpace } from '@kinsong/contract/spaces/spaces.ts';
import { abilities } from '../../spaces.data.ts';

/** The families and guilds in which one may found a salon, by name. */
export const foundingPlaces = (spaces: Iterable<MySpace>): MySpace[] =>
  [...spaces]
    .filter(
      (space) => kinds[space.kind].contains.includes('project') && abilities(space).has('spaces.foundWithin'),
    )
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
