import { acceptInviteCode, register } from '@kinsong/contract/invitations/register-and-redeem.ts';
import { inviteToSpace } from '@kinsong/contract/invitations/invitations.ts';
import { sessionCheck } from '@kinsong/contract/identity/identity.ts';
import { addPasskey, beginPasskey, removePasskey } from '@kinsong/contract/identity/passkeys.ts';
import { askReset, changePassword, resetPassword } from '@kinsong/contract/identity/passwords-and-letters.ts';
import * as calls from '@kinsong/contract/journal/journal.ts';
import { toBytes } from '@kinsong/engines/journal/base64url.ts';
import { journalKey, openWords, proofOf } from '@kinsong/engines/journal/journal-key.ts';
import { lock, makeCode, type Opener } from '@kinsong/engines/journal/locks.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyFor, houseSecret } from '../../platform/house-secret.ts';
import { unsealUnder } from '../../platform/encryption.ts';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { Authenticator } from '../../test/authenticator.ts';
import { Browser } from '../../test/browser.ts';
import { JournalWriter } from '../../test/journal-writer.ts';
import { letterTo, tokenIn } from '../../test/letters.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let ada: Citizen;
let people = 0;
const password = 'a lamp in the window';
const fresh = 'bread and a little salt';
const words = 'The cellar smells of pears, and nobody knows.';
const by = (typed: string): Opener => ({ kind: 'password', typed });
const refused = (code: string): object => expect.objectContaining({ code }) as object;

beforeAll(async () => {
  home = await openTestApp({ settings: { KINSONG_PUBLIC_URL: 'http://localhost:8211' } });
  ada = await home.town.architect();
});
afterAll(() => home.close());

async function codeOfSalon(): Promise<string> {
  const { id } = await ada.found('The Porch');
  return (await ada.call(inviteToSpace, { params: { space_id: id }, body: {} })).invite_code;
}

/** Came with an address and a password. */
async function withPassword() {
  const [who, email] = [new Browser(home.base), `wren${(people += 1)}@hearth.example`];
  const body = { name: 'Wren', email, password, invite_code: await codeOfSalon() };
  const { user } = await who.call(register, { body });
  const journal = new JournalWriter(who, user.id);
  const key = await journal.beginsBy(password);
  return { who, email, journal, key, page: await journal.writes(key, words) };
}

/** Came by a code alone, with neither password nor passkey. */
async function withNothing() {
  const who = new Browser(home.base);
  const email_or_phone = `robin${(people += 1)}@hearth.example`;
  const code = await codeOfSalon();
  const body = { code, avatar_name: 'Robin', real_name: 'Robin', email_or_phone, consent: true as const };
  await who.call(acceptInviteCode, { body });
  const { user } = await who.call(sessionCheck, {});
  const journal = new JournalWriter(who, user!.id);
  const key = await journal.beginsByHouse();
  return { who, journal, key, page: await journal.writes(key, words) };
}

const set = (who: Browser, body: { current_password?: string; password: string }) =>
  who.call(changePassword, { body });

async function keepPasskey(who: Browser) {
  const { options } = await who.call(beginPasskey, {});
  const device = new Authenticator(home.app.house.config.publicUrl.origin);
  return who.call(addPasskey, { body: { name: 'Phone', credential: device.create(options) } });
}

/** All that the house makes keys for. */
const purposes = [
  'journal keys',
  'calendar address',
  'calendar guest',
  'known devices',
  'recovery codes',
  'tries: wrong codes',
  'house',
  '',
];

/** Whatever stands in the database, and every key that can be made of the house’s own: is a word to be read with it? */
async function wordsReadByHouse(personId: string): Promise<string[]> {
  const { db, config } = home.app.house;
  const of = async (table: string) =>
    (await db.runText(`select * from ${table} where person_id = $1`, [personId])).rows as Record<
      string,
      string
    >[];
  const [locks, pages] = [await of('journal_locks'), await of('journal_pages')];
  const keys: string[] = [];
  for (const { sealed = '' } of locks) {
    for (const purpose of purposes) {
      try {
        keys.push(unsealUnder(keyFor(houseSecret(config), purpose), sealed));
      } catch {
        // This one does not open it.
      }
    }
  }
  const read = keys.flatMap((raw) =>
    pages.map(async ({ id = '', sealed = '' }) =>
      openWords(await journalKey(personId, toBytes(raw)), id, sealed),
    ),
  );
  return (await Promise.all(read)).filter((each) => each !== null);
}

