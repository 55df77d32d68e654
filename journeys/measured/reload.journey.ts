import { talkForYears } from '@kinsong/server/test/long-talk.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from '../house.ts';
import type { Person } from '../vocabulary.ts';

const messages = 100_000;
const newest = `Line ${messages}.`;

let house: OpenHouse;
let anna: Person;

beforeAll(async () => {
  house = await openHouse();
  anna = await house.foundedBy('Anna');
  const salon = await anna.hasSalon('The Long Table');
  // A page that is open would be told of each of them.
  await anna.opens('about:blank');
  await talkForYears(house.databaseUrl, salon.split('/').at(-1)!, messages);
  await anna.watchesFrames();
  await anna.opens(salon);
  await anna.hears(newest);
  await anna.rests();
}, 120_000);
afterAll(() => house.close());

test('a reload of a salon with 100,000 messages brings its words in under 300 ms of work, and waits for no answer', async () => {
  expect(await anna.keeps(newest)).toBe(true);
  const letGo = await anna.getsNoAnswers();
  // The least of a few: what else this machine does is no part of it.
  const times: number[] = [];
  do times.push(await anna.reloadsToWords(newest));
  while (Math.min(...times) >= 300 && times.length < 5);
  expect(Math.min(...times), times.join(' ')).toBeLessThan(300);
  await letGo();
  await anna.says('Still here.');
});
