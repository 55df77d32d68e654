import { allCalls } from '@kinsong/contract/calls.ts';
import { houseCapabilities } from '@kinsong/contract/capabilities.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import * as arriving from '@kinsong/contract/invitations/register-and-redeem.ts';
import { inviteToSpace } from '@kinsong/contract/invitations/invitations.ts';
import * as calls from '@kinsong/contract/invitations/invitations.ts';
import { approveWaitlist, declineWaitlist, myRequests } from '@kinsong/contract/invitations/waitlist.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { plausible } from '../../test/call-inputs.ts';
import { Browser } from '../../test/browser.ts';
import { letterTo } from '../../test/letters.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let ada: Citizen;
let anna: Citizen;
let now = Date.now();
const hour = 60 * 60 * 1000;
const refused = (code: string): object => expect.objectContaining({ code }) as object;

beforeAll(async () => {
  home = await openTestApp({ clock: { now: () => new Date(now) } });
  ada = await home.town.architect();
  anna = await home.town.person('Anna');
});
afterAll(() => home.close());

const create = (body: object = {}) => ada.call(calls.createInvite, { body });
const newAddress = (): string => `guest-${newId().slice(-8)}@hearth.example`;
const accept = (code: string, email_or_phone = newAddress()) =>
  new Browser(home.base).call(arriving.acceptInviteCode, {
    body: { code, avatar_name: 'Guest', real_name: 'Guest', email_or_phone, consent: true },
  });
const recognise = (code: string) => home.town.stranger.call(arriving.recogniseCode, { query: { code } });
const listed = async (person: Citizen, id: string, state: 'open' | 'over' = 'open') =>
  (await person.call(calls.myInvitations, { query: { state } })).invite_codes.find((each) => each.id === id);

test('[K19] a super user makes codes: one use and three days unless said otherwise, with a link and its QR code', async () => {
  const made = await create();
  expect(made).toMatchObject({ max_uses: 1, current_uses: 0, space_id: null });
  expect(made.invite_code).toMatch(/^\d{12}$/);
  expect(made.link).toContain(`/enter?code=${made.invite_code}`);
  expect(made.link_qr).toMatch(/^<svg[^>]*>/);
  expect(Date.parse(made.expires_at) - now).toBe(72 * hour);
  expect(await create({ max_uses: 100, expires_hours: 720 })).toMatchObject({ max_uses: 100 });
});

test('[K19] [E18] refused: terms out of bounds, and anyone who is no super user', async () => {
  for (const body of [{ max_uses: 0 }, { max_uses: 101 }, { expires_hours: 0 }, { expires_hours: 721 }]) {
    await expect(create(body)).rejects.toEqual(refused('input.wrong'));
  }
  await expect(anna.call(calls.createInvite, { body: {} })).rejects.toEqual(refused('allowed.not'));
});

test('whatever concerns the whole house is not for its ordinary members', async () => {
  // Those that name a thing find nothing: server/test/calls.test.ts tries them.
  const ofHouse = allCalls.filter(
    ({ permission, path }) => permission in houseCapabilities && !path.includes(':'),
  );
  expect(ofHouse.length).toBeGreaterThan(3);
  for (const call of ofHouse) {
    const owner = { who: anna, space: newId(), word: 'X', origin: home.base };
    const { query, body } = plausible(owner, call.name);
    const response = await anna.send(call, {
      ...(call.query === undefined ? {} : { query: { ...query, rev: 1 } }),
      // What may be left out is.
      ...(call.body === undefined ? {} : { body: call.body.safeParse({}).success ? {} : body }),
    });
    const { code } = (await response.json()) as { code: string };
    expect([call.name, code]).toEqual([call.name, 'allowed.not']);
  }
});

test('[L6] the list shows uses, expiry and who came; the code itself to its maker alone', async () => {
  const { id, invite_code } = await create({ max_uses: 2 });
  await accept(invite_code);
  const mine = await listed(ada, id);
  expect(mine).toMatchObject({ code: invite_code, is_active: true, current_uses: 1, max_uses: 2 });
  expect(mine?.redeemed_by.map(({ name }) => name)).toEqual(['Guest']);
  expect((await ada.call(calls.invitationQr, { params: { invitation_id: id } })).link_qr).toMatch(/^<svg/);

  const salon = await anna.found('Behind the Stove');
  const hers = await anna.call(inviteToSpace, { params: { space_id: salon.id }, body: {} });
  const { invite_codes } = await ada.call(calls.allInvitations, { query: {} });
  expect(invite_codes.find((each) => each.id === hers.id)).toMatchObject({
    code: null,
    link: null,
    created_by: { id: anna.id, name: 'Anna' },
  });
  expect(JSON.stringify(invite_codes)).not.toContain(hers.invite_code);
  expect(JSON.stringify(invite_codes)).not.toContain('Behind the Stove');
  expect(await listed(anna, hers.id)).toMatchObject({
    code: hers.invite_code,
    space_name: 'Behind the Stove',
  });
  await expect(ada.call(calls.invitationQr, { params: { invitation_id: hers.id } })).rejects.toEqual(
    refused('found.not'),
  );
});

