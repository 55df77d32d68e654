import { newId } from '@kinsong/contract/common/ids.ts';
import { createInvite } from '@kinsong/contract/invitations/invitations.ts';
import { failedWork, retryWork } from '@kinsong/contract/super/failed-work.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { freePort } from '../../test/free-port.ts';
import type { Citizen } from '../../test/people.ts';
import { PostOffice } from '../../test/smtp-server.ts';

let home: TestApp;
let ada: Citizen;
let port: number;

beforeAll(async () => {
  port = await freePort();
  home = await openTestApp({ settings: { KINSONG_SMTP_URL: `smtp://127.0.0.1:${port}` } });
  ada = await home.town.architect();
});
afterAll(() => home.close());

const failed = async () => (await ada.call(failedWork, {})).failed;

test('[D3] a letter that no server takes stands there with its address and the reason, and Retry sends it at once', async () => {
  expect(await failed()).toEqual([]);
  const { invite_code } = await ada.call(createInvite, { body: { email: 'oma@hearth.example' } });
  await expect.poll(async () => (await failed()).length, { timeout: 15_000 }).toBe(1);
  const [letter] = await failed();
  expect(letter).toMatchObject({ kind: 'letter', what: 'oma@hearth.example', tries: 1, state: 'trying' });
  expect(letter!.reason).toContain('ECONNREFUSED');
  // What it says is for its reader alone.
  expect(JSON.stringify(letter)).not.toContain(invite_code);

  const post = await PostOffice.open(port);
  expect(await ada.call(retryWork, { body: { ids: [letter!.id, newId()] } })).toEqual({ tried: 1 });
  expect((await post.letterTo('oma@hearth.example', '')).text).toContain(
    invite_code.replace(/(\d{4})(?=\d)/g, '$1-'),
  );
  await expect.poll(failed, { timeout: 10_000 }).toEqual([]);
  await post.close();
});

test('[D3] who is no super user sees no address and sends nothing', async () => {
  const bram = await home.town.person('Bram');
  await expect(bram.call(failedWork, {})).rejects.toMatchObject({ code: 'allowed.not' });
  await expect(bram.call(retryWork, { body: { ids: [newId()] } })).rejects.toMatchObject({
    code: 'allowed.not',
  });
});
