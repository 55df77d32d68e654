import { Refusal } from '@kinsong/contract/common/errors.ts';
import { planetId } from '@kinsong/contract/spaces/planet.ts';
import { kindOf, type SpaceKind } from '@kinsong/contract/spaces/space-kinds.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { mayInHouse } from '../identity/index.ts';
import { mayOrRefuse } from './permission.ts';

interface Wanted {
  readonly kind: SpaceKind;
  readonly parent_id: string | null;
}

const refuseKind = (why: string): never => {
  throw new Refusal('input.wrong', { kind: why });
};

/** Says in what it comes to lie. */
export async function mayFoundOrRefuse(
  house: House,
  person: Person,
  { kind, parent_id }: Wanted,
): Promise<SpaceKind | null> {
  if (parent_id === null) {
    if (kindOf(kind).foundedBy !== 'anyone') refuseKind('This kind of space lies within another.');
    return null;
  }
  const parent = await withinWhat(house, person, parent_id);
  if (!kindOf(parent).contains.includes(kind)) refuseKind('This kind of space does not lie here.');
  return parent;
}

/** The planet has no members: who keeps it is said by the house. */
async function withinWhat(house: House, person: Person, parentId: string): Promise<SpaceKind> {
  if (parentId !== planetId) return (await mayOrRefuse(house, person, 'spaces.foundWithin', parentId)).kind;
  if (!mayInHouse(person, 'spaces.keepPlanet')) throw new Refusal('allowed.not');
  return 'planet';
}
