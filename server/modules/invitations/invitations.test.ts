import { newId } from '@kinsong/contract/common/ids.ts';
import * as arriving from '@kinsong/contract/invitations/register-and-redeem.ts';
import { inviteToSpace, myInvitations, revokeInvitation } from '@kinsong/contract/invitations/invitations.ts';
import {
  archiveSpace,
  changeRole,
  mySpaces,
  openSpace,
  removeMember,
} from '@kinsong/contract/spaces/spaces.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { letterTo } from '../../test/letters.ts';
import type { Citizen } from '../../test/people.ts';
import { offerArchitectCode } from './index.ts';

let now = Date.now();
let home: TestApp;
let firstOffers: (string | null)[];
let greeted: object;
let anna: Citizen;
let bram: Citizen;

const hour = 60 * 60 * 1000;
const refused = (code: string): object => expect.objectContaining({ code }) as object;

beforeAll(async () => {
  home = await openTestApp({ clock: { now: () => new Date(now) } });
  firstOffers = [await offerArchitectCode(home.app.house), await offerArchitectCode(home.app.house)];
  greeted = await home.town.stranger.call(arriving.recogniseCode, { query: { code: firstOffers[1] ?? '' } });
  anna = await home.town.person('Anna');
  bram = await home.town.person('Bram');
});
afterAll(() => home.close());

const registering = (invite_code: string, n = 0) =>
  home.town.stranger.call(arriving.register, {
    body: {
      name: `Guest ${n}`,
      email: `guest-${n}-${newId()}@hearth.example`,
      password: 'a long sentence',
      invite_code,
    },
  });

const invite = (host: Citizen, space_id: string, body: object = {}) =>
  host.call(inviteToSpace, { params: { space_id }, body });

const redeem = (person: Citizen, code: string) => person.call(arriving.redeemInvitation, { body: { code } });

const salonsOf = async (person: Citizen): Promise<string[]> =>
  (await person.call(mySpaces, {})).spaces.map(({ id }) => id);

const openSalon = async (space_id: string) => (await anna.call(openSpace, { params: { space_id } })).space;

const count = async (text: string): Promise<number> => {
  const { rows } = await home.app.house.db.runText(`select count(*) from ${text}`);
  return (rows[0] as { count: number }).count;
};

test('an invitation opens its space: the code alone, with or without what separates its digits', async () => {
  const salon = await anna.found('The Kitchen Book');
  const { invite_code, link, max_uses, current_uses } = await invite(anna, salon.id, { max_uses: 2 });
  expect(invite_code).toMatch(/^\d{12}$/);
  expect(link).toBe(`${home.app.house.config.publicUrl.origin}/salon/${salon.id}#${invite_code}`);
  expect([max_uses, current_uses]).toEqual([2, 0]);
  const { space_id, user } = await registering(invite_code.replace(/\d{4}(?=\d)/g, '$& · '), 1);
  expect(space_id).toBe(salon.id);
  expect(user.roles).toEqual(['member']);
  expect(await redeem(bram, invite_code)).toEqual({ space_id: salon.id });
  expect(await salonsOf(bram)).toContain(salon.id);
});

test('[K3] fifty at once on a code with three uses: exactly three accounts, and nothing of the others', async () => {
  const salon = await anna.found('Three Chairs');
  const { invite_code } = await invite(anna, salon.id, { max_uses: 3 });
  const before = await count('persons');
  const all = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => registering(invite_code, n)));
  const came = all.filter(({ status }) => status === 'fulfilled');
  const turnedAway = all.filter((one) => one.status === 'rejected').map(({ reason }) => reason as unknown);
  expect(came).toHaveLength(3);
  expect(turnedAway).toHaveLength(47);
  for (const reason of turnedAway) expect(reason).toEqual(refused('auth.coordinates'));
  expect(await count('persons')).toBe(before + 3);
  expect(await count('persons where id not in (select person_id from seekers)')).toBe(0);
  expect(await count('seekers where person_id not in (select id from persons)')).toBe(0);
  expect(await count(`space_members where space_id = '${salon.id}'`)).toBe(4);
  expect(await count(`invitations where space_id = '${salon.id}' and uses = 3`)).toBe(1);
  expect(
    await count(`invitation_uses join invitations on id = invitation_id where space_id = '${salon.id}'`),
  ).toBe(3);
}, 60_000);

test('taking it up twice counts once, also at the same time', async () => {
  const salon = await anna.found('Once');
  const { invite_code } = await invite(anna, salon.id, { max_uses: 2 });
  const twice = await Promise.all([redeem(bram, invite_code), redeem(bram, invite_code)]);
  expect(twice).toEqual([{ space_id: salon.id }, { space_id: salon.id }]);
  expect(await count(`invitations where space_id = '${salon.id}' and uses = 1`)).toBe(1);
});

