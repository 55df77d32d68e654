import { errors } from '@kinsong/contract/common/errors.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenHouse } from './house.ts';
import { openForTwo } from './two-in-a-salon.ts';
import type { Person } from './vocabulary.ts';

let house: OpenHouse;
let anna: Person;
let ruth: Person;

beforeAll(async () => {
  ({ house, anna, ruth } = await openForTwo('The Kitchen Book', 'While there was room.'));
});
afterAll(() => house.close());

test('while the disk of the house is full, it says so and what one writes is kept; with room again it is sent once, in order', async () => {
  const said = ['First, and no room for it.', 'Second, and no room for it.'];
  const messages = '**/api/spaces/*/messages';
  let refused = 0;
  await ruth.callsByHttp();
  await ruth.reloads();
  await ruth.page.route(messages, (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    refused += 1;
    const { status, text: detail } = errors['house.room'];
    const headers = { 'retry-after': '3' };
    return route.fulfill({ status, headers, json: { detail, code: 'house.room', request_id: 'x' } });
  });
  for (const words of said) await ruth.says(words);
  await ruth.sees("The house's disk is full. What you write is kept here and sent when there is room.");
  await ruth.sees('2 kept');
  await ruth.sees('Kept, and sent later');
  const began = Date.now();
  const before = refused;
  await expect.poll(() => refused).toBeGreaterThan(before + 1);
  // It comes again when the house said, and not sooner.
  expect(Date.now() - began).toBeGreaterThan(3000);
  await ruth.page.unroute(messages);
  for (const words of said) await anna.hears(words);
  await ruth.seesNoMore(/Kept, and sent later|Sending|disk is full/);
  expect(await anna.reads(...said)).toEqual(said);
  expect(await ruth.reads(...said)).toEqual(said);
});
