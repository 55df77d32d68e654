import { login } from '@kinsong/contract/identity/identity.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { Caller } from '../../test/caller.ts';

let home: TestApp;

beforeAll(async () => {
  home = await openTestApp({ settings: { KINSONG_RATE_LIMITS: '1' } });
});
afterAll(() => home.close());

test('the house says that it lives and that it can work', async () => {
  expect((await fetch(`${home.base}/healthz`)).status).toBe(200);
  const ready = await fetch(`${home.base}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([200, { database: true, relay: true }]);
});

test('figures are for this machine or for who has the token, and count calls by name', async () => {
  const metrics = await (await fetch(`${home.base}/metrics`)).text();
  expect(metrics).toContain('kinsong_live_connections 0');
  const guarded = await openTestApp({ settings: { KINSONG_METRICS_TOKEN: 'a token of sixteen' } });
  const ask = (headers: Record<string, string>) => fetch(`${guarded.base}/metrics`, { headers });
  expect((await ask({})).status).toBe(404);
  expect((await ask({ authorization: 'Bearer a token of sixteen' })).status).toBe(200);
  await guarded.close();
});

test("an unknown address under /api is not found in the catalogue's words, any other is a screen", async () => {
  const missing = await fetch(`${home.base}/api/nothing/here`, { headers: { accept: 'text/html' } });
  expect([missing.status, (await missing.json()) as object]).toEqual([
    404,
    expect.objectContaining({ code: 'found.not' }),
  ]);
});

test('a long answer goes pressed to whoever takes it so, and as it is to everybody else; short ones never', async () => {
  const encodingOf = async (path: string, taken: string) => {
    const answer = await fetch(home.base + path, { headers: { 'accept-encoding': taken } });
    return [answer.headers.get('content-encoding'), (await answer.text()).startsWith('{')];
  };
  expect(await encodingOf('/api/openapi.json', 'gzip')).toEqual(['gzip', true]);
  expect(await encodingOf('/api/openapi.json', 'identity')).toEqual([null, true]);
  expect(await encodingOf('/readyz', 'gzip')).toEqual([null, true]);
});

test('every answer carries its request id, an error in its body too', async () => {
  const response = await fetch(`${home.base}/api/spaces`);
  const { request_id } = (await response.json()) as { request_id: string };
  expect(response.headers.get('x-request-id')).toBe(request_id);
});

test('guessing passwords is slowed down: after twenty tries the address must wait', async () => {
  const stranger = new Caller(home.base);
  const guess = (tries: number) =>
    stranger.call(login, { body: { email: `someone-${tries}@hearth.example`, password: 'a guess' } });
  const codes: unknown[] = [];
  for (let tries = 0; tries < 22; tries++) {
    codes.push(
      await guess(tries).then(
        () => 'in',
        (error: { code: string }) => error.code,
      ),
    );
  }
  expect(codes.slice(0, 20).every((code) => code === 'auth.denied')).toBe(true);
  expect(codes.slice(20)).toEqual(['rate.limited', 'rate.limited']);
});

test('a house that does not come to breath refuses calls for a moment, and never the files of a page that is open', async () => {
  const busy = await openTestApp({ busyFrom: 1000 });
  // One late turn is a pause, the second in a row a crowd.
  for (let turn = 0; turn < 4; turn += 1) {
    const until = performance.now() + 1500;
    while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const refused = await fetch(`${busy.base}/api/auth/session-check`);
  const page = await fetch(`${busy.base}/healthz`);
  expect([refused.status, refused.headers.get('retry-after'), page.status]).toEqual([503, '2', 200]);
  await expect
    .poll(async () => (await fetch(`${busy.base}/api/auth/session-check`)).status, { timeout: 10_000 })
    .toBe(200);
  await busy.close();
});
