import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from '../house.ts';
import { mainThreadWork, type MainThreadWork } from '../main-thread-work.ts';
import type { Person } from '../vocabulary.ts';

let house: OpenHouse;
let anna: Person;
beforeAll(async () => {
  house = await openHouse();
  anna = await house.foundedBy('Anna');
  await anna.page.emulateMedia({ reducedMotion: 'no-preference' });
});
afterAll(() => house.close());

/** From where the first picture stands, through a segment and the curtain after it, to the next. */
async function watchesASegment(): Promise<MainThreadWork> {
  await anna.opens('/game/montage');
  await anna.page.locator('[data-painted]').first().waitFor();
  // Asked from outside the page, which has nothing else to do than what is measured.
  const passes = new Promise<void>((resolve) => {
    setTimeout(resolve, 1500 + 8000 + 3500);
  });
  return mainThreadWork(anna.page, () => passes);
}

test('[O5] a segment and the curtain after it take the page under 4 ms a frame, and no task of it 50 ms', async () => {
  // The quietest of a few: a machine that is busy slows the processor itself.
  const runs: MainThreadWork[] = [];
  do runs.push(await watchesASegment());
  while (runs.length < 3 && !runs.some(isQuiet));
  expect(runs.filter(isQuiet), JSON.stringify(runs)).not.toEqual([]);
});

const isQuiet = (run: MainThreadWork): boolean => run.frame < 4 && run.longestTask < 50;
