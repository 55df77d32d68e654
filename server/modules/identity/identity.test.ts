import type { Answer } from '@kinsong/contract/common/call.ts';
import * as calls from '@kinsong/contract/identity/identity.ts';
import * as arriving from '@kinsong/contract/invitations/register-and-redeem.ts';
import { inviteToSpace } from '@kinsong/contract/invitations/invitations.ts';
import { mySessions } from '@kinsong/contract/identity/sessions.ts';
import { signInByLetter } from '@kinsong/contract/identity/passwords-and-letters.ts';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { Caller } from '../../test/caller.ts';
import { letterTo, lettersTo, tokenIn } from '../../test/letters.ts';
import { Listener } from '../../test/socket-listener.ts';
import type { Citizen } from '../../test/people.ts';
import { endedAmong, uses } from './sessions.ts';
import { tidyJob as tidyInvitations } from '../invitations/tidy.job.ts';
import { tidyJob } from './tidy.job.ts';

const start = Date.parse('2026-03-01T12:00:00Z');
const hour = 60 * 60 * 1000;
let now = start;
let home: TestApp;
let host: Citizen;

beforeAll(async () => {
  home = await openTestApp({ clock: { now: () => new Date(now) } });
  host = await home.town.architect();
});
afterAll(() => home.close());

const refused = (code: string): object => expect.objectContaining({ code }) as object;
const password = 'a lamp in the window';

async function newCode(): Promise<string> {
  const { id } = await host.found('A Salon');
  const { invite_code } = await host.call(inviteToSpace, {
    params: { space_id: id },
    body: { max_uses: 9 },
  });
  return invite_code;
}

async function join(email: string, changes: { name?: string; password?: string; invite_code?: string } = {}) {
  const invite_code = changes.invite_code ?? (await newCode());
  return home.town.stranger.call(arriving.register, {
    body: { name: 'Oma Erna', email, password, ...changes, invite_code },
  });
}

const login = (email: string, typed = password) =>
  home.town.stranger.call(calls.login, { body: { email, password: typed } });

const check = (token: string | null) => new Caller(home.base, token).call(calls.sessionCheck, {});

const count = async (text: string, ...values: unknown[]): Promise<number> => {
  const { rows } = await home.app.house.db.runText(`select count(*) from ${text}`, values);
  return (rows[0] as { count: number }).count;
};

test('[K3] [L7] whoever brings a code gets an account, a session and the user object', async () => {
  const { access_token, user, message, space_id } = await join(' Erna@Hearth.Example ');
  expect(user).toEqual({
    id: expect.any(String) as string,
    name: 'Oma Erna',
    email: 'erna@hearth.example',
    avatar_name: 'Oma Erna',
    real_name: 'Oma Erna',
    avatar_url: '',
    bio: '',
    homepage_preference: 'gameplay',
    roles: ['member'],
    trust_score: 100,
    is_super_user: false,
    is_founder: false,
    consciousness_level: 'awakening',
    multiplayer_access: 'Enabled',
    access_level: 'member',
    guild: null,
    onboarding_step: 'sacred_tenets',
  });
  expect(message).toContain('Oma Erna');
  expect(space_id).not.toBeNull();
  expect(await check(access_token)).toEqual({ authenticated: true, user, auth_source: 'jwt' });
});

test('[K4] [L7] e-mail or phone and password sign in, however they are written', async () => {
  await join('anna@hearth.example');
  const { access_token, user, message } = await login('ANNA@hearth.example');
  expect(message).toBe('Timeline access recognized. Welcome back, consciousness traveler.');
  expect(await check(access_token)).toMatchObject({ authenticated: true, user: { id: user.id } });

  const phone = await join('+49 170 1234567', { name: 'Piet' });
  expect(phone.user.email).toBe('+491701234567');
  expect((await login('0049 170-123 45 67')).user.id).toBe(phone.user.id);
});

