import { login } from '@kinsong/contract/identity/identity.ts';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';

async function asks(
  home: TestApp,
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<{ status: number; code?: string }> {
  const asked = request(`${home.base}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
  });
  asked.end(body === undefined ? undefined : JSON.stringify(body));
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const said = await text(response);
  const json = said.startsWith('{') ? (JSON.parse(said) as { code?: string }) : {};
  return { status: response.statusCode ?? 0, ...json };
}

const someone = { email: 'nobody@hearth.example', password: 'a lamp in the window' };
/** May this request sign in at all? Then it is told that nobody is known by that name. */
const mayTry = async (home: TestApp, headers: Record<string, string>): Promise<string | undefined> =>
  (await asks(home, login.path, headers, someone)).code;

const stranger = '203.0.113.9';

describe("behind a proxy on this machine that is trusted, as in the README's recipe,", () => {
  let home: TestApp;
  beforeAll(async () => {
    home = await openTestApp({
      settings: { KINSONG_PUBLIC_URL: 'https://hearth.example', KINSONG_TRUST_PROXY: 'loopback' },
    });
  });
  afterAll(() => home.close());

  test.each([
    ['nobody before it', {}, 200],
    ['the machine itself through it', { 'x-forwarded-for': '127.0.0.1' }, 200],
    ['a stranger through it', { 'x-forwarded-for': stranger }, 404],
    ['a stranger who says to be this machine', { 'x-forwarded-for': `127.0.0.1, ${stranger}` }, 404],
    ['one of whom it says nothing', { 'x-forwarded-host': 'hearth.example', via: '1.1 Caddy' }, 404],
  ])('the figures answer %s as they should', async (_, headers, status) => {
    expect((await asks(home, '/metrics', headers)).status).toBe(status);
  });

  test('a stranger over plain http may not sign in, though the proxy writes that it asks localhost', async () => {
    const forwarded = { 'x-forwarded-for': stranger, 'x-forwarded-proto': 'http' };
    expect(await mayTry(home, { ...forwarded, host: 'localhost' })).toBe('auth.insecure');
    expect(await mayTry(home, { ...forwarded, host: 'hearth.example' })).toBe('auth.insecure');
    expect(await mayTry(home, { ...forwarded, 'x-forwarded-proto': 'https' })).toBe('auth.denied');
  });
});

describe('behind a proxy on this machine that nobody told it to trust,', () => {
  let home: TestApp;
  beforeAll(async () => {
    home = await openTestApp();
  });
  afterAll(() => home.close());

  test('no word of the proxy counts: the figures are for nobody, and nobody signs in over plain http', async () => {
    for (const said of [stranger, '127.0.0.1', '::1']) {
      expect((await asks(home, '/metrics', { 'x-forwarded-for': said })).status).toBe(404);
      const forged = { 'x-forwarded-for': said, 'x-forwarded-proto': 'https', host: 'localhost' };
      expect(await mayTry(home, forged)).toBe('auth.insecure');
    }
    expect((await asks(home, '/metrics', {})).status).toBe(200);
    expect(await mayTry(home, { host: 'localhost' })).toBe('auth.denied');
  });
});

test('a peer elsewhere is not believed to be this machine, whatever it forwards', async () => {
  // Trusted is another network than the one the request comes from.
  const home = await openTestApp({ settings: { KINSONG_TRUST_PROXY: '10.0.0.0/8' } });
  expect((await asks(home, '/metrics', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
  await home.close();
});
