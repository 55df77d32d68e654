import { FakeModel } from '@kinsong/server/test/models/fake-model.ts';
import { saying } from '@kinsong/server/test/models/script.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import type { Person } from './vocabulary.ts';

const disrupted =
  "Connection to the guide's consciousness temporarily disrupted. Please try again or check your timeline access.";

let model: FakeModel;
let house: OpenHouse;
let anna: Person;

beforeAll(async () => {
  model = await FakeModel.open();
  house = await openHouse(model.settings({ KINSONG_MODEL_PATIENCE: '2/3/30' }));
  anna = await house.foundedBy('Anna');
  // The question below stands before everything else of the page.
  await anna.opens('/mairy');
});
afterAll(async () => {
  await house.close();
  await model.close();
});

test('before the first word leaves the house one is asked, told which model, and nothing goes until the Yes', async () => {
  const question = anna.page.getByRole('dialog', { name: 'May your words leave the house?' });
  await question.getByText('fake-1').waitFor();
  expect(model.asked).toEqual([]);
  await question.getByRole('button', { name: 'Yes, use the model' }).click();
  await question.waitFor({ state: 'detached' });
  await anna.tellsMairy('Good evening.');
  await anna.hearsMairy('What is the smallest next thing?');
  expect(model.asked).toHaveLength(1);
});

test('every word the model was given for an answer can be read under it', async () => {
  const answer = anna.answers('What is the smallest next thing?').last();
  await answer.getByRole('button', { name: 'What Mairy was told for this' }).click();
  const sheet = anna.page.getByRole('dialog', { name: 'What Mairy was told' });
  await sheet.getByText('Good evening.').first().waitFor();
  expect(await sheet.innerText()).toContain('fake-1');
  // It is long, and there is nothing in it to press: a keyboard comes to it all the same.
  await anna.page.keyboard.press('Tab');
  await anna.page.keyboard.press('Tab');
  await sheet
    .getByRole('region', { name: 'Every word she was given' })
    .and(anna.page.locator(':focus'))
    .waitFor();
  await anna.page.keyboard.press('Escape');
});

test('[G2] an answer appears piece by piece, on a second tab and after a reload in the middle of it', async () => {
  model.script = [
    ...saying('A house is mended twice: '),
    { wait: 2500 },
    ...saying('once by the one who climbs, '),
    { wait: 2500 },
    ...saying('once by the one below.'),
  ];
  const other = await anna.page.context().newPage();
  await other.goto('/mairy');
  await other.getByRole('textbox', { name: 'What say you?' }).waitFor();
  await anna.tellsMairy('How is a house mended?');
  const writing = anna.answers('A house is mended twice:').last();
  await writing.waitFor();
  expect(await writing.innerText()).not.toContain('one below');
  await other
    .getByRole('article', { name: /^Mairy, / })
    .filter({ hasText: 'mended twice' })
    .waitFor();
  await anna.reloads();
  await writing.waitFor();
  expect(await anna.hearsMairy('A house is mended twice:')).toContain('once by the one below.');
  await other.getByRole('article').filter({ hasText: 'once by the one below.' }).waitFor();
  await other.close();
});

test('[G14] when no word comes the house says so, one’s own words stay, and Try again answers them once', async () => {
  model.script = [{ refuse: 401 }];
  await anna.tellsMairy('Who could sit with Oma?');
  await anna.answers(disrupted).last().waitFor({ timeout: 30_000 });
  await anna.ownWords('Who could sit with Oma?').waitFor();
  model.script = saying('Kofi asked whether he could.');
  await anna.answers(disrupted).last().getByRole('button', { name: 'Try again' }).click();
  await anna.hearsMairy('Kofi asked whether he could.');
  await anna.seesNoMore(disrupted);
  expect(
    await anna.page
      .getByRole('article', { name: /^You, / })
      .filter({ hasText: 'Who could sit with Oma?' })
      .count(),
  ).toBe(1);
});

test('[G14] an answer that is cut off keeps what was said, is marked, and is written anew when asked', async () => {
  const heard = Promise.withResolvers<void>();
  model.script = [...saying('The ladder is at Piet’s, and '), { until: heard.promise }, { cut: true }];
  await anna.tellsMairy('Where is the ladder?');
  const broken = anna.answers('The ladder is at').last();
  await broken.waitFor();
  heard.resolve();
  await broken.getByText('broken off').waitFor({ timeout: 30_000 });
  model.script = saying('The ladder stands in the shed.');
  await broken.getByRole('button', { name: 'Try again' }).click();
  expect(await anna.hearsMairy('The ladder stands in the shed.')).not.toContain('broken off');
});

test('TURING says which model it is and how often it answered; a No there is kept', async () => {
  await anna.opens('/mairy/turing');
  await anna.sees('You are talking to a machine.');
  await anna.sees('fake-1');
  const consent = anna.page.getByRole('switch', { name: 'My words may go to the model' });
  await consent.click();
  await anna.sees('and you said No');
  const asked = model.asked.length;
  await anna.opensMairy();
  await anna.tellsMairy('What is due this week?');
  await expect.poll(() => anna.answers().count(), { timeout: 20_000 }).toBeGreaterThan(4);
  expect(model.asked).toHaveLength(asked);
});

test('nothing in all this made the browser complain', () => {
  expect(anna.complaints).toEqual([]);
});