test('[K1] the session check never refuses: no session is an answer', async () => {
  expect(await check(null)).toEqual({ authenticated: false });
  expect(await check('test')).toEqual({ authenticated: false });
  expect(await check('x'.repeat(4000))).toEqual({ authenticated: false });
});

test('[K1] who asks with a bearer token is given no cookie: a program keeps none', async () => {
  const { access_token } = await join('knud@hearth.example');
  const asked = await new Caller(home.base, access_token).send(calls.sessionCheck, {});
  expect(await asked.json()).toMatchObject({ authenticated: true });
  expect(asked.headers.getSetCookie()).toEqual([]);
});

test('a literal test token is just wrong', async () => {
  const inviting = new Caller(home.base, 'test').call(arriving.redeemInvitation, { body: { code: '1' } });
  await expect(inviting).rejects.toEqual(refused('auth.needed'));
});

test('[K4] refused with one answer: a wrong password, an unknown address, something that is no address', async () => {
  await join('bram@hearth.example');
  for (const [name, typed] of [
    ['bram@hearth.example', 'not his password'],
    ['nobody@hearth.example', password],
    ['+4917099999999', password],
    ['no address at all', password],
  ] as const) {
    await expect(login(name, typed)).rejects.toEqual(refused('auth.denied'));
  }
});

test('[K3] refused: no code, a wrong one, a weak password, no address', async () => {
  await expect(join('one@hearth.example', { invite_code: '' })).rejects.toEqual(refused('waitlist.left'));
  await expect(join('one@hearth.example', { invite_code: '000000000000' })).rejects.toEqual(
    refused('auth.coordinates'),
  );
  await expect(join('one@hearth.example', { password: 'short' })).rejects.toEqual(refused('password.weak'));
  await expect(join('0170 1234567')).rejects.toEqual(
    expect.objectContaining({ code: 'input.wrong', fields: { email: expect.any(String) as string } }),
  );
  expect(await count('persons where email like $1', 'one@%')).toBe(0);
});

test('[K3] a known address is answered as a new one: no session, the code unused, a letter to its owner', async () => {
  const known = 'dora@hearth.example';
  const dora = await join(known);
  const code = await newCode();
  const unused = await count('invitations where uses = 0');
  const registering = (email: string) =>
    home.town.stranger.send(arriving.register, {
      body: { name: 'Dora', email, password, invite_code: code },
    });
  const before = performance.now();
  const answer = await registering('Dora@Hearth.Example');
  expect(performance.now() - before).toBeGreaterThan(495);
  const [cookie] = answer.headers.getSetCookie();
  const asKnown = (await answer.json()) as Answer<typeof arriving.register>;
  expect(await count('invitations where uses = 0')).toBe(unused);
  const asNew = (await (await registering('doro@hearth.example')).json()) as typeof asKnown;
  const sameFor = ({ access_token, user, ...rest }: typeof asKnown): object => ({
    ...rest,
    token: /^[\w-]{43}$/.test(access_token),
    user: { ...user, id: user.id.length, email: user.email.length },
  });
  expect([answer.status, sameFor(asKnown)]).toEqual([200, sameFor(asNew)]);
  expect(asKnown.user.id).not.toBe(dora.user.id);
  expect(cookie).toContain(`session_token=${asKnown.access_token};`);
  expect(await check(asKnown.access_token)).toEqual({ authenticated: false });
  expect((await login(known)).user).toEqual(dora.user);
  expect(await lettersTo(home, 'doro@hearth.example')).toEqual([]);
  const token = tokenIn(await letterTo(home, known, 'You already have an account'), 'letter');
  const letIn = await home.town.stranger.call(signInByLetter, { body: { token } });
  expect([letIn.user.id, letIn.space_id]).toEqual([dora.user.id, asNew.space_id]);
});

