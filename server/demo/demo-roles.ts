import { newId } from '@kinsong/contract/common/ids.ts';
import { day } from '@kinsong/contract/common/time.ts';
import { describeHelper, takeDuty } from '@kinsong/contract/council/roster.ts';
import { changeHouseRole, type GivenRole } from '@kinsong/contract/super/house-roles.ts';
import { after, type Home, type Moment } from './demo-house.ts';
import { host, type Name } from './people.ts';
import { momentOf } from './read-talk.ts';

const given: readonly { readonly to: Name; readonly role: GivenRole; readonly reason: string }[] = [
  { to: 'Hanna', role: 'facilitator', reason: 'She has led circles at the mill for six years' },
  { to: 'Kofi', role: 'monitor', reason: 'He asks kindly, and he remembers' },
];

/** Who helps in councils, and who can be reached on the evenings to come. */
export const roleMoments = (today: Date): Moment[] => [
  { at: momentOf(today, 2, 20, 5), happen: giveRoles },
  { at: momentOf(today, 2, 20, 20), happen: (home) => plan(home, today) },
];

async function giveRoles(home: Home): Promise<void> {
  for (const { to, role, reason } of given) {
    const params = { person_id: home.who(to).id };
    await home.who(host).call(changeHouseRole, { params, body: { role, given: true, reason } });
  }
}

async function plan(home: Home, today: Date): Promise<void> {
  const hanna = home.who('Hanna');
  const free_hours = [2, 4, 7].map((weekday) => ({ weekday, from: '19:00', to: '22:00' }));
  await hanna.call(describeHelper, {
    params: { person_id: hanna.id },
    body: { specialties: ['couples', 'brothers_and_sisters', 'grief'], free_hours },
  });
  for (const days of [0, 1, 3])
    await hanna.call(takeDuty, {
      body: {
        id: newId(),
        person_id: hanna.id,
        starts_at: after(momentOf(today, 0, 18, 0), days * day).toISOString(),
        duty_hours: 6,
      },
    });
}
