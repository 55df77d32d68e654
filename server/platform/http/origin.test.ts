import { login } from '@kinsong/contract/identity/identity.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { foundSpace } from '@kinsong/contract/spaces/spaces.ts';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';

/** A house on https behind a proxy of its own, as the README has it, and someone signed in to it. */
let home: TestApp;
let anna: Citizen;
const own = 'https://hearth.example';

beforeAll(async () => {
  home = await openTestApp({
    settings: { KINSONG_PUBLIC_URL: own, KINSONG_TRUST_PROXY: 'loopback' },
  });
  anna = await home.town.person('Anna');
});
afterAll(() => home.close());

/** A call that changes something, with headers that fetch would not let us write. */
async function posts(path: string, headers: Record<string, string>, body: object): Promise<string> {
  const asked = request(`${home.base}${path}`, {
    method: 'POST',
    headers: { host: 'hearth.example', 'content-type': 'application/json', ...headers },
  });
  asked.end(JSON.stringify(body));
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const said = JSON.parse(await text(response)) as { code?: string };
  return response.statusCode === 200 ? 'done' : (said.code ?? String(response.statusCode));
}

const founds = (headers: Record<string, string>) =>
  posts(foundSpace.path, headers, { id: newId(), kind: 'project', name: 'Not asked for' });
const withCookie = (headers: Record<string, string>) =>
  founds({ cookie: `session_token=${anna.token}`, ...headers });

describe('with the cookie, and from another site,', () => {
  const elsewhere = { origin: 'https://elsewhere.example' };
  test.each([
    ['', {}],
    [' and a word of another kind', { authorization: 'Basic eDp5' }],
    [' and an empty bearer', { authorization: 'Bearer ' }],
    [' and a bearer that opens nothing', { authorization: 'Bearer nonsense' }],
  ])('a call%s is refused', async (_, headers) => {
    expect(await withCookie({ ...elsewhere, ...headers })).toBe('auth.origin');
  });

  test('signing somebody in is refused too, whatever stands where the token would', async () => {
    const someone = { email: 'anna@hearth.example', password: 'a lamp in the window' };
    for (const headers of [{}, { authorization: 'Basic eDp5' }, { authorization: 'Bearer nonsense' }])
      expect(await posts(login.path, { ...elsewhere, ...headers }, someone)).toBe('auth.origin');
  });

  test('a bearer token that opens a session is proof enough', async () => {
    expect(await founds({ ...elsewhere, authorization: `Bearer ${anna.token}` })).toBe('done');
  });
});

test.each([
  ['same-origin', 'done'],
  ['none', 'done'],
  ['same-site', 'auth.origin'],
  ['cross-site', 'auth.origin'],
])('without an origin, what the browser says of the cause counts: %s', async (cause, becomes) => {
  expect(await withCookie({ 'sec-fetch-site': cause })).toBe(becomes);
});

test.each([
  [own, 'done'],
  ['http://hearth.example', 'auth.origin'],
  ['https://hearth.example:8443', 'auth.origin'],
  ['https://sibling.hearth.example', 'auth.origin'],
  ['null', 'auth.origin'],
])('a page at %s, in a house on https: %s', async (origin, becomes) => {
  expect(await withCookie({ origin })).toBe(becomes);
});

test('the machine itself may be spoken to by its own name, also where the house has an https address', async () => {
  const host = `localhost:${new URL(home.base).port}`;
  expect(await withCookie({ host, origin: `http://${host}` })).toBe('done');
});

test.each([
  [own, 101],
  ['http://hearth.example', 403],
  ['https://sibling.hearth.example', 403],
])('a live connection from a page at %s is answered with %i', async (origin, status) => {
  const socket = new WebSocket(`${home.base.replace('http', 'ws')}/ws?v=1`, {
    origin,
    headers: { host: 'hearth.example', cookie: `session_token=${anna.token}`, authorization: 'Basic eDp5' },
  });
  const answered = await new Promise<number | undefined>((resolve) => {
    socket.once('upgrade', () => resolve(101));
    socket.once('unexpected-response', (_, response) => resolve(response.statusCode));
  });
  socket.on('error', () => {});
  socket.terminate();
  expect(answered).toBe(status);
});