test('[D5] with the database and the house’s key nobody reads a word where there is a password', async () => {
  const { journal } = await withPassword();
  expect(await wordsReadByHouse(journal.id)).toEqual([]);
  const { rows } = await home.app.house.db.runText('select * from journal_pages', []);
  expect(JSON.stringify(rows)).not.toContain('pears');
});

test('[D5] where there is neither password nor passkey the house’s key opens it, as is said there', async () => {
  const { who, journal } = await withNothing();
  expect(await wordsReadByHouse(journal.id)).toEqual([words]);
  const { key } = await who.call(calls.openByHouse, {});
  const pages = (await who.call(calls.listPages, { query: {} })).pages;
  const opened = await journalKey(journal.id, toBytes(key));
  expect(await openWords(opened, pages[0]!.id, pages[0]!.sealed)).toBe(words);
});

test('[D5] the first password takes the house’s place, and it reads nothing more', async () => {
  const { who, journal, page } = await withNothing();
  await set(who, { password: fresh });
  expect(await wordsReadByHouse(journal.id)).toEqual([]);
  await expect(who.call(calls.openByHouse, {})).rejects.toEqual(refused('found.not'));
  const key = await journal.opensBy('password', by(fresh));
  expect(await openWords(key!, page.id, page.sealed)).toBe(words);
});

test('[D5] a passkey that locks it takes the house’s place', async () => {
  const { who, journal, key } = await withNothing();
  const passkey = await keepPasskey(who);
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const locked = await lock(key, { kind: 'passkey', secret });
  const body = {
    proof: await proofOf(key),
    by: { kind: 'passkey' as const, passkey_id: passkey.id, lock: locked },
  };
  await who.call(calls.keepLock, { body });
  expect(await wordsReadByHouse(journal.id)).toEqual([]);
  expect(await journal.opensBy('passkey', { kind: 'passkey', secret })).not.toBeNull();
  const other = { ...body, by: { ...body.by, passkey_id: 'somebody else’s' } };
  await expect(who.call(calls.keepLock, { body: other })).rejects.toEqual(refused('found.not'));
  await expect(who.call(removePasskey, { params: { passkey_id: passkey.id } })).rejects.toEqual(
    refused('passkey.journal'),
  );
  await set(who, { password: fresh });
  const again = await lock(key, by(fresh));
  const withWords = { kind: 'password' as const, password: fresh, lock: again };
  await who.call(calls.keepLock, { body: { proof: await proofOf(key), by: withWords } });
  await who.call(removePasskey, { params: { passkey_id: passkey.id } });
  expect(await journal.locksOf('passkey')).toEqual([]);
});

test('[D5] a changed password opens it, and the former one does not', async () => {
  const { who, journal, page } = await withPassword();
  await set(who, { current_password: password, password: fresh });
  const key = await journal.opensBy('password', by(fresh));
  expect(await openWords(key!, page.id, page.sealed)).toBe(words);
  expect(await journal.opensBy('password', by(password))).toBeNull();
  expect(await journal.locksOf('former password')).toEqual([]);
  expect(await wordsReadByHouse(journal.id)).toEqual([]);
});

test('[D5] a wrong password changes neither the password nor what opens the journal', async () => {
  const { who, journal } = await withPassword();
  await expect(set(who, { current_password: 'a guess', password: fresh })).rejects.toEqual(
    refused('password.wrong'),
  );
  expect(await journal.opensBy('password', by(password))).not.toBeNull();
});

test('[D5] a password reset by letter leaves it to the former password and to the recovery code', async () => {
  const { who, email, journal, key } = await withPassword();
  const code = makeCode();
  const locked = await lock(key, { kind: 'code', typed: code });
  const proof = await proofOf(key);
  await who.call(calls.keepLock, { body: { proof, by: { kind: 'code', lock: locked } } });
  await home.town.stranger.call(askReset, { body: { email } });
  const token = tokenIn(await letterTo(home, email, 'password'), 'reset');
  await who.call(resetPassword, { body: { token, password: fresh } });
  expect(await journal.locksOf('password')).toEqual([]);
  expect(await journal.opensBy('former password', by(fresh))).toBeNull();
  expect(await journal.opensBy('code', { kind: 'code', typed: code })).not.toBeNull();
  const opened = await journal.opensBy('former password', by(password));
  const now = { kind: 'password' as const, password: fresh, lock: await lock(opened!, by(fresh)) };
  await who.call(calls.keepLock, { body: { proof, by: now } });
  expect(await journal.opensBy('password', by(fresh))).not.toBeNull();
  expect(await journal.locksOf('former password')).toEqual([]);
});
