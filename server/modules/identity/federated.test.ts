import { newId } from '@kinsong/contract/common/ids.ts';
import * as calls from '@kinsong/contract/identity/federated.ts';
import { login, sessionCheck } from '@kinsong/contract/identity/identity.ts';
import { register } from '@kinsong/contract/invitations/register-and-redeem.ts';
import { inviteToSpace, createInvite } from '@kinsong/contract/invitations/invitations.ts';
import { askConfirmation, confirmEmail } from '@kinsong/contract/identity/passwords-and-letters.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { Browser } from '../../test/browser.ts';
import { Caller } from '../../test/caller.ts';
import { freePort } from '../../test/free-port.ts';
import { letterTo, tokenIn } from '../../test/letters.ts';
import type { Citizen } from '../../test/people.ts';
import { clientId, clientSecret, IdentityProvider } from '../../test/openid-provider.ts';

let home: TestApp;
let provider: IdentityProvider;
let ada: Citizen;
let address: string;
let now = Date.now();
const refused = (code: string): object => expect.objectContaining({ code }) as object;

beforeAll(async () => {
  const port = await freePort();
  address = `http://localhost:${port}`;
  provider = await IdentityProvider.open(address);
  home = await openTestApp({
    clock: { now: () => new Date(now) },
    settings: {
      KINSONG_PORT: String(port),
      KINSONG_PUBLIC_URL: address,
      KINSONG_OIDC_ISSUER: provider.issuer,
      KINSONG_OIDC_CLIENT_ID: clientId,
      KINSONG_OIDC_CLIENT_SECRET: clientSecret,
    },
  });
  ada = await home.town.architect();
});
afterAll(async () => {
  await home.close();
  await provider.close();
});
beforeEach(() => {
  // Someone new at the provider's page for each test.
  provider.account = newId();
  provider.accounts.set(provider.account, { email: newAddress(), email_verified: true, name: 'Lene' });
});

const newAddress = (): string => `lene-${newId().slice(-8)}@hearth.example`;
const here = (): string => provider.accounts.get(provider.account)?.email ?? '';
const newCode = async (): Promise<string> => (await ada.call(createInvite, { body: {} })).invite_code;
const ours = (link: string): string => link.replace(address, home.base);

/** To the provider's page. */
async function leave(browser: Browser, code?: string): Promise<string> {
  const query = code === undefined ? '' : `?code=${code}`;
  const response = await browser.visit(`${home.base}${calls.beginFederated.path}${query}`);
  expect(response.status).toBe(302);
  return response.headers.get('location') ?? '';
}

/** Back from there, up to the page fragment. */
async function comeBack(browser: Browser, link: string): Promise<string> {
  const response = await browser.visit(ours(link));
  expect(response.status).toBe(302);
  const fragment = /^\/enter#session_id=([\w-]+)$/.exec(response.headers.get('location') ?? '');
  return fragment?.[1] ?? '';
}

const through = async (browser: Browser, code?: string): Promise<string> =>
  comeBack(browser, await provider.passThrough(await leave(browser, code)));
const process = (browser: Browser, session_id: string) =>
  browser.call(calls.processSession, { body: { session_id } });

test('[K2] [L8] someone new with an invitation comes in by the page fragment; the next time without one', async () => {
  const browser = new Browser(home.base);
  const came = await process(browser, await through(browser, await newCode()));
  expect(Object.keys(came).toSorted()).toEqual(['message', 'session_token', 'space_id', 'user']);
  expect(came.user).toMatchObject({ email: here(), name: 'Lene', trust_score: 100 });
  expect(await browser.call(sessionCheck, {})).toMatchObject({ authenticated: true, auth_source: 'google' });

  const later = new Browser(home.base);
  const again = await process(later, await through(later));
  expect(again.user.id).toBe(came.user.id);
  expect(again.message).toBe('Timeline access recognized. Welcome back, consciousness traveler.');
  expect(await new Caller(home.base).call(calls.waysIn, {})).toEqual({ federated: '127.0.0.1' });
});

test('[L8] someone new without an invitation, or with a spent one, stays outside', async () => {
  const spent = await newCode();
  const guest = new Browser(home.base);
  await process(guest, await through(guest, spent));
  provider.account = newId();
  provider.accounts.set(provider.account, { email: newAddress(), email_verified: true, name: 'Late' });
  for (const code of [undefined, spent, '000000000000']) {
    const browser = new Browser(home.base);
    await expect(process(browser, await through(browser, code))).rejects.toEqual(refused('auth.coordinates'));
    expect(await browser.call(sessionCheck, {})).toEqual({ authenticated: false });
  }
});

test('[E1] [L8] a fragment works once, for a minute, and only in the browser that began', async () => {
  const failed = expect.objectContaining({
    code: 'federated.failed',
    message: 'Timeline access failed. Please try again.',
  }) as object;
  const browser = new Browser(home.base);
  const sessionId = await through(browser, await newCode());
  const thief = new Browser(home.base);
  await expect(process(thief, sessionId)).rejects.toEqual(failed);
  const kept = new Map(browser.cookies);
  await process(browser, sessionId);
  await expect(process(browser, sessionId)).rejects.toEqual(failed);
  const replay = new Browser(home.base);
  for (const [name, value] of kept) replay.cookies.set(name, value);
  await expect(process(replay, sessionId)).rejects.toEqual(failed);

  const slow = new Browser(home.base);
  const late = await through(slow);
  now += 61_000;
  await expect(process(slow, late)).rejects.toEqual(failed);
  for (const nonsense of ['', 'test', 'x'.repeat(200)])
    await expect(process(slow, nonsense)).rejects.toEqual(failed);
});

