import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import type { Person } from './vocabulary.ts';

let house: OpenHouse;
let anna: Person;
let ruth: Person;
let salon: string;

beforeAll(async () => {
  house = await openHouse();
  anna = await house.foundedBy('Anna');
  salon = await anna.hasSalon('Mending the House');
  const link = await anna.hasInvited();
  ruth = await house.arrives('Ruth', 'narrow');
  await ruth.cameByLink(link);
});
afterAll(() => house.close());

const patience = { timeout: 20_000 };
async function isLit(person: Person, text: string): Promise<void> {
  await expect
    .poll(() => person.message(text).first().getAttribute('aria-current'), patience)
    .toBe('location');
}

test('[P5] [G6] a finger rests on a sentence, and what was found in it stands on the sheet: title, day, person, urgency', async () => {
  await anna.says('Urgent: Ruth should call the roofer by 24 December. He is never in before ten.');
  const sentence = 'Urgent: Ruth should call the roofer by 24 December. He is never in before ten.';
  await ruth.hears(sentence);
  await ruth.restsOn(sentence);
  await ruth.page.getByRole('menuitem', { name: 'Make it a task' }).click();
  const sheet = ruth.page.getByRole('dialog', { name: 'Make it a task' });
  await sheet.getByText(sentence).waitFor();
  expect(await sheet.getByLabel('What is to be done?').inputValue()).toMatch(/^Urgent: Ruth should call/);
  expect(await sheet.getByLabel('Due', { exact: true }).inputValue()).toMatch(/-12-24$/);
  expect(await sheet.getByLabel('Urgent', { exact: true }).isChecked()).toBe(true);
  expect(await sheet.getByLabel('Who does it').locator('option:checked').innerText()).toBe('Ruth, you');
  await ruth.writesDownWhatWasSaid({ 'What is to be done?': 'Call the roofer' });
  for (const person of [ruth, anna])
    await expect.poll(() => person.cameOf(sentence).innerText(), patience).toContain('Call the roofer');
});

test('[P5] [X3] the sign leads to the task, and the task back to the sentence, which is marked', async () => {
  for (let line = 1; line <= 12; line += 1) await anna.says(`And then it rained, ${line}.`);
  for (const person of [anna, ruth]) {
    await person.opensTheList(salon);
    const whole = await person.opensTask('Call the roofer');
    await whole.getByText('He is never in before ten.').waitFor();
    await whole.getByText('made it from a message').waitFor();
    await whole.getByRole('link', { name: 'See the message' }).click();
    await isLit(person, 'He is never in before ten.');
    await person.goesToWhatCameOf('He is never in before ten.');
    await expect.poll(() => new URL(person.page.url()).searchParams.get('tab'), patience).toBe('todo');
    await person.page
      .getByRole(person.screen === 'wide' ? 'region' : 'dialog', { name: 'Call the roofer' })
      .waitFor();
  }
});

test('a press counts also where the stream moves a little under it', async () => {
  await anna.opens(salon);
  const sentence = 'He is never in before ten.';
  await anna.comesToRest(anna.cameOf(sentence));
  const { x = 0, y = 0, height = 0 } = (await anna.cameOf(sentence).boundingBox()) ?? {};
  await anna.page.mouse.move(x + 20, y + height / 2);
  await anna.page.mouse.down();
  await anna.page.getByRole('region', { name: 'Messages' }).evaluate(async (stream) => {
    const scrolled = new Promise((resolve) => stream.addEventListener('scroll', resolve, { once: true }));
    stream.scrollBy(0, stream.scrollTop > 0 ? -1 : 1);
    await scrolled;
    await new Promise(requestAnimationFrame);
  });
  await anna.page.mouse.up();
  await expect.poll(() => new URL(anna.page.url()).searchParams.get('tab'), patience).toBe('todo');
});

test('[P5] a key does it without a pointer; done is said at the sentence, and a task taken away leaves it', async () => {
  await anna.opens(salon);
  await anna.says('We need to borrow the long ladder.');
  await anna.pressesAt('We need to borrow the long ladder.', 'm');
  await anna.page.getByRole('dialog', { name: 'Make it a task' }).waitFor();
  await anna.page.keyboard.press('Enter');
  await expect.poll(() => anna.cameOf('the long ladder').innerText(), patience).toContain('Added to tasks');
  await ruth.opensTheList(salon);
  await ruth.ticks('We need to borrow the long ladder');
  await expect.poll(() => anna.cameOf('the long ladder').innerText(), patience).toContain('done');
  await anna.opensTheList(salon);
  await anna.opensTask('We need to borrow the long ladder');
  await anna.presses('Delete');
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await anna.opens(salon);
  await anna.hears('We need to borrow the long ladder.');
  expect(await anna.cameOf('the long ladder').count()).toBe(0);
});

test('[P5] [N3] said and made a task without a way to the house, both arrive together, and the one knows the other', async () => {
  await ruth.opens(salon);
  await ruth.hears('And then it rained, 12.');
  await ruth.goesOffline();
  await ruth.says('I will bring the tarpaulin.');
  await ruth.does('Make it a task', 'I will bring the tarpaulin.');
  await ruth.writesDownWhatWasSaid();
  await ruth.sees('Todo Created Locally!');
  await ruth.cameOf('I will bring the tarpaulin.').waitFor();
  await ruth.comesBack();
  await anna.opensTheList(salon);
  await anna.task('I will bring the tarpaulin').waitFor({ timeout: 40_000 });
  const whole = await anna.opensTask('I will bring the tarpaulin');
  await whole.getByText(/^Ruth, today/).waitFor();
  await whole.getByRole('link', { name: 'See the message' }).click();
  await isLit(anna, 'I will bring the tarpaulin.');
});

test('[G6] what one told Mairy becomes a task of one’s own, and leads back to one’s words', async () => {
  await ruth.opensMairy();
  await ruth.tellsMairy('The swallows are back.');
  await ruth.hearsItOut();
  await ruth.restsOn('The swallows are back.');
  await ruth.page.getByRole('menuitem', { name: 'Make it a task' }).click();
  const sheet = ruth.page.getByRole('dialog', { name: 'Make it a task' });
  expect(await sheet.getByLabel('Who does it').locator('option').allInnerTexts()).not.toContain('Anna');
  await ruth.writesDownWhatWasSaid({ 'What is to be done?': 'Hang up the nesting box' });
  await ruth.goesToWhatCameOf('The swallows are back.');
  const whole = ruth.page.getByRole('dialog', { name: 'Hang up the nesting box' });
  await whole.getByText('Only yours').waitFor();
  await whole.getByRole('link', { name: 'See the message' }).click();
  await ruth.page.waitForURL(/\/mairy/);
  await expect
    .poll(() => ruth.ownWords('The swallows are back.').getAttribute('aria-current'), patience)
    .toBe('location');
});

test('nobody complained', () => {
  for (const { complaints } of [anna, ruth])
    expect(complaints.filter((words) => !/net::|WebSocket|Failed to load/.test(words))).toEqual([]);
});
