import { newId } from '@kinsong/contract/common/ids.ts';
import {
  redeemInvitation,
  register,
  acceptInviteCode,
} from '@kinsong/contract/invitations/register-and-redeem.ts';
import { inviteToSpace, myInvitations } from '@kinsong/contract/invitations/invitations.ts';
import { signInByLetter } from '@kinsong/contract/identity/passwords-and-letters.ts';
import { memberChanged } from '@kinsong/contract/spaces/events.ts';
import * as calls from '@kinsong/contract/spaces/spaces.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { Browser } from '../../test/browser.ts';
import { letterTo, tokenIn } from '../../test/letters.ts';
import { Listener } from '../../test/socket-listener.ts';
import type { Citizen } from '../../test/people.ts';

/** Anna owns a salon, Stella is its steward, Mo a member; Bram was sent away from it. */
let home: TestApp;
let anna: Citizen;
let bram: Citizen;
const refused = (code: string): object => expect.objectContaining({ code }) as object;

beforeAll(async () => {
  home = await openTestApp();
  anna = await home.town.person('Anna');
  bram = await home.town.person('Bram');
});
afterAll(() => home.close());

const inviting = async (host: Citizen, space_id: string): Promise<string> =>
  (await host.call(inviteToSpace, { params: { space_id }, body: { max_uses: 9 } })).invite_code;
const redeem = (who: Citizen, code: string) => who.call(redeemInvitation, { body: { code } });
const remove = (host: Citizen, space_id: string, person_id: string) =>
  host.call(calls.removeMember, { params: { space_id, person_id } });
const lift = (host: Citizen, space_id: string, person_id = bram.id) =>
  host.call(calls.letComeBack, { params: { space_id, person_id } });
const listed = async (host: Citizen, space_id: string): Promise<string[]> =>
  (await host.call(calls.sentAway, { params: { space_id } })).people.map(({ person_id }) => person_id);
const isIn = async (who: Citizen, space: string): Promise<boolean> =>
  (await who.call(calls.mySpaces, {})).spaces.some(({ id }) => id === space);

async function salonWithout(kind: 'project' | 'family' = 'project') {
  const { id } = await anna.found('The House', kind);
  const [stella, mo] = [await home.town.guestOf(anna, id, 'Stella'), await home.town.guestOf(anna, id, 'Mo')];
  await anna.call(calls.changeRole, {
    params: { space_id: id, person_id: stella.id },
    body: { role: 'steward' },
  });
  await redeem(bram, await inviting(anna, id));
  await remove(anna, id, bram.id);
  return { id, stella, mo };
}

test('nobody’s code brings back who was sent away: not a member’s, not a steward’s, not the owner’s; they are told', async () => {
  const { id, stella, mo } = await salonWithout();
  for (const host of [mo, stella, anna]) {
    const code = await inviting(host, id);
    await expect(redeem(bram, code)).rejects.toEqual(refused('space.sentAway'));
    const { invite_codes } = await host.call(myInvitations, { query: {} });
    expect(invite_codes.find((each) => each.code === code)).toMatchObject({ current_uses: 0 });
    // For anybody else it is as good as ever.
    await redeem(await home.town.person('Nora'), code);
  }
  expect(await isIn(bram, id)).toBe(false);
  // A code that is none says nothing of it.
  await expect(redeem(bram, '000000000000')).rejects.toEqual(refused('auth.coordinates'));
});

test.each(['owner', 'steward'] as const)(
  'the %s lifts it; then an invitation brings them back',
  async (role) => {
    const { id, stella, mo } = await salonWithout();
    const host = role === 'owner' ? anna : stella;
    const code = await inviting(mo, id);
    await expect(redeem(bram, code)).rejects.toEqual(refused('space.sentAway'));
    expect(await listed(host, id)).toEqual([bram.id]);
    await lift(host, id);
    expect(await listed(host, id)).toEqual([]);
    // Lifting by itself lets nobody in.
    expect(await isIn(bram, id)).toBe(false);
    expect(await redeem(bram, code)).toEqual({ space_id: id });
    expect(await isIn(bram, id)).toBe(true);
    await expect(lift(host, id)).rejects.toEqual(refused('found.not'));
  },
);

