import { talkForYears } from '@kinsong/server/test/long-talk.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenHouse } from '../house.ts';
import type { Person } from '../vocabulary.ts';
import { openLivedIn } from './lived-in.ts';

const messages = 100_000;

let house: OpenHouse;
let anna: Person;

beforeAll(async () => {
  house = await openLivedIn((url, thread) => talkForYears(url, thread, messages));
}, 120_000);
afterAll(() => house.close());

/** In another browser each time, which has nothing of it kept. */
async function opensAfresh(): Promise<number> {
  anna = await house.arrives('Anna', 'narrow');
  await anna.watchesFrames();
  await anna.callsByHttp();
  await anna.isSignedIn();
  await anna.opensMairy();
  await anna.answers(`Line ${messages}.`).waitFor();
  const { came, stood } = await anna.opened();
  return stood - came;
}

test('[G13] a talk of 100,000 messages stands under 300 ms after its data came', async () => {
  // The quickest of a few: what else this machine does is no part of it.
  const times = [await opensAfresh(), await opensAfresh(), await opensAfresh()];
  expect(Math.min(...times)).toBeLessThan(300);
});

test('[G13] while one scrolls far up, no row stands empty at the middle of the window for longer than 100 ms', async () => {
  const flings = [await anna.scrollsUp(4000), await anna.scrollsUp(4000), await anna.scrollsUp(4000)];
  // The smoothest of a few: whatever else this machine does can only hold a frame up.
  expect(Math.min(...flings.map(({ emptyFor }) => emptyFor))).toBeLessThanOrEqual(100);
  expect(flings.at(-1)?.reached).toBeLessThan(messages - 150);
});

test('[G13] one jumps to a day, and finds words with what was said around them', async () => {
  await anna.presses('Menu');
  await anna.presses('Jump to a day');
  const day = new Date(Date.now() - 400 * 86_400_000).toISOString().slice(0, 10);
  await anna.fillsIn({ Day: day });
  await anna.presses('Go there');
  const shown = new Date(`${day}T12:00`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  await anna.sees(shown);
  await anna.presses('Menu');
  await anna.presses('Search');
  await anna.fillsIn({ Words: '4321' });
  await anna.page
    .getByRole('dialog')
    .getByText(/Line 4321\./)
    .first()
    .click();
  await anna
    .answers()
    .or(anna.page.getByRole('article', { name: /^You, / }))
    .filter({ hasText: 'Line 4321.' })
    .first()
    .waitFor();
  await anna.page.getByText('Line 4322.').first().waitFor();
});
