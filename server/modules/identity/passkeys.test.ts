import { newId } from '@kinsong/contract/common/ids.ts';
import { sessionCheck } from '@kinsong/contract/identity/identity.ts';
import * as calls from '@kinsong/contract/identity/passkeys.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { Authenticator } from '../../test/authenticator.ts';
import { Browser } from '../../test/browser.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let anna: Citizen;
let origin: string;
let now = Date.now();
const minute = 60 * 1000;
const refused = (code: string): object => expect.objectContaining({ code }) as object;

beforeAll(async () => {
  home = await openTestApp({
    clock: { now: () => new Date(now) },
    settings: { KINSONG_PUBLIC_URL: 'http://localhost:8210' },
  });
  origin = home.app.house.config.publicUrl.origin;
  anna = await home.town.person('Anna');
});
afterAll(() => home.close());

async function keep(person: Citizen, device: Authenticator, name = "Anna's phone") {
  const { options } = await person.call(calls.beginPasskey, {});
  return person.call(calls.addPasskey, { body: { name, credential: device.create(options) } });
}

const begin = async () => (await home.town.stranger.call(calls.beginPasskeySignIn, {})).options;
const signInWith = (credential: ReturnType<Authenticator['get']>, browser = new Browser(home.base)) =>
  browser.call(calls.signInByPasskey, { body: { credential } });

test('[L9] a passkey is made, signs in without a name typed, is listed with its last use, and is removed', async () => {
  const device = new Authenticator(origin);
  const { id, name } = await keep(anna, device);
  expect([id, name]).toEqual([device.id, "Anna's phone"]);
  const browser = new Browser(home.base);
  const { user, message } = await signInWith(device.get(await begin()), browser);
  expect(user.id).toBe(anna.id);
  expect(message).toBe('Timeline access recognized. Welcome back, consciousness traveler.');
  expect(await browser.call(sessionCheck, {})).toMatchObject({ authenticated: true });
  const { passkeys, has_password } = await anna.call(calls.myPasskeys, {});
  expect(passkeys).toEqual([expect.objectContaining({ id, last_used_at: new Date(now).toISOString() })]);
  expect(has_password).toBe(true);

  const params = { passkey_id: id };
  const bram = await home.town.person('Bram');
  await expect(bram.call(calls.removePasskey, { params })).rejects.toEqual(refused('found.not'));
  expect(await anna.call(calls.removePasskey, { params })).toEqual({ removed: true });
  await expect(signInWith(device.get(await begin()))).rejects.toEqual(refused('auth.denied'));
});

test('[L9] the options name this house, and ask for a passkey that shows who holds it', async () => {
  const { options } = await anna.call(calls.beginPasskey, {});
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Kinsong' },
    user: { displayName: 'Anna' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  expect(await begin()).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
});

test('a challenge works once, for minutes, for whom it was made and for what it was made', async () => {
  const device = new Authenticator(origin);
  await keep(anna, device);
  const options = await begin();
  const answer = device.get(options);
  await signInWith(answer);
  await expect(signInWith(answer)).rejects.toEqual(refused('auth.denied'));
  await expect(signInWith(device.get(options))).rejects.toEqual(refused('auth.denied'));
  const late = await begin();
  now += 6 * minute;
  await expect(signInWith(device.get(late))).rejects.toEqual(refused('auth.denied'));

  const { options: hers } = await anna.call(calls.beginPasskey, {});
  await expect(signInWith(device.get(hers))).rejects.toEqual(refused('auth.denied'));
  const bram = await home.town.person('Bram');
  const { options: forAnna } = await anna.call(calls.beginPasskey, {});
  const credential = new Authenticator(origin).create(forAnna);
  await expect(bram.call(calls.addPasskey, { body: { credential } })).rejects.toEqual(
    refused('passkey.failed'),
  );
});

test('twenty answers to one challenge at once: one signs in', async () => {
  const device = new Authenticator(origin);
  await keep(anna, device);
  const answer = device.get(await begin());
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => signInWith(answer)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('refused: another site, a holder not shown, another key, a copy that counts backwards, another person', async () => {
  const device = new Authenticator(origin);
  await keep(anna, device);
  await expect(signInWith(device.get(await begin(), 'https://elsewhere.example'))).rejects.toEqual(
    refused('auth.denied'),
  );
  device.userVerified = false;
  await expect(signInWith(device.get(await begin()))).rejects.toEqual(refused('auth.denied'));
  device.userVerified = true;

  const other = new Authenticator(origin);
  const forged = { ...other.get(await begin()), id: device.id, rawId: device.id };
  await expect(signInWith(forged)).rejects.toEqual(refused('auth.denied'));

  device.counter = 10;
  await signInWith(device.get(await begin()));
  device.counter = 3;
  await expect(signInWith(device.get(await begin()))).rejects.toEqual(refused('auth.denied'));

  device.counter = 20;
  device.userHandle = Buffer.from(newId()).toString('base64url');
  await expect(signInWith(device.get(await begin()))).rejects.toEqual(refused('auth.denied'));
});

test('refused: making one elsewhere, the same one twice, or one that is none', async () => {
  const device = new Authenticator(origin);
  await keep(anna, device);
  await expect(keep(anna, device)).rejects.toEqual(refused('passkey.failed'));
  const { options } = await anna.call(calls.beginPasskey, {});
  const elsewhere = new Authenticator(origin).create(options, 'https://elsewhere.example');
  await expect(anna.call(calls.addPasskey, { body: { credential: elsewhere } })).rejects.toEqual(
    refused('passkey.failed'),
  );
  const { options: again } = await anna.call(calls.beginPasskey, {});
  const broken = new Authenticator(origin).create(again);
  const attestationObject = broken.response.attestationObject.slice(0, 40);
  const credential = { ...broken, response: { ...broken.response, attestationObject } };
  await expect(anna.call(calls.addPasskey, { body: { credential } })).rejects.toEqual(
    refused('passkey.failed'),
  );
});

test('the last way in can not be removed by someone whom no letter reaches', async () => {
  const bram = await home.town.person('Bram');
  const device = new Authenticator(origin);
  const { id } = await keep(bram, device);
  await home.app.house.db.runText(
    `update persons set email = null, phone = '+491701112233', password_hash = null where id = $1`,
    [bram.id],
  );
  const removing = bram.call(calls.removePasskey, { params: { passkey_id: id } });
  await expect(removing).rejects.toEqual(refused('passkey.last'));
  expect((await bram.call(calls.myPasskeys, {})).passkeys).toHaveLength(1);
});
