import { newId } from '@kinsong/contract/common/ids.ts';
import { login, sessionCheck } from '@kinsong/contract/identity/identity.ts';
import { register } from '@kinsong/contract/invitations/register-and-redeem.ts';
import { inviteToSpace } from '@kinsong/contract/invitations/invitations.ts';
import { links } from '@kinsong/contract/identity/federation-link.ts';
import * as words from '@kinsong/contract/identity/passwords-and-letters.ts';
import * as calls from '@kinsong/contract/identity/sessions.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { Browser } from '../../test/browser.ts';
import { Caller } from '../../test/caller.ts';
import { letterTo, lettersTo, tokenIn } from '../../test/letters.ts';
import { Listener } from '../../test/socket-listener.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let ada: Citizen;
let now = Date.now();
const minute = 60 * 1000;
const password = 'a lamp in the window';
const refused = (code: string): object => expect.objectContaining({ code }) as object;

beforeAll(async () => {
  home = await openTestApp({ clock: { now: () => new Date(now) } });
  ada = await home.town.architect();
});
afterAll(() => home.close());

async function newcomer(): Promise<{ email: string; browser: Browser; token: string; id: string }> {
  const { id } = await ada.found('A Salon');
  const { invite_code } = await ada.call(inviteToSpace, { params: { space_id: id }, body: {} });
  const email = `oma-${newId().slice(-8)}@hearth.example`;
  const browser = new Browser(home.base);
  const body = { name: 'Oma', email, password, invite_code };
  const { access_token, user } = await browser.call(register, { body });
  return { email, browser, token: access_token, id: user.id };
}

const signIn = (email: string, typed = password, browser = new Browser(home.base)) =>
  browser.call(login, { body: { email, password: typed } });
const isIn = async (caller: Caller): Promise<boolean> => (await caller.call(sessionCheck, {})).authenticated;
const by = (token: string): Caller => new Caller(home.base, token);
const listen = (token: string): Promise<Listener> => Listener.open(by(token) as Citizen);

test('[L9] one sees where one is signed in, and ends one or all others; their live connections close', async () => {
  const { email, browser } = await newcomer();
  const [phone, tablet] = [await signIn(email), await signIn(email)];
  const { sessions } = await browser.call(calls.mySessions, {});
  expect(sessions).toHaveLength(3);
  expect(sessions.filter(({ current }) => current)).toHaveLength(1);
  expect(Object.keys(sessions[0] ?? {})).not.toContain('token');

  const listener = await listen(phone.access_token);
  const { sessions: seenByPhone } = await by(phone.access_token).call(calls.mySessions, {});
  const ofPhone = seenByPhone.find(({ current }) => current)?.id ?? '';
  const { browser: stranger } = await newcomer();
  await expect(stranger.call(calls.endSession, { params: { session_id: ofPhone } })).rejects.toEqual(
    refused('found.not'),
  );
  await browser.call(calls.endSession, { params: { session_id: ofPhone } });
  await vi.waitFor(() => expect(listener.closedWith).toBe(4001));
  expect(await isIn(by(phone.access_token))).toBe(false);

  expect(await browser.call(calls.endSessions, { query: {} })).toEqual({ ended: 1 });
  expect([await isIn(by(tablet.access_token)), await isIn(browser)]).toEqual([false, true]);
  expect(await browser.call(calls.endSessions, { query: { this_too: true } as never })).toEqual({ ended: 1 });
  expect(await isIn(browser)).toBe(false);
});

test('[L9] a new password ends all other sessions and asks for the one before', async () => {
  const { email, browser } = await newcomer();
  const phone = await signIn(email);
  const listener = await listen(phone.access_token);
  const changing = (body: object) => browser.call(words.changePassword, { body: body as never });
  await expect(changing({ password: 'a new word for it' })).rejects.toEqual(refused('password.wrong'));
  await expect(changing({ current_password: 'wrong', password: 'a new word for it' })).rejects.toEqual(
    expect.objectContaining({ fields: { current_password: expect.any(String) as string } }),
  );
  await expect(changing({ current_password: password, password: 'Passwort2024' })).rejects.toEqual(
    refused('password.common'),
  );
  const done = await changing({ current_password: password, password: 'a new word for it' });
  expect(done.ended_sessions).toBe(1);
  await vi.waitFor(() => expect(listener.closedWith).toBe(4001));
  expect(await isIn(browser)).toBe(true);
  await expect(signIn(email)).rejects.toEqual(refused('auth.denied'));
  await signIn(email, 'a new word for it');
});

test('[L1] the front of the house leads outside only where its operator said so', async () => {
  expect(await home.town.stranger.call(links, {})).toEqual({ federation: null });
  const address = 'https://federation.example/about';
  const told = await openTestApp({ settings: { KINSONG_FEDERATION_URL: address } });
  try {
    expect(await told.town.stranger.call(links, {})).toEqual({ federation: address });
  } finally {
    await told.close();
  }
});

