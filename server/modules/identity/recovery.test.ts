import { login, sessionCheck } from '@kinsong/contract/identity/identity.ts';
import { inviteToSpace } from '@kinsong/contract/invitations/invitations.ts';
import { branchOf, recoverGuest } from '@kinsong/contract/invitations/invitation-tree.ts';
import { acceptInviteCode } from '@kinsong/contract/invitations/register-and-redeem.ts';
import { comeBackByCode } from '@kinsong/contract/identity/recovery.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { Browser } from '../../test/browser.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let ada: Citizen;
let anna: Citizen;
let now = Date.now();
let numbers = 1000;
const hour = 60 * 60 * 1000;
const fresh = 'bread and a little salt';
const refused = (code: string): object => expect.objectContaining({ code }) as object;

beforeAll(async () => {
  home = await openTestApp({ clock: { now: () => new Date(now) } });
  ada = await home.town.architect();
  anna = await home.town.person('Anna');
});
afterAll(() => home.close());

/** Came by Anna's code with nothing but a phone number. */
async function guest(email_or_phone = `+49 170 555${numbers++}`) {
  const { id } = await anna.found('The Porch');
  const { invite_code } = await anna.call(inviteToSpace, { params: { space_id: id }, body: {} });
  const browser = new Browser(home.base);
  const body = {
    code: invite_code,
    avatar_name: 'Wren',
    real_name: 'Wren',
    email_or_phone,
    consent: true as const,
  };
  await browser.call(acceptInviteCode, { body });
  const { user } = await browser.call(sessionCheck, {});
  return { browser, phone: email_or_phone, id: user?.id ?? '' };
}

const codeFor = async (maker: Citizen, person_id: string) =>
  maker.call(recoverGuest, { params: { person_id } });
const comingBack = (
  email_or_phone: string,
  code: string,
  password = fresh,
  browser = new Browser(home.base),
) => browser.call(comeBackByCode, { body: { email_or_phone, code, password } });

test('[L9] who has a phone number only comes in again by a code of their inviter, with a new password, once', async () => {
  const { browser, phone, id } = await guest();
  const { code, link, link_qr, expires_at } = await codeFor(anna, id);
  expect(code).toMatch(/^\d{12}$/);
  expect(link).toBe(`${home.app.house.config.publicUrl.origin}/enter#recovery=${code}`);
  expect(link_qr).toMatch(/^<svg/);
  expect(Date.parse(expires_at) - now).toBe(hour);
  const again = new Browser(home.base);
  const { user } = await comingBack(
    phone.replace('+', '00'),
    code.replace(/\d{4}(?=\d)/g, '$&-'),
    fresh,
    again,
  );
  expect(user.id).toBe(id);
  expect(await again.call(sessionCheck, {})).toMatchObject({ authenticated: true });
  expect(await browser.call(sessionCheck, {})).toEqual({ authenticated: false });
  await home.town.stranger.call(login, { body: { email: phone, password: fresh } });
  await expect(comingBack(phone, code)).rejects.toEqual(refused('auth.coordinates'));
});

test('a super user may make one too; a newer code ends the one before, and an hour ends both', async () => {
  const { phone, id } = await guest();
  const { code: first } = await codeFor(anna, id);
  const { code: second } = await codeFor(ada, id);
  await expect(comingBack(phone, first)).rejects.toEqual(refused('auth.coordinates'));
  now += hour + 1000;
  await expect(comingBack(phone, second)).rejects.toEqual(refused('auth.coordinates'));
  const { code: third } = await codeFor(ada, id);
  expect((await comingBack(phone, third)).user.id).toBe(id);
});

test('refused: to make one for who has an address, for another’s guest, for oneself', async () => {
  const { browser, id } = await guest();
  const bram = await home.town.person('Bram');
  for (const [maker, person] of [
    [bram, id],
    [anna, bram.id],
    [ada, bram.id],
    [anna, anna.id],
  ] as const) {
    await expect(codeFor(maker, person)).rejects.toEqual(refused('found.not'));
  }
  const own = browser.call(recoverGuest, { params: { person_id: id } });
  await expect(own).rejects.toEqual(refused('found.not'));
});

test('the branch says for whom one may', async () => {
  const { id } = await guest();
  const { people } = await anna.call(branchOf, { params: { person_id: anna.id }, query: {} });
  expect(people.find((each) => each.id === id)?.recoverable).toBe(true);
  expect(people.find((each) => each.id === anna.id)?.recoverable).toBe(false);
});

test('a wrong code, another’s number and a number nobody has are one answer after the same time', async () => {
  const [one, other] = [await guest(), await guest()];
  const { code } = await codeFor(anna, one.id);
  for (const [phone, typed] of [
    [one.phone, '000000000000'],
    [other.phone, code],
    ['+49 170 9999999', code],
  ] as const) {
    const from = performance.now();
    await expect(comingBack(phone, typed)).rejects.toEqual(refused('auth.coordinates'));
    expect(performance.now() - from).toBeGreaterThan(395);
  }
  await expect(comingBack(one.phone, code, 'short')).rejects.toEqual(refused('password.weak'));
  await expect(comingBack('0170 1', code)).rejects.toEqual(
    expect.objectContaining({ fields: { email_or_phone: expect.any(String) as string } }),
  );
});