test('[L6] a revoked code is worthless at once; who came by it stays; a stranger to it can not revoke it', async () => {
  const { id, invite_code } = await create({ max_uses: 5 });
  await accept(invite_code);
  const params = { invitation_id: id };
  await expect(anna.call(calls.revokeInvitation, { params })).rejects.toEqual(refused('found.not'));
  expect(await ada.call(calls.revokeInvitation, { params })).toEqual({ revoked: true });
  expect(await ada.call(calls.revokeInvitation, { params })).toEqual({ revoked: false });
  await expect(accept(invite_code)).rejects.toEqual(refused('auth.coordinates'));
  expect(await listed(ada, id)).toBeUndefined();
  expect(await listed(ada, id, 'over')).toMatchObject({ is_active: false, revoked: true, current_uses: 1 });
});

test('[L6] a code that recognises somebody greets them, and no other code names anybody', async () => {
  const greeting = 'Tante Lene, the kettle is on.';
  const { invite_code } = await create({ name: 'Lene', greeting });
  expect(await recognise(invite_code.replace(/\d{4}(?=\d)/g, '$&-'))).toEqual({
    name: 'Lene',
    greeting,
    host: null,
    place: null,
  });
  const silent = await create();
  const nobody = { name: null, greeting: null, host: null, place: null };
  for (const code of [silent.invite_code, '000000000000', invite_code.slice(0, 11), '']) {
    expect(await recognise(code)).toEqual(nobody);
  }
  await accept(invite_code);
  expect(await recognise(invite_code)).toEqual(nobody);
});

test('[L6] a member’s invitation names who invites, by first name, and the place; a wrong or spent code nothing', async () => {
  const petra = await home.town.person('Petra van Dam');
  const salon = await petra.found('The Long Table');
  const terms = { params: { space_id: salon.id }, body: { max_uses: 1 } };
  const { invite_code } = await petra.call(inviteToSpace, terms);
  expect(await recognise(invite_code)).toEqual({
    name: null,
    greeting: null,
    host: 'Petra',
    place: 'The Long Table',
  });
  const nothing = { name: null, greeting: null, host: null, place: null };
  expect(await recognise('000000000000')).toEqual(nothing);
  await accept(invite_code);
  expect(await recognise(invite_code)).toEqual(nothing);
});

test('[L6] a word as a code, bound to an address, opens for that address and its letter says so', async () => {
  const made = await create({ code: 'Winter Door', email: 'Lene@Hearth.example', greeting: 'Come in!' });
  expect(made.invite_code).toBe('winterdoor');
  const letter = await letterTo(home, 'Lene@Hearth.example');
  expect(letter).toContain('Ada invites you to Kinsong');
  expect(letter).toContain('winterdoor');
  expect(letter).toContain('Ada says: Come in!');
  await expect(accept('winterdoor')).rejects.toEqual(refused('auth.coordinates'));
  await expect(anna.call(arriving.redeemInvitation, { body: { code: 'winterdoor' } })).rejects.toEqual(
    refused('auth.coordinates'),
  );
  await expect(create({ code: 'WINTERDOOR' })).rejects.toEqual(refused('invitation.taken'));
  for (const code of ['abc', 'x'.repeat(33), '123456789012']) {
    await expect(create({ code })).rejects.toEqual(refused('input.wrong'));
  }
  expect(await accept('winterdoor', 'lene@hearth.example')).toMatchObject({ status: 'accepted' });
});

test('[L6] a word as a code without an address waits for its maker’s yes', async () => {
  await create({ code: 'Sommerfest', max_uses: 20 });
  const [email, other] = [newAddress(), newAddress()];
  expect(await accept('sommerfest', email)).toMatchObject({ status: 'waiting', space_id: null });
  await accept('sommerfest', other);
  const { rows } = await home.app.house.db.runText('select id from persons where email = $1', [email]);
  expect(rows).toEqual([]);
  const { entries } = await ada.call(myRequests, { query: {} });
  const entry = entries.find((each) => each.email === email);
  const params = { entry_id: entry?.id ?? '' };
  await expect(anna.call(approveWaitlist, { params })).rejects.toEqual(refused('found.not'));
  expect((await anna.call(myRequests, { query: {} })).entries).toEqual([]);
  const { invitation } = await ada.call(approveWaitlist, { params });
  expect(await letterTo(home, email, 'Ada invites you')).toContain(invitation.link);
  await expect(accept(invitation.invite_code, other)).rejects.toEqual(refused('auth.coordinates'));
  expect(await accept(invitation.invite_code, email)).toMatchObject({ status: 'accepted' });
  await expect(ada.call(declineWaitlist, { params })).rejects.toEqual(refused('waitlist.decided'));
});

test('[L6] invitations come in pages, the newest first, with what is left of all of them', async () => {
  const host = await home.town.person('Petra');
  const salon = await host.found('Many Chairs');
  const ids: string[] = [];
  for (let each = 0; each < 53; each++) {
    now += 1000;
    const terms = { params: { space_id: salon.id }, body: { max_uses: 2 } };
    ids.unshift((await host.call(inviteToSpace, terms)).id);
  }
  const [newest = '', second = ''] = ids;
  await host.call(calls.revokeInvitation, { params: { invitation_id: second } });
  const page = async (query: object) => {
    const { invite_codes, ...rest } = await host.call(calls.myInvitations, { query });
    return { ids: invite_codes.map(({ id }) => id), ...rest };
  };
  const still = [newest, ...ids.slice(2)];
  const tally = { uses_left: 104, over: 1 };
  expect(await page({})).toEqual({ ids: still.slice(0, 50), more: true, ...tally });
  expect(await page({ after: still[49] })).toEqual({ ids: still.slice(50), more: false, ...tally });
  expect(await page({ state: 'over' })).toEqual({ ids: [second], more: false, ...tally });
});