test('[K3] two at once under one address: one account, and the other is told nothing', async () => {
  const code = await newCode();
  const both = await Promise.all([
    join('twin@hearth.example', { invite_code: code }),
    join('twin@hearth.example', { invite_code: code }),
  ]);
  const signedIn = await Promise.all(both.map(({ access_token }) => check(access_token)));
  expect(signedIn.filter(({ authenticated }) => authenticated)).toHaveLength(1);
  expect(await count('persons where email = $1', 'twin@hearth.example')).toBe(1);
});

/** A call as a browser on another machine makes it: with a host of its own. */
function fromAfar(path: string, body: object, scheme: 'http' | 'https'): Promise<number | undefined> {
  const { port } = new URL(home.base);
  return new Promise((resolve, reject) => {
    request(
      {
        port,
        path,
        method: 'POST',
        headers: { host: 'house.example', 'content-type': 'application/json', 'x-forwarded-proto': scheme },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    )
      .on('error', reject)
      .end(JSON.stringify(body));
  });
}

test('[auth.insecure] refused: signing in over plain http from another machine', async () => {
  await join('emil@hearth.example');
  const body = { email: 'emil@hearth.example', password };
  expect(await fromAfar('/api/auth/login', body, 'http')).toBe(403);
  const joining = { ...body, email: 'far@hearth.example', name: 'Far', invite_code: await newCode() };
  expect(await fromAfar('/api/auth/register', joining, 'http')).toBe(403);
  // A header that nobody is trusted to set changes nothing.
  expect(await fromAfar('/api/auth/login', body, 'https')).toBe(403);
});

test('[L7] the cookie alone signs in too: HttpOnly, for a week; logout clears it', async () => {
  await join('frida@hearth.example');
  const answer = await home.town.stranger.send(calls.login, {
    body: { email: 'frida@hearth.example', password },
  });
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^session_token=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
  const headers = { cookie: cookie.split(';')[0] ?? '' };
  const checked = await fetch(`${home.base}${calls.sessionCheck.path}`, { headers });
  expect(await checked.json()).toMatchObject({ authenticated: true });
  // The browser's copy is renewed, so that it lasts as long as ours.
  expect(checked.headers.get('set-cookie')).toBe(cookie);
  const out = await fetch(`${home.base}${calls.logout.path}`, { method: 'POST', headers });
  expect(out.headers.get('set-cookie')).toMatch(/^session_token=; Max-Age=0;/);
  const after = await fetch(`${home.base}${calls.sessionCheck.path}`, { headers });
  expect(await after.json()).toEqual({ authenticated: false });
});

test('[K13] logout ends this session and its live connections at once, and no other', async () => {
  const here = await join('gerd@hearth.example');
  const there = await login('gerd@hearth.example');
  const citizen = (token: string): Citizen => Object.assign(new Caller(home.base, token), {}) as Citizen;
  const [one, other] = [
    await Listener.open(citizen(here.access_token)),
    await Listener.open(citizen(there.access_token)),
  ];
  expect(calls.logout).toMatchObject({ method: 'POST', path: '/api/auth/google/logout' });
  expect(await citizen(here.access_token).call(calls.logout, {})).toEqual({ message: 'You are signed out.' });
  await vi.waitFor(() => expect(one.closedWith).toBe(4001));
  expect(other.closedWith).toBeUndefined();
  other.socket.close();
  expect(await check(here.access_token)).toEqual({ authenticated: false });
  expect(await check(there.access_token)).toMatchObject({ authenticated: true });
  // Signing out twice is no failure.
  await citizen(here.access_token).call(calls.logout, {});
});

async function sessionsOf(person: string): Promise<string[]> {
  const { rows } = await home.app.house.db.runText('select id from sessions where person_id = $1', [person]);
  return (rows as { id: string }[]).map(({ id }) => id);
}

test('a session lasts a week from its last use, to the end of that day', async () => {
  const { access_token, user } = await join('hilde@hearth.example');
  const lives = async (): Promise<boolean> => (await check(access_token)).authenticated;
  /** An hour later all uses are written down, of however few people. */
  const anHourPasses = async (): Promise<void> => {
    now += hour;
    await uses.periodic.run(home.app.house);
  };
  now = start + 6 * 24 * hour;
  expect(await lives()).toBe(true);
  await anHourPasses();
  now = start + 13 * 24 * hour + 11 * hour;
  expect(await lives()).toBe(true);
  // The last minute of its last day: what is not written down yet holds all the same.
  now += 2 * hour;
  expect(await lives()).toBe(true);
  expect(await endedAmong(home.app.house, await sessionsOf(user.id))).toEqual([]);
  await anHourPasses();
  now = start + 22 * 24 * hour;
  expect(await lives()).toBe(false);
  expect(await endedAmong(home.app.house, await sessionsOf(user.id))).toHaveLength(1);
  now = start;
});

test('of the uses of a session the day is written down, once, and not as it is used', async () => {
  const { access_token, user } = await join('ivo@hearth.example');
  const kept = async (): Promise<object[]> => {
    const text = 'select last_used_at, expires_at, xmin::text from sessions where person_id = $1';
    return (await home.app.house.db.runText(text, [user.id])).rows as object[];
  };
  now = start + 24 * hour + 34 * 60_000;
  const before = await kept();
  expect(await check(access_token)).toMatchObject({ authenticated: true });
  await uses.periodic.run(home.app.house);
  expect(await kept()).toEqual(before);
  const sessions = await new Caller(home.base, access_token).call(mySessions, {});
  expect(sessions.sessions).toMatchObject([{ last_used_at: '2026-03-02T12:00:00.000Z' }]);
  now += hour;
  await uses.periodic.run(home.app.house);
  const after = await kept();
  expect(after).toMatchObject([
    { last_used_at: new Date('2026-03-02T12:00:00Z'), expires_at: new Date('2026-03-10T00:00:00Z') },
  ]);
  now += 5 * hour;
  expect(await check(access_token)).toMatchObject({ authenticated: true });
  expect(uses.waiting(home.app.house).size).toBe(0);
  expect(await kept()).toEqual(after);
  now = start;
});

test('the database holds no token, no code, no password; the audit log knows who and from where', async () => {
  const invite_code = await newCode();
  const { access_token, user } = await join('jan@hearth.example', { invite_code });
  now += 1000;
  await expect(login('jan@hearth.example', 'a secret typed wrong')).rejects.toEqual(refused('auth.denied'));
  const tables = [
    'persons',
    'sessions',
    'invitations',
    'invitation_uses',
    'audit_log',
    'seekers',
    'jobs.job',
  ];
  for (const table of tables) {
    const { rows } = await home.app.house.db.runText(`select * from ${table}`);
    const all = JSON.stringify(rows);
    for (const secret of [access_token, invite_code, password, 'a secret typed wrong']) {
      expect(all.includes(secret), `${table} holds a secret`).toBe(false);
    }
  }
  const { rows } = await home.app.house.db.runText(
    'select deed, address from audit_log where person_id = $1 order by at',
    [user.id],
  );
  expect(rows).toEqual([
    { deed: 'joined', address: '127.0.0.1' },
    { deed: 'failed to sign in', address: '127.0.0.1' },
  ]);
});

// The last one here: it ends the host's session too.
test('each night, sessions that ended go with their live connections, and so do codes nobody used', async () => {
  const { access_token } = await join('ida@hearth.example');
  const listener = await Listener.open(Object.assign(new Caller(home.base, access_token), {}) as Citizen);
  await newCode();
  const { house } = home.app;
  now = start + 40 * 24 * hour;
  const stay = await login('ida@hearth.example');
  await tidyJob.run(house, {});
  await tidyInvitations.run(house, {});
  expect(await count('sessions')).toBe(1);
  expect(await count('invitations where uses = 0')).toBe(0);
  expect(await count('invitations where uses > 0')).toBeGreaterThan(0);
  expect(await check(stay.access_token)).toMatchObject({ authenticated: true });
  await vi.waitFor(() => expect(listener.closedWith).toBe(4001));
});
