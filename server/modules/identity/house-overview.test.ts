import { houseOverview } from '@kinsong/contract/identity/house-overview.ts';
import { createInvite } from '@kinsong/contract/invitations/invitations.ts';
import { day } from '@kinsong/contract/common/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let ada: Citizen;
let anna: Citizen;
let now = new Date('2026-11-02T09:00:00Z');

beforeAll(async () => {
  home = await openTestApp({
    clock: { now: () => now },
    // Nobody listens there: what is sent does not arrive.
    settings: { KINSONG_SMTP_URL: 'smtp://127.0.0.1:9' },
  });
  ada = await home.town.architect();
  anna = await home.town.person('Anna');
});
afterAll(() => home.close());

const seen = () => ada.call(houseOverview, {});

test('refused: the figures are for super users', async () => {
  await expect(anna.call(houseOverview, {})).rejects.toMatchObject({ code: 'allowed.not' });
});

test('a super user sees how the house is: how many live in it, who was here, what is open, how large it is', async () => {
  const before = await seen();
  expect(before).toMatchObject({ people: 2, here_this_week: 2 });
  expect(before.database_bytes).toBeGreaterThan(1_000_000);
  await anna.found('The Kitchen Book');
  expect((await seen()).salons).toBe(before.salons + 1);
});

test('whoever was not here for a week is not counted as here', async () => {
  now = new Date(now.getTime() + 6 * day);
  await ada.call(houseOverview, {});
  now = new Date(now.getTime() + 2 * day);
  expect(await seen()).toMatchObject({ people: 2, here_this_week: 1 });
});

test('a letter that no server takes is counted as tried again, and nothing else is', async () => {
  expect((await seen()).letters).toEqual({ posted: true, waiting: 0, trying: 0, lost: 0 });
  await ada.call(createInvite, { body: { email: 'oma@hearth.example' } });
  await expect
    .poll(async () => (await seen()).letters, { timeout: 15_000 })
    .toEqual({ posted: true, waiting: 0, trying: 1, lost: 0 });
});
