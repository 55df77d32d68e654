import { muchToDo } from '@kinsong/server/test/many-tasks.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenHouse } from '../house.ts';
import type { Person } from '../vocabulary.ts';
import { openLivedIn } from './lived-in.ts';

const tasks = 1000;
/** Of a thousand so many are drawn at the most. */
const drawn = 60;

let house: OpenHouse;
let anna: Person;

beforeAll(async () => {
  house = await openLivedIn((url, thread) => muchToDo(url, thread, tasks));
}, 120_000);
afterAll(() => house.close());

/** In another browser each time, which has nothing of it kept. */
async function opensAfresh(): Promise<number> {
  anna = await house.arrives('Anna', 'narrow');
  await anna.watchesTheList();
  await anna.callsByHttp();
  await anna.isSignedIn();
  await anna.opensTheList();
  await anna.sees(`${tasks} open`);
  const { came, stood } = await anna.sawTheList();
  return stood - came;
}

test('[P5] a thousand tasks stand within a second after their data came, since only those that are seen are drawn', async () => {
  // The quickest of a few: what else this machine does is no part of it.
  const times = [await opensAfresh(), await opensAfresh(), await opensAfresh()];
  expect(Math.min(...times)).toBeLessThan(1000);
  expect(await anna.page.locator('[data-task]').count()).toBeLessThan(drawn);
});

test('[P5] scrolled through as fast as a finger flings, no row stands empty at the middle for longer than 100 ms', async () => {
  const flings = [
    await anna.flingsTheList(3000),
    await anna.flingsTheList(3000),
    await anna.flingsTheList(3000),
  ];
  // The smoothest of a few: whatever else this machine does can only hold a frame up.
  expect(Math.min(...flings.map(({ emptyFor }) => emptyFor))).toBeLessThanOrEqual(100);
  expect(flings.at(-1)?.reached).toBeGreaterThan(20_000);
  expect(await anna.page.locator('[data-task]').count()).toBeLessThan(drawn);
});

test('[P5] among a thousand one writes down one more and ticks it, and the keys lead on beyond what is drawn', async () => {
  await anna.opensTheList();
  await anna.writesDownFully('Before all else', { Due: '2099-01-01' }, 'Urgent');
  await anna.sees(`${tasks + 1} open`);
  // The list moves to it once; a row that one stood on before would be gone from under the keys.
  await expect.poll(() => anna.isInSight(anna.task('Before all else')), { timeout: 20_000 }).toBe(true);
  const [first = ''] = await anna.page.locator('[data-task] > span:first-child').allInnerTexts();
  const stands = (): Promise<string> =>
    anna.page.evaluate(() => document.activeElement?.closest('[data-task]')?.textContent ?? '');
  // A key that comes before the next row is drawn leads nowhere, and the list may still be on its way to the new row and
  // take the focus there: then one goes on.
  const walksOn = async (): Promise<number> => {
    if ((await stands()) === '') await anna.task(first).getByRole('button').focus();
    for (let step = 0; step < 10; step += 1) await anna.page.keyboard.press('ArrowDown');
    return anna.task(first).count();
  };
  await expect.poll(walksOn, { timeout: 30_000 }).toBe(0);
  expect(await stands()).toMatch(/^Task \d+/);
  await anna.page.reload();
  await anna.page.locator('[data-task]').first().waitFor();
  const [text = ''] = await anna.page.locator('[data-task] > span:first-child').allInnerTexts();
  await anna.ticks(text);
  await anna.sees(`${tasks} open`);
});

test('[P5] what one writes down comes into view, wherever among a thousand it stands', async () => {
  await anna.opensTheList();
  const text = 'Somewhere in the middle';
  await anna.writesDown(text);
  await expect.poll(() => anna.isInSight(anna.task(text)), { timeout: 20_000 }).toBe(true);
});

test('[P5] a task that the address names is brought into view, wherever in the list it stands', async () => {
  const { tasks: all } = (await (await anna.page.request.get('/api/tasks')).json()) as {
    tasks: { id: string; text: string }[];
  };
  const low = all.find(({ text }) => text.startsWith('Task 803.'));
  anna = await house.arrives('Anna', 'wide');
  await anna.isSignedIn();
  await anna.opens(`/tasks?task=${low?.id}`);
  await anna.page.getByRole('region', { name: 'Task 803.' }).waitFor();
  await expect.poll(() => anna.task('Task 803.').isVisible(), { timeout: 20_000 }).toBe(true);
});
