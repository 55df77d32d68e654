import { newId } from '@kinsong/contract/common/ids.ts';
import { describeHelper, dropDuty, readRoster, takeDuty } from '@kinsong/contract/council/roster.ts';
import { changeHouseRole, type GivenRole } from '@kinsong/contract/super/house-roles.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let [ada, ilse, bram, olaf]: Citizen[] = [];
const at = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000).toISOString();

async function role(who: Citizen, name: GivenRole, given = true): Promise<void> {
  const body = { role: name, given, reason: 'The circle asked for it' };
  await ada!.call(changeHouseRole, { params: { person_id: who.id }, body });
}

beforeAll(async () => {
  home = await openTestApp();
  ada = await home.town.architect();
  [ilse, bram, olaf] = await Promise.all(['Ilse', 'Bram', 'Olaf'].map((name) => home.town.person(name)));
  await role(ilse!, 'facilitator');
  await role(bram!, 'monitor');
});
afterAll(() => home.close());

const duty = (who: Citizen, from: number, duty_hours: number, id = newId()) => ({
  body: { id, person_id: who.id, starts_at: at(from), duty_hours },
});

test('[D3] the house says that nobody is on duty, and until when somebody is', async () => {
  expect((await ada!.call(readRoster, {})).covered_until).toBeNull();
  const first = duty(ilse!, -1, 3);
  await ilse!.call(takeDuty, first);
  const roster = await ada!.call(takeDuty, duty(ilse!, 1.9, 5));
  expect(Date.parse(roster.covered_until!)).toBeGreaterThan(Date.now() + 5.9 * 60 * 60 * 1000);
  expect(roster.helpers).toHaveLength(2);
  const helper = (who: Citizen) => roster.helpers.find(({ person_id }) => person_id === who.id);
  expect(helper(ilse!)).toMatchObject({ roles: ['facilitator'], on_duty: true });
  expect(helper(bram!)).toMatchObject({ roles: ['monitor'], on_duty: false });
  const given = await ilse!.call(dropDuty, { params: { duty_id: first.body.id } });
  expect([given.covered_until, given.duties.length]).toEqual([null, 1]);
});

test('[D3] a duty sent twice stands once; the same id for another one is refused, and so is one that is over', async () => {
  const once = duty(ilse!, 30, 2);
  const before = (await ilse!.call(readRoster, {})).duties.length;
  await ilse!.call(takeDuty, once);
  expect((await ilse!.call(takeDuty, once)).duties).toHaveLength(before + 1);
  await expect(ilse!.call(takeDuty, duty(ilse!, 40, 2, once.body.id))).rejects.toMatchObject({
    code: 'id.taken',
  });
  await expect(ilse!.call(takeDuty, duty(ilse!, -5, 2))).rejects.toMatchObject({ code: 'duty.over' });
});

test('[D3] helpers say what they know and when they are free; nobody says it for another but a super user', async () => {
  const body = { specialties: ['money' as const], free_hours: [{ weekday: 2, from: '19:00', to: '21:30' }] };
  const params = { person_id: ilse!.id };
  await expect(bram!.call(describeHelper, { params, body })).rejects.toMatchObject({ code: 'allowed.not' });
  await ilse!.call(describeHelper, { params, body });
  const { helpers } = await ada!.call(describeHelper, { params, body: { ...body, specialties: ['grief'] } });
  expect(helpers.find(({ person_id }) => person_id === ilse!.id)).toMatchObject({
    specialties: ['grief'],
    free_hours: body.free_hours,
  });
  await expect(ada!.call(describeHelper, { params: { person_id: olaf!.id }, body })).rejects.toMatchObject({
    code: 'found.not',
  });
});

test('[D3] a monitor is never on duty, a member sees no roster, and who lost the role is on duty no more at once', async () => {
  await expect(bram!.call(takeDuty, duty(bram!, 1, 1))).rejects.toMatchObject({ code: 'found.not' });
  await expect(bram!.call(takeDuty, duty(ilse!, 1, 1))).rejects.toMatchObject({ code: 'allowed.not' });
  await expect(olaf!.call(readRoster, {})).rejects.toMatchObject({ code: 'allowed.not' });
  await ilse!.call(takeDuty, duty(ilse!, -1, 2));
  expect((await ilse!.call(readRoster, {})).covered_until).not.toBeNull();
  await role(ilse!, 'facilitator', false);
  await expect(ilse!.call(readRoster, {})).rejects.toMatchObject({ code: 'allowed.not' });
  expect(await ada!.call(readRoster, {})).toMatchObject({ covered_until: null, duties: [] });
});
