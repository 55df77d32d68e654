import type { Answer, Received } from '@kinsong/contract/common/call.ts';
import { hour } from '@kinsong/contract/common/time.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { coveredUntil } from '@kinsong/contract/council/covered-until.ts';
import type { describeHelper, readRoster, takeDuty } from '@kinsong/contract/council/roster.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { caller, type Visit } from '../../platform/caller.ts';
import { callerWho, mayInHouse } from '../identity/index.ts';
import { profilesOf } from '../seekers/index.ts';
import * as rows from './roster.sql.ts';

type Roster = Answer<typeof readRoster>;

export async function roster(house: House, visit: Visit): Promise<Roster> {
  callerWho(visit, 'council.seeRoster');
  return read(house);
}

export async function describe(
  house: House,
  personId: string,
  { specialties, free_hours }: Received<typeof describeHelper>['body'],
  visit: Visit,
): Promise<Roster> {
  mayFor(visit, personId);
  if (!(await rows.listHelpers(house.db)).some((helper) => helper.personId === personId))
    throw new Refusal('found.not');
  await rows.keepHelper(house.db, {
    personId,
    specialties: [...new Set(specialties)],
    freeHours: free_hours,
  });
  return read(house);
}

/** Facilitators alone are on duty: a monitor asks after promises, and cannot lead a council. */
export async function take(
  house: House,
  { id, person_id, starts_at, duty_hours }: Received<typeof takeDuty>['body'],
  visit: Visit,
): Promise<Roster> {
  refuseForeign(callerWho(visit, 'council.seeRoster'), person_id);
  const helper = (await rows.listHelpers(house.db)).find(({ personId }) => personId === person_id);
  if (helper?.roles.includes('facilitator') !== true) throw new Refusal('found.not');
  const startsAt = new Date(starts_at);
  const endsAt = new Date(startsAt.getTime() + duty_hours * hour);
  if (endsAt <= house.clock.now()) throw new Refusal('duty.over');
  if (!(await rows.insertDuty(house.db, { id, personId: person_id, startsAt, endsAt })))
    throw new Refusal('id.taken');
  return read(house);
}

export async function drop(house: House, id: string, visit: Visit): Promise<Roster> {
  const who = caller(visit);
  const duty = await rows.findDuty(house.db, id);
  if (duty === null || !mayInHouse(who, 'council.seeRoster')) throw new Refusal('found.not');
  refuseForeign(who, duty.personId);
  await rows.deleteDuty(house.db, id);
  return read(house);
}

/** Whoever has no part in councils finds nobody there. */
function mayFor(visit: Visit, personId: string): void {
  const who = caller(visit);
  if (!mayInHouse(who, 'council.seeRoster')) throw new Refusal('found.not');
  refuseForeign(who, personId);
}

/** Everyone answers for themself; who looks after the house, for all. */
function refuseForeign({ id, roles }: Person, personId: string): void {
  if (id !== personId && !roles.includes('super_user')) throw new Refusal('allowed.not');
}

async function read(house: House): Promise<Roster> {
  const now = house.clock.now();
  const [helpers, planned] = await Promise.all([rows.listHelpers(house.db), rows.dutiesAfter(house.db, now)]);
  const facilitators = new Set(
    helpers.filter(({ roles }) => roles.includes('facilitator')).map(({ personId }) => personId),
  );
  // Who lost the role is on duty no more, though their shift stands.
  const duties = planned.filter(({ personId }) => facilitators.has(personId));
  const profiles = await profilesOf(
    house.db,
    helpers.map(({ personId }) => personId),
  );
  const spans = duties.map(({ startsAt, endsAt }) => ({ from: startsAt.getTime(), to: endsAt.getTime() }));
  const until = coveredUntil(spans, now.getTime());
  const onDuty = new Set(duties.filter(({ startsAt }) => startsAt <= now).map(({ personId }) => personId));
  return {
    helpers: helpers.map(({ personId, roles, specialties, freeHours }) => ({
      person_id: personId,
      name: profiles.get(personId)?.name ?? '',
      avatar_url: profiles.get(personId)?.avatar_url ?? '',
      roles: [...roles],
      specialties,
      free_hours: freeHours,
      on_duty: onDuty.has(personId),
    })),
    duties: duties.map(({ id, personId, startsAt, endsAt }) => ({
      id,
      person_id: personId,
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
    })),
    covered_until: until === null ? null : new Date(until).toISOString(),
  };
}
