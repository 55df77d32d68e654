import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openForTwo, type TwoInASalon } from './two-in-a-salon.ts';
import type { Person } from './vocabulary.ts';

let salon: TwoInASalon;
let anna: Person;
let ruth: Person;
let doc = '';

const patience = { timeout: 30_000 };
const words = (who: Person): Locator => who.page.getByRole('textbox', { name: /, the words$/ });
const saved = (who: Person): Locator => who.page.getByText(/^Saved \d\d:\d\d$/);
const lines = (who: Person): Promise<string[]> =>
  words(who)
    .locator('> p')
    .evaluateAll((all) =>
      all.map((each) => {
        const line = each.cloneNode(true) as HTMLElement;
        for (const caret of line.querySelectorAll('[data-caret]')) caret.remove();
        return line.textContent ?? '';
      }),
    );
const said = (lines: readonly string[]): string => lines.join('\n').trim();

beforeAll(async () => {
  salon = await openForTwo('Mending the House');
  ({ anna, ruth } = salon);
});
afterAll(() => salon.house.close());

test('[P8] Anna begins a doc, Ruth opens it, and each reads what the other types while they type', async () => {
  await anna.page.getByRole('link', { name: 'Docs', exact: true }).first().click();
  await anna.page.getByRole('button', { name: 'New doc', exact: true }).click();
  await anna.page.getByLabel('Name', { exact: true }).fill('The roof: what we agreed');
  await anna.page.getByRole('button', { name: 'Begin it' }).click();
  await words(anna).click();
  await anna.page.keyboard.type('Bram starts on Monday, if it is dry.\n');
  await saved(anna).waitFor(patience);
  doc = anna.page.url();
  await ruth.page.goto(doc);
  await words(ruth).getByText('Bram starts on Monday').waitFor(patience);
  await words(ruth).locator('p').last().click();
  await ruth.page.getByRole('toolbar', { name: 'Writing' }).waitFor();
  await Promise.all([
    anna.page.keyboard.type('The pot stays under the drip. '),
    (async () => {
      await ruth.page.keyboard.press('Enter');
      await ruth.page.keyboard.type('We pay in three parts.');
    })(),
  ]);
  for (const who of [anna, ruth]) {
    await words(who).getByText('The pot stays under the drip.').waitFor(patience);
    await words(who).getByText('We pay in three parts.').waitFor(patience);
  }
  await words(anna).locator('[data-caret]', { hasText: 'Ruth' }).waitFor(patience);
  await anna.page.getByText('Ruth is writing too').waitFor();
  await expect.poll(async () => said(await lines(anna)), patience).toBe(said(await lines(ruth)));
});

test('[P8] a task made in the text is the salon’s task: ticked in To Do it is ticked in the doc', async () => {
  await words(anna).locator('p').last().click();
  await anna.page.keyboard.press('Control+End');
  await anna.page.keyboard.press('Enter');
  await anna.page.getByRole('button', { name: 'Task', exact: true }).click();
  await anna.page.getByLabel('What is to be done?').fill('Ask Bram to bring slate hooks');
  await anna.page.keyboard.press('Enter');
  const inDoc = words(ruth).getByRole('checkbox', { name: 'Ask Bram to bring slate hooks' });
  await inDoc.waitFor(patience);
  await words(anna).getByRole('checkbox', { name: 'Ask Bram to bring slate hooks' }).click();
  await expect.poll(() => inDoc.getAttribute('aria-checked'), patience).toBe('true');
});

test('[P8] what is said about some words stands beside them for both, is answered and settled', async () => {
  await words(anna).getByText('Bram starts on Monday').click({ clickCount: 3 });
  await anna.page.getByRole('button', { name: 'Comment on the chosen words' }).click();
  await anna.page.getByLabel('What do you want to say about it?').fill('If not, then Tuesday.');
  await anna.page.getByRole('button', { name: 'Say it' }).click();
  await words(ruth).locator('[data-said]').first().waitFor(patience);
  await words(ruth).locator('[data-said]').first().click();
  const sheet = ruth.page.getByRole('dialog', { name: 'Said about this doc' });
  await sheet.getByText('If not, then Tuesday.').waitFor();
  await sheet.getByLabel('Answer').fill('Tuesday is good.');
  await ruth.page.keyboard.press('Enter');
  await anna.page.getByText('Tuesday is good.').waitFor(patience);
  await anna.page.getByRole('button', { name: 'Settled', exact: true }).click();
  await sheet.getByText('If not, then Tuesday.').waitFor({ state: 'hidden', ...patience });
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
  await words(ruth).waitFor(patience);
  expect(await words(ruth).locator('[data-said]').count()).toBe(0);
  expect(await words(anna).locator('[data-said]').count()).toBe(0);
});

test('[P8] one writes without a line, the house is killed in the middle, and no letter is lost', async () => {
  const before = await lines(anna);
  await ruth.goesOffline();
  await words(ruth).locator('> p').first().click();
  await ruth.page.keyboard.press('End');
  await ruth.page.keyboard.type(' Written in a tunnel.');
  await ruth.page.getByText('Kept here, sent later').waitFor(patience);
  await words(anna).locator('> p').first().click();
  await anna.page.keyboard.press('Home');
  await anna.page.keyboard.type('Agreed: ');
  const typing = anna.page.keyboard.type('today, over soup. ', { delay: 60 });
  await salon.house.server.kill();
  await typing;
  await salon.house.server.start();
  await ruth.comesBack();
  const whole = `Agreed: today, over soup. ${before[0] ?? ''} Written in a tunnel.`;
  for (const who of [anna, ruth]) await expect.poll(async () => (await lines(who))[0], patience).toBe(whole);
  await saved(anna).waitFor(patience);
  await anna.reloads();
  await ruth.reloads();
  for (const who of [anna, ruth]) await expect.poll(async () => (await lines(who))[0], patience).toBe(whole);
  expect(said(await lines(anna))).toBe(said(await lines(ruth)));
});

test('[P8] what changed stands by day and person, and how it was then becomes a doc of its own', async () => {
  await words(ruth).locator('> p').last().click();
  await ruth.page.keyboard.press('Control+End');
  await ruth.page.keyboard.type('And nobody eats alone.');
  await words(anna).getByText('And nobody eats alone.').waitFor(patience);
  await saved(ruth).waitFor(patience);
  await anna.page.getByRole('button', { name: 'History', exact: true }).click();
  const changes = anna.page.getByRole('complementary', { name: 'What changed' });
  await changes.getByRole('heading', { name: 'Today' }).waitFor(patience);
  await changes.getByRole('button', { name: /Ruth/ }).first().click();
  const then = anna.page.getByRole('article', { name: /, as it was$/ });
  await then.locator('ins').filter({ hasText: 'nobody eats alone' }).first().waitFor(patience);
  await anna.page.getByRole('button', { name: 'Copy as a new doc' }).click();
  await words(anna).getByText('And nobody eats alone.').waitFor(patience);
  expect(said(await lines(anna))).toBe(said(await lines(ruth)));
});
