import { login } from '@kinsong/contract/identity/identity.ts';
import { Caller } from '@kinsong/server/test/caller.ts';
import { talkForYears } from '@kinsong/server/test/long-talk.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import type { OpenHouse } from '../house.ts';
import { opensOnASlowLine } from '../slow-line.ts';
import { password } from '../verbs/someone.ts';
import { openLivedIn } from './lived-in.ts';

const messages = 200;

let house: OpenHouse;
let browser: Browser;
beforeAll(async () => {
  house = await openLivedIn((url, thread) => talkForYears(url, thread, messages));
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

test('on a slow line Mairy can be talked to after less than 30 requests and 300 kB, with one sign from the first paint on', async () => {
  const { base } = house.server;
  const { access_token: token } = await new Caller(base).call(login, {
    body: { email: 'anna@hearth.example', password },
  });
  // What is counted is no matter of how quick this machine is: its processor is left as it is.
  const { asked, emptyFor } = await opensOnASlowLine(browser, base, token, `Line ${messages}.`, 1);
  const list = asked.map(({ bytes, path }) => `${bytes} ${path}`).join('\n');
  expect(asked.length, list).toBeLessThan(30);
  expect(
    asked.reduce((sum, { bytes }) => sum + bytes, 0),
    list,
  ).toBeLessThan(300_000);
  expect(new Set(asked.map(({ path }) => path)).size, `asked twice: ${list}`).toBe(asked.length);
  expect(emptyFor).toBeLessThan(100);
});
