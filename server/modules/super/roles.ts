import type { Answer, Received } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { changeHouseRole, HousePerson, peopleOfHouse } from '@kinsong/contract/super/house-roles.ts';
import type { House } from '../../platform/house.ts';
import { caller, type Visit } from '../../platform/caller.ts';
import { callerWho, changeRoles, mayInHouse } from '../identity/index.ts';
import { profilesOf } from '../seekers/index.ts';
import { listPeople, type PersonRow } from './people.sql.ts';

const aPage = 50;

export async function readPeople(
  house: House,
  { words, skip }: Received<typeof peopleOfHouse>['query'],
  visit: Visit,
): Promise<Answer<typeof peopleOfHouse>> {
  callerWho(visit, 'super.giveRoles');
  const rows = await listPeople(house.db, { words, skip, most: aPage + 1 });
  return { people: await shapesOf(house, rows.slice(0, aPage)), more: rows.length > aPage };
}

export async function changeRole(
  house: House,
  personId: string,
  { role, given, reason }: Received<typeof changeHouseRole>['body'],
  visit: Visit,
): Promise<HousePerson> {
  // Everyone else has no list of people, and no number leads to anybody in it.
  if (!mayInHouse(caller(visit), 'super.giveRoles')) throw new Refusal('found.not');
  await changeRoles(house, { personId, role, given, reason }, visit);
  const [person] = await shapesOf(
    house,
    await listPeople(house.db, { words: '', skip: 0, most: 1, only: personId }),
  );
  if (person === undefined) throw new Refusal('found.not');
  return person;
}

async function shapesOf(house: House, rows: readonly PersonRow[]): Promise<HousePerson[]> {
  const profiles = await profilesOf(
    house.db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name, since, roles }) => ({
    id,
    name,
    avatar_url: profiles.get(id)?.avatar_url ?? '',
    since: since.toISOString(),
    roles,
  }));
}