test('one transaction, for someone new as for someone known: who does not get into the space used nothing', async () => {
  const salon = await anna.found('No Room');
  const { invite_code } = await invite(anna, salon.id, { max_uses: 2 });
  const { db } = home.app.house;
  const people = await count('persons');
  await db.runText(
    `alter table space_members add constraint no_room check (space_id <> '${salon.id}' or role = 'owner')`,
  );
  await expect(redeem(bram, invite_code)).rejects.toEqual(refused('house.broken'));
  await expect(registering(invite_code)).rejects.toEqual(refused('house.broken'));
  expect(await count(`invitations where space_id = '${salon.id}' and uses = 0`)).toBe(1);
  expect(await count('persons')).toBe(people);
  await db.runText('alter table space_members drop constraint no_room');
  expect(await redeem(bram, invite_code)).toEqual({ space_id: salon.id });
  expect((await registering(invite_code)).space_id).toBe(salon.id);
});

test('a code that lets nobody in changes nothing in its space', async () => {
  const salon = await anna.found('Quiet');
  const { id, invite_code } = await invite(anna, salon.id, { max_uses: 2 });
  await redeem(bram, invite_code);
  const { rev } = await openSalon(salon.id);
  await redeem(bram, invite_code);
  await anna.call(revokeInvitation, { params: { invitation_id: id } });
  const cleo = await home.town.person('Cleo');
  await expect(redeem(cleo, invite_code)).rejects.toEqual(refused('auth.coordinates'));
  expect((await openSalon(salon.id)).rev).toBe(rev);
});

test('whoever made it may try it without using it up', async () => {
  const salon = await anna.found('My Own');
  const { invite_code } = await invite(anna, salon.id);
  expect(await redeem(anna, invite_code)).toEqual({ space_id: salon.id });
  expect(await redeem(bram, invite_code)).toEqual({ space_id: salon.id });
});

test('an old invitation brings nobody back who was sent away', async () => {
  const salon = await anna.found('Parted');
  const { invite_code } = await invite(anna, salon.id, { max_uses: 5 });
  await redeem(bram, invite_code);
  await anna.call(removeMember, { params: { space_id: salon.id, person_id: bram.id } });
  await expect(redeem(bram, invite_code)).rejects.toEqual(refused('space.sentAway'));
  expect(await salonsOf(bram)).not.toContain(salon.id);
});

test.each(['is sent away', 'leaves', 'may no longer invite'] as const)(
  '[L6] an invitation to a space is worth nothing once its maker %s, and those to others stay',
  async (end) => {
    const carl = await home.town.person('Carl');
    const [salon, other] = [await anna.found('Until Then'), await anna.found('And After')];
    for (const each of [salon, other]) await redeem(carl, (await invite(anna, each.id)).invite_code);
    const { invite_code } = await invite(carl, salon.id, { max_uses: 5, name: 'Dora' });
    const kept = await invite(carl, other.id);
    const annas = await invite(anna, salon.id);
    const at = { params: { space_id: salon.id, person_id: carl.id } };
    if (end === 'may no longer invite') await anna.call(changeRole, { ...at, body: { role: 'guest' } });
    else await (end === 'leaves' ? carl : anna).call(removeMember, at);
    await expect(registering(invite_code)).rejects.toEqual(refused('auth.coordinates'));
    await expect(redeem(bram, invite_code)).rejects.toEqual(refused('auth.coordinates'));
    const greeting = await home.town.stranger.call(arriving.recogniseCode, { query: { code: invite_code } });
    expect(greeting).toEqual({ name: null, greeting: null, host: null, place: null });
    expect(await redeem(bram, kept.invite_code)).toEqual({ space_id: other.id });
    expect(await redeem(bram, annas.invite_code)).toEqual({ space_id: salon.id });
  },
);

test('refused: used up, expired, revoked, never made', async () => {
  const salon = await anna.found('Closed');
  const usedUp = await invite(anna, salon.id);
  await registering(usedUp.invite_code, 1);
  await expect(registering(usedUp.invite_code, 2)).rejects.toEqual(refused('auth.coordinates'));
  await expect(redeem(bram, usedUp.invite_code)).rejects.toEqual(refused('auth.coordinates'));

  const revoked = await invite(anna, salon.id, { max_uses: 7 });
  await home.app.house.db.runText('update invitations set revoked_at = now() where max_uses = 7');
  await expect(redeem(bram, revoked.invite_code)).rejects.toEqual(refused('auth.coordinates'));
  await expect(registering(revoked.invite_code)).rejects.toEqual(refused('auth.coordinates'));

  const expired = await invite(anna, salon.id, { expires_hours: 1 });
  now += 2 * hour;
  await expect(redeem(bram, expired.invite_code)).rejects.toEqual(refused('auth.coordinates'));
  await expect(registering(expired.invite_code)).rejects.toEqual(refused('auth.coordinates'));
  await expect(redeem(bram, '123456789012')).rejects.toEqual(refused('auth.coordinates'));
  expect(await salonsOf(bram)).not.toContain(salon.id);
});

