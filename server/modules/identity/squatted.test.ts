import { newId } from '@kinsong/contract/common/ids.ts';
import type { Call, Input } from '@kinsong/contract/common/call.ts';
import { login, sessionCheck } from '@kinsong/contract/identity/identity.ts';
import { register, acceptInviteCode } from '@kinsong/contract/invitations/register-and-redeem.ts';
import { inviteToSpace } from '@kinsong/contract/invitations/invitations.ts';
import * as keys from '@kinsong/contract/identity/passkeys.ts';
import * as words from '@kinsong/contract/identity/passwords-and-letters.ts';
import { comeBackByCode } from '@kinsong/contract/identity/recovery.ts';
import { recoverGuest } from '@kinsong/contract/invitations/invitation-tree.ts';
import { linkDevice, openDeviceLink } from '@kinsong/contract/identity/sessions.ts';
import { openSpace } from '@kinsong/contract/spaces/spaces.ts';
// Read before the house opens, and not with the first passkey: on a busy machine that holds the house up for seconds.
import '@simplewebauthn/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { Authenticator } from '../../test/authenticator.ts';
import { Browser } from '../../test/browser.ts';
import { Caller } from '../../test/caller.ts';
import { letterTo, tokenIn } from '../../test/letters.ts';
import { Listener } from '../../test/socket-listener.ts';
import type { Citizen } from '../../test/people.ts';

/**
 * Mallory, a member, registers an address that is not hers, with a code of her own. Sooner or later its owner comes.
 */
let home: TestApp;
let mallory: Citizen;
let anna: Citizen;
const password = 'a lamp in the window';
const refused = (code: string): object => expect.objectContaining({ code }) as object;
const everything = ['password', 'passkeys', 'services', 'devices', 'device links'];

beforeAll(async () => {
  home = await openTestApp({ settings: { KINSONG_PUBLIC_URL: 'http://localhost:8210' } });
  mallory = await home.town.person('Mallory');
  anna = await home.town.person('Anna');
});
afterAll(() => home.close());

interface Squat {
  readonly email: string;
  readonly id: string;
  /** The browser that made the account. */
  readonly browser: Browser;
  readonly token: string;
  readonly passkey: Authenticator;
  readonly deviceLink: string;
}

async function codeOf(host: Citizen, name = 'A Salon', space?: string): Promise<string> {
  const id = space ?? (await host.found(name)).id;
  return (await host.call(inviteToSpace, { params: { space_id: id }, body: {} })).invite_code;
}

async function addPasskey(caller: Caller): Promise<Authenticator> {
  const passkey = new Authenticator(home.app.house.config.publicUrl.origin);
  const { options } = await caller.call(keys.beginPasskey, {});
  await caller.call(keys.addPasskey, { body: { name: 'Mine', credential: passkey.create(options) } });
  return passkey;
}

/** Somebody else's address, with every way in there is. */
async function squat(email = `owner-${newId().slice(-8)}@hearth.example`): Promise<Squat> {
  const browser = new Browser(home.base);
  const body = { name: 'Owner', email, password, invite_code: await codeOf(mallory) };
  const { access_token, user } = await browser.call(register, { body });
  const passkey = await addPasskey(browser);
  await home.app.house.db.runText(
    `insert into federated_identities (issuer, subject, person_id, linked_at) values ('https://other.example', $1, $2, now())`,
    [email, user.id],
  );
  const { link } = await browser.call(linkDevice, {});
  return { email, id: user.id, browser, token: access_token, passkey, deviceLink: tokenIn(link, 'device') };
}

const isIn = async (caller: Caller): Promise<boolean> => (await caller.call(sessionCheck, {})).authenticated;
const outcome = <C extends Call>(caller: Caller, call: C, input: Input<C>): Promise<string> =>
  caller.call(call, input).then(
    () => 'in',
    (error: { code: string }) => error.code,
  );

/** Which of the ways made before still open the account. */
async function whatOpens({ email, id, browser, passkey, deviceLink }: Squat): Promise<string[]> {
  const { options } = await home.town.stranger.call(keys.beginPasskeySignIn, {});
  const fresh = () => new Browser(home.base);
  const { rows } = await home.app.house.db.runText(
    'select 1 from federated_identities where person_id = $1',
    [id],
  );
  const opens = {
    devices: await isIn(browser),
    password: (await outcome(fresh(), login, { body: { email, password } })) === 'in',
    passkeys:
      (await outcome(fresh(), keys.signInByPasskey, { body: { credential: passkey.get(options) } })) === 'in',
    services: rows.length > 0,
    'device links': (await outcome(fresh(), openDeviceLink, { body: { token: deviceLink } })) === 'in',
  };
  return everything.filter((way) => opens[way as keyof typeof opens]);
}

