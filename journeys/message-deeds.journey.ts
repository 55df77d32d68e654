import { afterAll, beforeAll, expect, test } from 'vitest';
import { openForTwo } from './two-in-a-salon.ts';
import type { OpenHouse } from './house.ts';
import type { Person } from './vocabulary.ts';

let house: OpenHouse;
let anna: Person;
let ruth: Person;

const patience = { timeout: 20_000 };
const words = 'The roof is dry again.';

beforeAll(async () => {
  ({ house, anna, ruth } = await openForTwo('Mending the House', words));
});
afterAll(() => house.close());

test('[P4] a sign under a message is seen by the other at once; on a phone a press adds one’s own, and it is told who gave it', async () => {
  await anna.does('Answer with a sign', words);
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Thank you' }).click();
  const given = ruth.message(words).getByRole('button', { name: 'Thank you, 1: Anna' });
  await given.tap();
  await anna
    .message(words)
    .getByRole('button', { name: 'Thank you, 2: you and Ruth', pressed: true })
    .waitFor();
  await ruth.message(words).getByRole('button', { name: 'Add a reaction' }).tap();
  await ruth.page.getByRole('dialog').getByLabel('Any other').fill('🦆');
  const duck = anna.message(words).getByRole('button', { name: '🦆, 1: Ruth' });
  await expect.poll(() => duck.count(), { timeout: 20_000 }).toBe(1);
});

test('[P4] an @ and a letter offer who is here; chosen by keys, they are named, and the number of what is new says so', async () => {
  await ruth.opens('/salons');
  await anna.begins('Ask @ru');
  await anna.page.getByRole('option', { name: 'Ruth' }).waitFor();
  await anna.composer.press('Enter');
  expect(await anna.composer.inputValue()).toBe('Ask @Ruth ');
  await anna.begins('about the ladder');
  await anna.composer.press('Enter');
  await anna.message('Ask @Ruth about the ladder').locator('strong', { hasText: '@Ruth' }).waitFor();
  await expect
    .poll(() => ruth.card('Mending the House').textContent(), patience)
    .toContain('somebody named you');
  await ruth.card('Mending the House').click();
  await ruth.hears('Ask @Ruth about the ladder');
  await ruth.sees(/^New since/);
});

test('[P4] what its owner pins stands above the words of both, leads back to them, and goes again; so does the line before what is new', async () => {
  await anna.does('Pin for everyone', words);
  for (const person of [anna, ruth])
    await person.page.getByRole('region', { name: 'Pinned' }).getByText(words).waitFor();
  await ruth.opens('/salons');
  for (let line = 1; line <= 14; line++) await anna.says(`And then it rained, ${line}.`);
  await ruth.card('Mending the House').click();
  await ruth.sees(/^New since/);
  await ruth.presses(/^(?:To the newest|\d+ new)$/);
  await ruth.hears('And then it rained, 14.');
  await ruth.presses('First new');
  const line = ruth.page.getByText(/^New since/);
  await expect.poll(async () => (await line.boundingBox())?.y ?? 0, patience).toBeGreaterThan(100);
  await ruth.page.getByRole('region', { name: 'Pinned' }).getByRole('button').tap();
  await expect
    .poll(() => ruth.message(words).first().getAttribute('aria-current'), patience)
    .toBe('location');
  await anna.page.getByRole('region', { name: 'Pinned' }).getByRole('button').click();
  await anna.does('Take the pin out', words);
  await expect.poll(() => ruth.page.getByRole('region', { name: 'Pinned' }).count(), patience).toBe(0);
});

test('[P4] words are carried to another salon with whose they were, and lead back', async () => {
  const here = new URL(ruth.page.url()).pathname;
  await ruth.hasSalon('Over the Garden Wall');
  await ruth.goesTo(here);
  await ruth.page
    .getByRole('button', { name: /newest/i })
    .tap({ timeout: 3000 })
    .catch(() => {});
  const last = 'And then it rained, 14.';
  await ruth.hears(last);
  await ruth.does('Forward', last);
  await ruth.page
    .getByRole('dialog')
    .getByRole('button', { name: /Over the Garden Wall/ })
    .tap();
  await ruth.opens('/salons');
  await ruth.card('Over the Garden Wall').click();
  await ruth.hears(last);
  await ruth
    .message(last)
    .getByRole('link', { name: /^Anna, .*Mending the House/ })
    .tap();
  await expect.poll(() => ruth.message(last).first().getAttribute('aria-current'), patience).toBe('location');
});

test('[P4] a search is narrowed by who said it, without a word', async () => {
  await ruth.says('Only I say this.');
  await anna.hears('Only I say this.');
  await anna.wantsWithSalon('Search what was said');
  await anna.presses('By whom, when, with what');
  await anna.page.getByLabel('Said by').selectOption('Ruth');
  const found = anna.page.getByRole('dialog').getByRole('list', { name: 'Found' }).getByRole('button');
  await expect.poll(() => found.count(), patience).toBe(1);
  await found.click();
  await expect
    .poll(() => anna.message('Only I say this.').first().getAttribute('aria-current'), patience)
    .toBe('location');
});

test('[P4] one’s own words that sound like a task are offered as one, to oneself alone; taken up, they stand on the list', async () => {
  const task = 'We need to mend the gutter before the first snow falls';
  await anna.says(task);
  const offer = anna.message(task).getByRole('group', { name: 'Offered as a task' });
  await offer.getByRole('button', { name: 'Add to Tasks' }).click();
  await anna
    .message(task)
    .getByText('Added to tasks: “We need to mend the gutter before the fi...”')
    .waitFor();
  await ruth.hears(task);
  await ruth
    .message(task)
    .getByText('Added to tasks: “We need to mend the gutter before the fi...”')
    .waitFor();
  expect(await ruth.message(task).getByRole('group', { name: 'Offered as a task' }).count()).toBe(0);
});

test('[P4] a draft is kept for each salon, over a reload', async () => {
  const first = new URL(anna.page.url()).pathname;
  const other = await anna.hasSalon('The Long Table');
  const drafts = [
    [other, 'About the table'],
    [first, 'About the roof'],
  ] as const;
  const stands = async (text: string): Promise<void> => {
    await expect.poll(() => anna.composer.inputValue(), patience).toBe(text);
  };
  for (const [salon, text] of drafts) {
    await anna.goesTo(salon);
    await anna.begins(text);
  }
  // Not a letter is lost where the page goes with the last of them.
  await anna.reloads();
  await stands('About the roof');
  await anna.begins(', which drips');
  await anna.opens(other);
  await stands('About the table');
  await anna.opens(first);
  await stands('About the roof, which drips');
});

test('nothing in all this made the browser complain', () => {
  expect([...anna.complaints, ...ruth.complaints]).toEqual([]);
});
