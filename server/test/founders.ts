import { newId } from '@kinsong/contract/common/ids.ts';
import type { ConsciousnessLevel } from '@kinsong/contract/seekers/consciousness-levels.ts';
import { changeHouseRole } from '@kinsong/contract/super/house-roles.ts';
import { moveTrust, reachLevel, settle } from '../modules/seekers/index.ts';
import type { House } from '../platform/house.ts';
import type { Citizen, Town } from './people.ts';

/** The architect makes somebody a founder, or takes it from them. */
export async function asFounder(town: Town, person: Citizen, given = true): Promise<Citizen> {
  const architect = await town.architect();
  const body = { role: 'founder' as const, given, reason: 'Asked at the long table.' };
  await architect.call(changeHouseRole, { params: { person_id: person.id }, body });
  return person;
}

export async function founderNamed(town: Town, name: string): Promise<Citizen> {
  return asFounder(town, await town.person(name));
}

interface Grown {
  /** So many councils were seen through to their close: six each, on top of the hundred one comes with. */
  readonly councils?: number;
  readonly level?: ConsciousnessLevel;
  readonly onboarded?: boolean;
}

/** Somebody who has been here for long: nine councils bring them above 150. */
export async function grown(
  house: House,
  person: Citizen,
  { councils = 9, level = 'elevated', onboarded = true }: Grown = {},
): Promise<Citizen> {
  const at = house.clock.now();
  await house.db.transaction(async (tx) => {
    for (let n = 0; n < councils; n += 1) {
      const from = { type: 'council', id: newId(), space_id: null, text: null };
      await moveTrust(house, tx, { personId: person.id, cause: 'council_closed', at, from });
    }
    if (onboarded) await settle(house, tx, person.id, at);
    await reachLevel(tx, person.id, level);
  });
  return person;
}
