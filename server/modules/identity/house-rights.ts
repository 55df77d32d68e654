import { may, type houseCapabilities } from '@kinsong/contract/capabilities.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Person } from '../../platform/person.ts';
import { caller, type Visit } from '../../platform/caller.ts';

type OfHouse = keyof typeof houseCapabilities;

export const mayInHouse = (person: Person, capability: OfHouse): boolean =>
  may(
    { role: null, kind: null, archived: false, invitedBy: 'members', houseRoles: person.roles },
    capability,
  );

/** Who makes the call, when their part in the house allows it. */
export function callerWho(visit: Visit, capability: OfHouse): Person {
  const person = caller(visit);
  if (!mayInHouse(person, capability)) throw new Refusal('allowed.not');
  return person;
}
