import { may, type Capability } from '@kinsong/contract/capabilities.ts';
import type { Standing } from '@kinsong/contract/common/capability.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { perHouse } from '../../platform/per-house.ts';
import { ShortCache } from '../../platform/short-cache.ts';
import { placeOf, type Place } from './spaces.sql.ts';

export function standingOf(person: Person, place: Place): Standing {
  const { role, kind, archived, invitedBy } = place;
  return { role, kind, archived, invitedBy, houseRoles: person.roles };
}

/**
 * The first line of every verb in a space. A stranger gets "not found", which is also the answer where there is nothing;
 * a member without the right gets "not allowed".
 */
export async function mayOrRefuse(
  house: House,
  person: Person,
  capability: Capability,
  spaceId: string,
): Promise<Place> {
  return judge(person, capability, await placeOf(house.db, person.id, spaceId));
}

/**
 * The same by a place found up to two seconds ago, where the write itself holds that the person is still there (what
 * changes on this node is known at once). For saying something, which is done many times a minute.
 */
export async function mayByRecentPlace(
  house: House,
  person: Person,
  capability: Capability,
  spaceId: string,
): Promise<Place> {
  const key = `${spaceId} ${person.id}`;
  const place = await recentPlaces(house).find(key, () => placeOf(house.db, person.id, spaceId));
  return judge(person, capability, place);
}

const recentPlaces = perHouse(({ clock }) => new ShortCache<Place>(clock));

/** Something changed in a space that is not a message: who may do what there is asked anew. */
export function forgetPlaces(house: House, spaceId: string): void {
  recentPlaces(house).forget((_, key) => key.startsWith(spaceId));
}

function judge(person: Person, capability: Capability, place: Place | null): Place {
  if (place === null) throw new Refusal('found.not');
  const standing = standingOf(person, place);
  if (may(standing, capability)) return place;
  const onlyClosed = place.archived && may({ ...standing, archived: false }, capability);
  throw new Refusal(onlyClosed ? 'space.archived' : 'allowed.not');
}