async function auditOf(id: string): Promise<string[]> {
  const { rows } = await home.app.house.db.runText(
    'select deed from audit_log where person_id = $1 order by at, id',
    [id],
  );
  return rows.map((row) => (row as { deed: string }).deed);
}

/** Anna invites the owner to her family by letter; the address is known, so another letter lets the owner in. */
async function letterIn(email: string): Promise<{ token: string; family: string }> {
  const family = (await anna.found('The Family', 'family')).id;
  const code = await codeOf(anna, '', family);
  await new Browser(home.base).call(acceptInviteCode, {
    body: { code, avatar_name: 'Owner', real_name: 'Owner', email_or_phone: email, consent: true },
  });
  return { token: tokenIn(await letterTo(home, email, 'You already have an account'), 'letter'), family };
}

async function letterOf(kind: 'reset' | 'confirm', { email, browser }: Squat): Promise<string> {
  if (kind === 'reset') {
    await home.town.stranger.call(words.askReset, { body: { email } });
    return tokenIn(await letterTo(home, email, 'Choose a new password'), 'reset');
  }
  await browser.call(words.askConfirmation, {});
  return tokenIn(await letterTo(home, email, 'Is this your address'), 'confirm');
}

describe('whoever made an account under an address that is not theirs', () => {
  test('has nothing left of it once its owner comes in by a letter, who is told; the family is the owner’s alone', async () => {
    const squatted = await squat();
    const listener = await Listener.open(new Caller(home.base, squatted.token) as Citizen);
    const { token, family } = await letterIn(squatted.email);
    const owner = new Browser(home.base);
    const entered = await owner.call(words.signInByLetter, { body: { token } });
    expect(entered).toMatchObject({ space_id: family, removed: everything });
    expect(entered.message).toMatch(/removed.*password.*passkeys/);
    expect(await whatOpens(squatted)).toEqual([]);
    await vi.waitFor(() => expect(listener.closedWith).toBe(4001));
    expect(await isIn(owner)).toBe(true);
    await owner.call(openSpace, { params: { space_id: family } });
    await expect(squatted.browser.call(openSpace, { params: { space_id: family } })).rejects.toEqual(
      refused('auth.needed'),
    );
    expect(await auditOf(squatted.id)).toContain('removed earlier ways in');
  });

  test('has nothing left after a reset by letter; only the new password opens', async () => {
    const squatted = await squat();
    const token = await letterOf('reset', squatted);
    const owner = new Browser(home.base);
    const fresh = 'bread and a little salt';
    const entered = await owner.call(words.resetPassword, { body: { token, password: fresh } });
    // That the password is another and all devices are signed out, the page has said before.
    expect(entered.removed).toEqual(['passkeys', 'services']);
    expect(await whatOpens(squatted)).toEqual([]);
    await home.town.stranger.call(login, { body: { email: squatted.email, password: fresh } });
  });

  test('has nothing left once the owner answered the letter that asks whose the address is', async () => {
    const squatted = await squat();
    const token = await letterOf('confirm', squatted);
    const { message, removed } = await home.town.stranger.call(words.confirmEmail, { body: { token } });
    expect(removed).toEqual(everything);
    expect(message).toContain('removed');
    expect(await whatOpens(squatted)).toEqual([]);
  });

  test('is no known device any more: tries at the owner’s new password count', async () => {
    const squatted = await squat();
    const token = await letterOf('reset', squatted);
    await new Browser(home.base).call(words.resetPassword, {
      body: { token, password: 'bread and a little salt' },
    });
    const guessing = () => outcome(squatted.browser, login, { body: { email: squatted.email, password } });
    for (let n = 0; n < 10; n++) expect(await guessing()).toBe('auth.denied');
    expect(await guessing()).toBe('rate.limited');
  });
});