test('[L8] another one’s nonce, another one’s state, a code used before: nobody comes in', async () => {
  const code = await newCode();
  const wrongNonce = new Browser(home.base);
  const page = new URL(await leave(wrongNonce, code));
  page.searchParams.set('nonce', 'somebody-elses');
  const byNonce = await comeBack(wrongNonce, await provider.passThrough(page.href));
  await expect(process(wrongNonce, byNonce)).rejects.toEqual(refused('federated.failed'));

  const wrongState = new Browser(home.base);
  const back = new URL(await provider.passThrough(await leave(wrongState, code)));
  back.searchParams.set('state', 'somebody-elses');
  const byState = await comeBack(wrongState, back.href);
  await expect(process(wrongState, byState)).rejects.toEqual(refused('federated.failed'));

  // A callback address handed to somebody else signs them in nowhere.
  const [one, other] = [new Browser(home.base), new Browser(home.base)];
  const callback = await provider.passThrough(await leave(one, code));
  await leave(other, code);
  await expect(process(other, await comeBack(other, callback))).rejects.toEqual(refused('federated.failed'));
  await expect(process(other, await comeBack(other, callback))).rejects.toEqual(refused('federated.failed'));

  const denied = new Browser(home.base);
  const state = new URL(await leave(denied)).searchParams.get('state') ?? '';
  const no = await comeBack(denied, `${address}/api/auth/google/callback?error=access_denied&state=${state}`);
  await expect(process(denied, no)).rejects.toEqual(refused('federated.failed'));
});

test('[L8] an address that the provider did not confirm opens nothing, whoever has it', async () => {
  const victim = await member();
  provider.accounts.set(provider.account, { email: victim.email, email_verified: false, name: 'Mallory' });
  for (const code of [undefined, await newCode()]) {
    const browser = new Browser(home.base);
    await expect(process(browser, await through(browser, code))).rejects.toEqual(
      refused('federated.unverified'),
    );
  }
  await signIn(victim.email);
});

const password = 'a lamp in the window';

async function member(): Promise<{ email: string; token: string; id: string }> {
  const { id } = await ada.found('A Salon');
  const { invite_code } = await ada.call(inviteToSpace, { params: { space_id: id }, body: {} });
  const email = newAddress();
  const { access_token, user } = await home.town.stranger.call(register, {
    body: { name: 'Lene', email, password, invite_code },
  });
  return { email, token: access_token, id: user.id };
}

const signIn = (email: string) => home.town.stranger.call(login, { body: { email, password } });
const isIn = async (token: string): Promise<boolean> =>
  (await new Caller(home.base, token).call(sessionCheck, {})).authenticated;

test('linking to an account whose address nobody had confirmed drops its password and sessions', async () => {
  const { email, token, id } = await member();
  provider.accounts.set(provider.account, { email: email.toUpperCase(), email_verified: true, name: 'Lene' });
  const browser = new Browser(home.base);
  const { user, removed, message } = await process(browser, await through(browser));
  expect([user.id, removed]).toEqual([id, ['password', 'devices']]);
  expect(message).toContain('removed: the password and the devices signed in');
  expect(await isIn(token)).toBe(false);
  await expect(signIn(email)).rejects.toEqual(refused('auth.denied'));
});

test('linking to an account with a confirmed address leaves password and sessions as they are', async () => {
  const { email, token, id } = await member();
  const owner = new Caller(home.base, token);
  await owner.call(askConfirmation, {});
  const letter = await letterTo(home, email, 'Is this your address');
  await owner.call(confirmEmail, { body: { token: tokenIn(letter, 'confirm') } });
  provider.accounts.set(provider.account, { email, email_verified: true, name: 'Lene' });
  const browser = new Browser(home.base);
  const linked = await process(browser, await through(browser));
  expect([linked.user.id, linked.removed]).toEqual([id, undefined]);
  expect(await isIn(token)).toBe(true);
  await signIn(email);
});

test('a provider that does not answer is named as what it is, on the entry', async () => {
  const away = await openTestApp({
    settings: {
      KINSONG_OIDC_ISSUER: `http://127.0.0.1:${await freePort()}`,
      KINSONG_OIDC_CLIENT_ID: clientId,
      KINSONG_OIDC_CLIENT_SECRET: clientSecret,
    },
  });
  try {
    const browser = new Browser(away.base);
    const response = await browser.visit(`${away.base}${calls.beginFederated.path}`);
    const sessionId = response.headers.get('location')?.replace('/enter#session_id=', '') ?? '';
    await expect(process(browser, sessionId)).rejects.toEqual(refused('federated.away'));
  } finally {
    await away.close();
  }
});

test('a house without a provider says so, and leads nobody anywhere', async () => {
  const plain = await openTestApp();
  try {
    expect(await plain.town.stranger.call(calls.waysIn, {})).toEqual({ federated: null });
    for (const { path } of [calls.beginFederated, calls.federatedCallback]) {
      expect((await fetch(plain.base + path, { redirect: 'manual' })).status).toBe(404);
    }
  } finally {
    await plain.close();
  }
});
