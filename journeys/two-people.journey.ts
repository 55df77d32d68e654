import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import type { Person } from './vocabulary.ts';

let house: OpenHouse;
let anna: Person;
let ruth: Person;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('the first of all comes in by the architect code, founds a salon and invites; the second opens the link', async () => {
  anna = await house.arrives('Anna');
  await anna.entersWithCode(house.server.architectCode);
  await anna.sees('Welcome to Project Salons');
  await anna.foundsSalon('Mending the House');
  const link = await anna.invites();

  ruth = await house.arrives('Ruth', 'narrow');
  await ruth.entersByLink(link);
  await ruth.seesHeading('Mending the House');
  await anna.sees('2 members');
});

test('what one says the other sees at once, with who is at home and who is writing', async () => {
  await anna.sees('Ruth is at home');
  await ruth.sees('Anna is at home');
  await ruth.begins('It came');
  await anna.sees('Ruth is writing');
  await ruth.says('It came through over the bed.');
  await anna.hears('It came through over the bed.', 3000);
  await anna.seesNoMore('Ruth is writing');
  await anna.says('I bring the pot.');
  await ruth.hears('I bring the pot.', 3000);
});

test('an answer shows what it answers; a change and a deletion come to both', async () => {
  await ruth.replies('I bring the pot.', 'Bring the big one.');
  await anna.hears('Bring the big one.');
  expect(await anna.message('Bring the big one.').innerText()).toContain('I bring the pot.');

  await anna.changes('I bring the pot.', 'I bring the soup pot.');
  await ruth.hears('I bring the soup pot.');
  expect(await ruth.message('I bring the soup pot.').first().innerText()).toContain('changed');

  await ruth.takesBack('It came through over the bed.');
  await anna.sees('Ruth: taken back');
  await anna.seesNoMore('It came through over the bed.');
});

test('on a phone one’s own long words are a slip at the right, others’ are not, and a finger reaches what can be done with them', async () => {
  const [own, others] = [
    'These are words of my own, and they are long enough to need a second line on any phone.',
    'And these are the words of somebody else, long enough for a second line on a phone too.',
  ] as const;
  await ruth.says(own);
  await anna.says(others);
  await ruth.hears(others);
  const slip = async (text: string) => {
    const words = ruth.page.getByText(text, { exact: true }).last();
    const box = (await words.locator('xpath=..').boundingBox())!;
    const ground = await words.locator('xpath=..').evaluate((each) => getComputedStyle(each).backgroundColor);
    return { left: box.x, right: 390 - box.x - box.width, ground };
  };
  const [mine, theirs] = [await slip(own), await slip(others)];
  expect(mine.left - mine.right).toBeGreaterThan(44);
  expect(theirs.right).toBeGreaterThan(mine.right + 40);
  expect(mine.ground).not.toBe(theirs.ground);
  const menu = ruth.message(others).getByRole('button', { name: 'What to do with what Anna said' });
  const box = (await menu.boundingBox())!;
  expect([box.width, box.height]).toEqual([44, 44]);
  await menu.tap();
  await ruth.page.getByRole('menuitem', { name: 'Reply' }).tap();
  await ruth.sees('To Anna');
  await ruth.presses('Do not reply');
});

test('who has read it is seen; in the hub the unread are counted, marked as new inside, and gone once read', async () => {
  await anna.says('Read this, then.');
  await anna.sees('Read by Ruth');
  await ruth.opens('/salons');
  await anna.says('One.');
  await anna.says('Two.');
  await expect
    .poll(() => ruth.card('Mending the House').innerText(), { timeout: 10_000 })
    .toMatch(/\b2\b[\s\S]*Anna: Two\./);
  await ruth.card('Mending the House').click();
  await ruth.hears('Two.');
  await ruth.sees(/^New since/);
  await anna.sees('Read by Ruth');
  await ruth.opens('/salons');
  // What was last known stands there first, until the house has been asked.
  await expect
    .poll(() => ruth.card('Mending the House').innerText(), { timeout: 10_000 })
    .toMatch(/^(?![\s\S]*unread)[\s\S]*Anna/);
});

test('what one has just said stands in view, however much was said before, and so does the answer', async () => {
  await anna.opens('/salons');
  await anna.card('Mending the House').click();
  for (let line = 1; line <= 12; line++)
    await anna.says(`Line ${line} of a long evening, told at some length.`);
  await ruth.card('Mending the House').click();
  await ruth.says('And here is the end of it.');
  await anna.hears('And here is the end of it.');
  for (const person of [anna, ruth]) {
    const last = person.message('And here is the end of it.').first();
    const foot = async () => (await person.composer.boundingBox())?.y ?? 0;
    const bottom = async () => {
      const box = await last.boundingBox();
      return box === null ? Infinity : box.y + box.height;
    };
    await expect.poll(async () => (await bottom()) - (await foot()), { timeout: 5000 }).toBeLessThan(0);
  }
});

test('nothing in all this made the browser complain', () => {
  expect([...anna.complaints, ...ruth.complaints]).toEqual([]);
});