test('refused: seeing or lifting it as a member, as whoever was sent away, as a stranger', async () => {
  const { id, mo } = await salonWithout();
  const olaf = await home.town.person('Olaf');
  for (const [who, code] of [
    [mo, 'allowed.not'],
    [bram, 'found.not'],
    [olaf, 'found.not'],
  ] as const) {
    await expect(listed(who, id)).rejects.toEqual(refused(code));
    await expect(lift(who, id)).rejects.toEqual(refused(code));
  }
  await expect(lift(anna, id, mo.id)).rejects.toEqual(refused('found.not'));
  // What members are told of each other does not say who was sent away.
  const opened = await mo.call(calls.openSpace, { params: { space_id: id } });
  expect(JSON.stringify(opened)).not.toMatch(/sent/);
});

test('leaving by oneself is not being sent away', async () => {
  const { id } = await anna.found('Open Door');
  await redeem(bram, await inviting(anna, id));
  await remove(bram, id, bram.id);
  expect(await listed(anna, id)).toEqual([]);
  await redeem(bram, await inviting(anna, id));
  expect(await isIn(bram, id)).toBe(true);
});

test('it concerns that space alone: neither the family around a salon nor the salons within a family', async () => {
  const family = await salonWithout('family');
  const salon = await family.stella.call(calls.foundSpace, {
    body: { id: newId(), kind: 'project', name: 'Noor turns nine', parent_id: family.id },
  });
  expect(await redeem(bram, await inviting(family.stella, salon.id))).toEqual({ space_id: salon.id });
  await expect(redeem(bram, await inviting(anna, family.id))).rejects.toEqual(refused('space.sentAway'));
  await lift(anna, family.id);
  await redeem(bram, await inviting(anna, family.id));
  await remove(family.stella, salon.id, bram.id);
  expect(await isIn(bram, family.id)).toBe(true);
  await expect(redeem(bram, await inviting(family.stella, salon.id))).rejects.toEqual(
    refused('space.sentAway'),
  );
});

test('everybody who looks is told at once when it is lifted, and by what changed since', async () => {
  const { id, stella } = await salonWithout();
  const listener = await Listener.watching(stella, id);
  const { rev } = await lift(anna, id);
  await vi.waitFor(() =>
    expect(listener.events<calls.Member>(id, memberChanged.name)).toContainEqual(
      expect.objectContaining({ person_id: bram.id, rev }),
    ),
  );
  await listener.close();
});

test('a letter still lets its owner into the house, and says why the invitation did not hold', async () => {
  const { id } = await anna.found('The House');
  const email = `cleo-${newId().slice(-8)}@hearth.example`;
  const body = {
    name: 'Cleo',
    email,
    password: 'a lamp in the window',
    invite_code: await inviting(anna, id),
  };
  const { user } = await home.town.stranger.call(register, { body });
  await remove(anna, id, user.id);
  await home.town.stranger.call(acceptInviteCode, {
    body: {
      code: await inviting(anna, id),
      avatar_name: 'Cleo',
      real_name: 'Cleo',
      email_or_phone: email,
      consent: true,
    },
  });
  const browser = new Browser(home.base);
  const token = tokenIn(await letterTo(home, email, 'You already have an account'), 'letter');
  const entered = await browser.call(signInByLetter, { body: { token } });
  expect(entered.space_id).toBeNull();
  expect(entered.message).toContain('You were sent away from this space');
  expect((await browser.call(calls.mySpaces, {})).spaces.map((each) => each.id)).not.toContain(id);
});

test('sent away at the very moment of coming in: one of the two holds, and never both', async () => {
  const { id, mo } = await salonWithout();
  const code = await inviting(mo, id);
  for (let round = 0; round < 5; round++) {
    await lift(anna, id).catch(() => {});
    await redeem(bram, round === 0 ? code : await inviting(mo, id));
    const fresh = await inviting(mo, id);
    await Promise.allSettled([remove(anna, id, bram.id), redeem(bram, fresh), redeem(bram, fresh)]);
    expect([await isIn(bram, id), await listed(anna, id)]).toEqual([false, [bram.id]]);
  }
});