test('two changes at once: one holds, the other is told', async () => {
  const { browser } = await newcomer();
  const changing = (fresh: string) =>
    browser.call(words.changePassword, { body: { current_password: password, password: fresh } });
  const all = await Promise.allSettled([changing('the first new one'), changing('the second new one')]);
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('[L9] reset by letter: once, within an hour, and everything the old password opened is over', async () => {
  const { email, browser, token } = await newcomer();
  const ask = (typed: string) => home.town.stranger.call(words.askReset, { body: { email: typed } });
  const answer = await ask(email.toUpperCase());
  expect(await ask('nobody@hearth.example')).toEqual(answer);
  expect(await ask('no address')).toEqual(answer);
  expect(await lettersTo(home, 'nobody@hearth.example')).toEqual([]);

  const letter = tokenIn(await letterTo(home, email, 'Choose a new password'), 'reset');
  const reset = (fresh: string, kept = letter) =>
    new Browser(home.base).call(words.resetPassword, { body: { token: kept, password: fresh } });
  await expect(reset('short')).rejects.toEqual(refused('password.weak'));
  const listener = await listen(token);
  const { user } = await reset('bread and a little salt');
  expect(user.email).toBe(email);
  expect(await isIn(browser)).toBe(false);
  await vi.waitFor(() => expect(listener.closedWith).toBe(4001));
  await expect(reset('another one again')).rejects.toEqual(refused('link.over'));
  await expect(signIn(email)).rejects.toEqual(refused('auth.denied'));
  await signIn(email, 'bread and a little salt');

  await ask(email);
  await vi.waitFor(async () => expect(await lettersTo(home, email)).toHaveLength(2), 10_000);
  const late = (await lettersTo(home, email))
    .map((each) => tokenIn(each, 'reset'))
    .find((each) => each !== letter);
  now += 61 * minute;
  await expect(reset('too late for this', late)).rejects.toEqual(refused('link.over'));
});

test('[L9] an address is confirmed by its letter, which signs nobody in', async () => {
  const { email, browser, id } = await newcomer();
  await browser.call(words.askConfirmation, {});
  const token = tokenIn(await letterTo(home, email, 'Is this your address'), 'confirm');
  const stranger = new Browser(home.base);
  await expect(stranger.call(words.signInByLetter, { body: { token } })).rejects.toEqual(
    refused('link.over'),
  );
  await stranger.call(words.confirmEmail, { body: { token } });
  expect(stranger.cookies.size).toBe(0);
  const { rows } = await home.app.house.db.runText('select email_confirmed_at from persons where id = $1', [
    id,
  ]);
  expect(rows).not.toEqual([{ email_confirmed_at: null }]);
  await expect(stranger.call(words.confirmEmail, { body: { token } })).rejects.toEqual(refused('link.over'));
});

test('another device signs in by the QR code: once, within minutes', async () => {
  const { browser, id } = await newcomer();
  const { link, link_qr, expires_at } = await browser.call(calls.linkDevice, {});
  expect(link_qr).toMatch(/^<svg/);
  expect(Date.parse(expires_at) - now).toBe(5 * minute);
  const open = (token: string) => new Browser(home.base).call(calls.openDeviceLink, { body: { token } });
  const all = await Promise.allSettled(Array.from({ length: 5 }, () => open(tokenIn(link, 'device'))));
  const came = all.filter((one) => one.status === 'fulfilled');
  expect(came.map(({ value }) => value.user.id)).toEqual([id]);
  const next = await browser.call(calls.linkDevice, {});
  now += 6 * minute;
  await expect(open(tokenIn(next.link, 'device'))).rejects.toEqual(refused('link.over'));
});

test('a stranger’s tries slow strangers down, and never a device that was signed in before', async () => {
  const { email, browser } = await newcomer();
  const tries = await Promise.all(
    Array.from({ length: 14 }, () => signIn(email, 'a guess').catch((error: { code: string }) => error.code)),
  );
  expect(tries.filter((code) => code === 'auth.denied')).toHaveLength(10);
  expect(tries.filter((code) => code === 'rate.limited')).toHaveLength(4);
  await expect(signIn(email)).rejects.toEqual(refused('rate.limited'));
  await browser.call(calls.endSessions, { query: { this_too: true } as never });
  await signIn(email, password, browser);

  // A name nobody has is limited in the same way: the limit tells nothing either.
  const nobody = `nobody-${newId().slice(-6)}@hearth.example`;
  for (let n = 0; n < 10; n++) await expect(signIn(nobody)).rejects.toEqual(refused('auth.denied'));
  await expect(signIn(nobody)).rejects.toEqual(refused('rate.limited'));

  const forged = new Browser(home.base);
  forged.cookies.set('known_device', 'AAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
  await expect(signIn(email, password, forged)).rejects.toEqual(refused('rate.limited'));
  now += 16 * minute;
  await signIn(email);
});