test('[L6] while its salon is archived a code lets nobody in and greets nobody, as if it had expired; then it opens again', async () => {
  const salon = await anna.found('Closed for the Winter');
  const { invite_code } = await invite(anna, salon.id, { name: 'Cleo', max_uses: 3 });
  const cleo = await home.town.person('Cleo');
  const guest = {
    avatar_name: 'Guest',
    real_name: 'Guest',
    email_or_phone: 'winter@hearth.example',
    consent: true as const,
  };
  const accepting = () =>
    home.town.stranger.call(arriving.acceptInviteCode, { body: { code: invite_code, ...guest } });
  const recognising = () => home.town.stranger.call(arriving.recogniseCode, { query: { code: invite_code } });
  const archive = (archived: boolean) =>
    anna.call(archiveSpace, { params: { space_id: salon.id }, body: { archived } });
  const isResting = async () =>
    (await anna.call(myInvitations, { query: {} })).invite_codes.find(({ code }) => code === invite_code)
      ?.resting;
  const chairs = async () => (await anna.call(myInvitations, { query: {} })).uses_left;
  const kept = await chairs();
  await archive(true);
  expect(await isResting()).toBe(true);
  expect(await chairs()).toBe(kept - 3);
  await expect(registering(invite_code)).rejects.toEqual(refused('auth.coordinates'));
  await expect(accepting()).rejects.toEqual(refused('auth.coordinates'));
  await expect(redeem(cleo, invite_code)).rejects.toEqual(refused('auth.coordinates'));
  expect(await recognising()).toEqual({ name: null, greeting: null, host: null, place: null });
  expect(await salonsOf(cleo)).not.toContain(salon.id);
  expect(await count(`invitations where space_id = '${salon.id}' and uses = 0`)).toBe(1);
  await archive(false);
  expect(await isResting()).toBe(false);
  expect(await chairs()).toBe(kept);
  expect(await recognising()).toMatchObject({ name: 'Cleo', greeting: null });
  expect(await redeem(cleo, invite_code)).toEqual({ space_id: salon.id });
  expect((await registering(invite_code)).space_id).toBe(salon.id);
});

test('refused: inviting into a space one does not belong to, and terms out of bounds', async () => {
  const salon = await anna.found('Private');
  await expect(invite(bram, salon.id)).rejects.toEqual(refused('found.not'));
  for (const terms of [
    { max_uses: 0 },
    { max_uses: 101 },
    { expires_hours: 0 },
    { expires_hours: 721 },
    { email: 'x' },
  ]) {
    await expect(invite(anna, salon.id, terms)).rejects.toEqual(refused('input.wrong'));
  }
});

test('with an address it is sent there too, as a warm letter that names host and space', async () => {
  const salon = await anna.found('Bread & <Salt>');
  const { link, invite_code } = await invite(anna, salon.id, { email: 'tante@hearth.example' });
  const letter = await letterTo(home, 'tante@hearth.example');
  expect(letter).toContain('Subject: Anna invites you to Bread & <Salt>');
  expect(letter).toContain(link);
  expect(letter).toContain(invite_code.replace(/\d{4}(?=\d)/g, '$&-'));
  // While it waited, nobody who reads the database could read it.
  const { rows } = await home.app.house.db.runText(`select data from jobs.job where name = 'mail.letter'`);
  expect(JSON.stringify(rows)).not.toContain(invite_code);
});

test('[L10] [L6] each start offers another architect code until somebody came in by one; then none', async () => {
  const [first, second] = firstOffers;
  expect(first).toMatch(/^\d{4}-\d{4}-\d{4}$/);
  expect(second).toMatch(/^\d{4}-\d{4}-\d{4}$/);
  expect(second).not.toBe(first);
  expect(greeted).toEqual({
    name: null,
    greeting: 'Welcome back, Cosmic Architect. Timeline access restored.',
    host: null,
    place: null,
  });
  expect(await offerArchitectCode(home.app.house)).toBeNull();
  await expect(registering((first ?? '').replaceAll('-', ''))).rejects.toEqual(refused('auth.coordinates'));
});

test('[L10] [K3] whoever redeems the architect code is welcomed back with the roles of the founding', async () => {
  const other = await openTestApp();
  try {
    const code = await offerArchitectCode(other.app.house);
    const body = {
      name: 'Ada',
      email: 'ada@hearth.example',
      password: 'a long sentence',
      invite_code: code ?? '',
    };
    const joining = () => other.town.stranger.call(arriving.register, { body });
    const { message, user, space_id } = await joining();
    expect(message).toBe('Welcome back, Cosmic Architect. Timeline access restored.');
    expect(user).toMatchObject({
      roles: ['founding', 'architect', 'super_user'],
      trust_score: 200,
      is_super_user: true,
      is_founder: false,
      consciousness_level: 'cosmic',
      access_level: 'architect',
      guild: null,
      onboarding_step: 'sacred_tenets',
    });
    expect(space_id).toBeNull();
    await expect(joining()).rejects.toEqual(refused('auth.coordinates'));
    const { rows } = await other.app.house.db.runText('select consciousness_level from seekers');
    expect(rows).toEqual([{ consciousness_level: 'cosmic' }]);
  } finally {
    await other.close();
  }
});