describe('whoever shows that the account is theirs', () => {
  test.each(['confirm', 'letter'] as const)(
    'keeps everything: %s, opened where they are signed in',
    async (kind) => {
      const own = await squat();
      const token = kind === 'letter' ? (await letterIn(own.email)).token : await letterOf(kind, own);
      const call = kind === 'letter' ? words.signInByLetter : words.confirmEmail;
      expect((await own.browser.call(call, { body: { token } })).removed).toEqual([]);
      expect(await whatOpens(own)).toEqual(everything);
      expect(await auditOf(own.id)).toContain('confirmed an address');
      expect(await auditOf(own.id)).not.toContain('removed earlier ways in');
    },
  );

  test('keeps the passkey and the other service by a reset where they are signed in', async () => {
    const own = await squat();
    const token = await letterOf('reset', own);
    const body = { token, password: 'bread and a little salt' };
    expect((await own.browser.call(words.resetPassword, { body })).removed).toEqual([]);
    // A reset signs out every device but this one, whoever asks.
    expect(await whatOpens(own)).toEqual(['passkeys', 'services', 'devices']);
  });

  test.each(['password', 'passkey'] as const)(
    'keeps everything: %s first, then the letter',
    async (proof) => {
      const own = await squat();
      const token = await letterOf('confirm', own);
      const phone = new Browser(home.base);
      if (proof === 'password') await phone.call(login, { body: { email: own.email, password } });
      else {
        const { options } = await home.town.stranger.call(keys.beginPasskeySignIn, {});
        await phone.call(keys.signInByPasskey, { body: { credential: own.passkey.get(options) } });
      }
      await phone.call(words.confirmEmail, { body: { token } });
      expect(await whatOpens(own)).toEqual(everything);
    },
  );

  test('may look first what a letter would do, which uses nothing up', async () => {
    const own = await squat();
    const token = await letterOf('confirm', own);
    const look = (caller: Caller, letter = token) =>
      caller.call(words.lookAtLetter, { body: { token: letter } });
    expect(await look(home.town.stranger)).toEqual({ address: own.email, removes: everything });
    expect(await look(own.browser)).toEqual({ address: own.email, removes: [] });
    expect(await look(mallory)).toEqual({ address: own.email, removes: everything });
    await own.browser.call(words.confirmEmail, { body: { token } });
    await expect(look(own.browser)).rejects.toEqual(refused('link.over'));
    await expect(look(own.browser, 'nonsense')).rejects.toEqual(refused('link.over'));
  });

  test('loses nothing by later letters: an address is shown to be somebody’s once', async () => {
    const own = await squat();
    await own.browser.call(words.confirmEmail, { body: { token: await letterOf('confirm', own) } });
    const { token } = await letterIn(own.email);
    const entered = await new Browser(home.base).call(words.signInByLetter, { body: { token } });
    expect(entered.removed).toEqual([]);
    expect(await whatOpens(own)).toEqual(everything);
  });
});

test('a session of somebody else proves nothing', async () => {
  const squatted = await squat();
  const token = await letterOf('confirm', squatted);
  await mallory.call(words.confirmEmail, { body: { token } });
  expect(await whatOpens(squatted)).toEqual([]);
});

test('a number can not be written to: a code of its inviter removes everything made before', async () => {
  const phone = `+49 170 55${String(Date.now()).slice(-5)}`;
  const squatted = await squat(phone);
  const { code } = await (
    await home.town.architect()
  ).call(recoverGuest, { params: { person_id: squatted.id } });
  const entered = await home.town.stranger.call(comeBackByCode, {
    body: { email_or_phone: phone, code, password: 'bread and a little salt' },
  });
  expect(entered.removed).toEqual(['passkeys', 'services']);
  expect(await whatOpens(squatted)).toEqual([]);
});

test('what is under way when the owner comes does not outlive it', async () => {
  const squatted = await squat();
  const token = await letterOf('confirm', squatted);
  const { browser, email } = squatted;
  const { options } = await browser.call(keys.beginPasskey, {});
  const late = new Authenticator(home.app.house.config.publicUrl.origin);
  const quick = (n: number): Promise<unknown> =>
    Promise.allSettled([
      browser.call(linkDevice, {}),
      new Browser(home.base).call(login, { body: { email, password } }),
      browser.call(words.changePassword, {
        body: { current_password: password, password: `another word ${n}` },
      }),
    ]);
  await Promise.allSettled([
    quick(1),
    browser.call(keys.addPasskey, { body: { name: 'Late', credential: late.create(options) } }),
    home.town.stranger.call(words.confirmEmail, { body: { token } }),
    quick(2),
  ]);
  const { rows } = await home.app.house.db.runText(
    `select password_hash, (select count(*)::int from sessions where person_id = p.id) as sessions,
       (select count(*)::int from passkeys where person_id = p.id) as passkeys,
       (select count(*)::int from links where person_id = p.id) as links
     from persons p where email = $1`,
    [email],
  );
  expect(rows).toEqual([{ password_hash: null, sessions: 0, passkeys: 0, links: 0 }]);
});
