import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import type { Screen } from './verbs/someone.ts';
import type { Person } from './vocabulary.ts';

let house: OpenHouse;
let ruth: Person;
let salon: string;
let link: string;

const patience = { timeout: 20_000 };
const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' });

beforeAll(async () => {
  house = await openHouse();
  ruth = await house.foundedBy('Ruth');
  salon = await ruth.hasSalon('Mending the House');
  link = await ruth.hasInvited(2);
});
afterAll(() => house.close());

describe.each<Screen>(['wide', 'narrow'])('in front of a %s screen', (screen) => {
  let anna: Person;
  beforeAll(async () => {
    anna = await house.arrives(screen === 'wide' ? 'Anna' : 'Noor', screen);
    await anna.cameByLink(link);
    await anna.opensMairy();
  });

  test('what comes while one is there is not marked as new, from the first word on', async () => {
    await anna.tellsMairy('I need to oil the hinges by 24 December.');
    await anna
      .offer(/hinges/i)
      .first()
      .getByRole('button', { name: 'No' })
      .waitFor();
    await anna.hearsItOut();
    expect(await anna.page.getByText(/^New since/).count()).toBe(0);
  });

  test('[G6] what is changed on a card is what is made: its title, weight, day, place and carrier', async () => {
    const title = `Borrow the long ladder, ${anna.name}`;
    await anna.tellsMairy('I need to clean the gutters by 24 December. It is urgent.');
    await anna.answersOffer(/gutters/i, 'Change');
    const sheet = anna.page.getByRole('dialog', { name: 'How should it be?' });
    expect(await sheet.getByLabel('What is to be done?').inputValue()).toMatch(/gutters/i);
    await sheet.getByLabel('What is to be done?').fill(' ');
    await anna.isTold('What is to be done?', 'Write something first.');
    await sheet.getByLabel('What is to be done?').fill(title);
    await sheet.getByText('Low', { exact: true }).click();
    await sheet.getByLabel('By when?').fill(inDays(1));
    await sheet.getByLabel('Where should it go?').selectOption({ label: 'Mending the House' });
    await sheet.getByLabel('Who does it?').selectOption({ label: 'Ruth' });
    await sheet.getByRole('button', { name: 'Yes, like this' }).click();
    await anna.answers('It is written down').last().waitFor();
    await ruth.opensTheList(salon);
    const whole = await ruth.opensTask(title);
    await ruth.task(title).getByText('due tomorrow').waitFor();
    for (const words of ['Ruth, you', 'Low']) await whole.getByText(words).first().waitFor();
    // What one says to the guide is nobody else's, also where a task came of it.
    expect(await whole.innerText()).not.toContain('I need to clean');
    expect(await ruth.task('gutters').count()).toBe(0);
  });

  test('[G6] a card that was scrolled out of sight is still in one’s hands; a No leaves nothing', async () => {
    await anna.tellsMairy('Remember that the stove smokes when the wind is east.');
    await anna.answersOffer(/the stove smokes/i, 'Change');
    const field = anna.page.getByLabel('What should Mairy remember?');
    await field.fill('The stove smokes in an east wind');
    // Behind the sheet nothing has a role.
    await anna.page.getByLabel('Messages', { exact: true }).evaluate((list) => list.scrollTo(0, 0));
    expect(await field.inputValue()).toBe('The stove smokes in an east wind');
    await anna.presses('Yes, like this');
    const done = anna.offer('The stove smokes in an east wind');
    await done.getByText('Done, with your change').waitFor();
    await anna.tellsMairy('Remember that Oma sings in the bath.');
    await anna.answersOffer(/Oma sings/i, 'No');
    await anna
      .offer(/Oma sings/i)
      .getByText('You said no')
      .waitFor();
    const memories = await anna.page.context().request.get('/api/mairy/memories');
    expect(await memories.text()).not.toContain('Oma sings');
  });

  test('[G12] Nudge names one small thing that is really open, once for one press; a No brings another or lets it be', async () => {
    await anna.opensTheList();
    await anna.writesDown('Oil the garden gate');
    await anna.opensMairy();
    const before = await anna.answersSoFar();
    await anna.presses('Nudge');
    await anna.hearsMairy('Oil the garden gate');
    expect(await anna.answersSoFar()).toBe(before + 1);
    await anna.tellsMairy('No, not today');
    await expect.poll(() => anna.answersSoFar(), patience).toBe(before + 2);
  });

  test('[G12] [G3] Story tells a chapter within the tale, and the next once something real was done', async () => {
    await anna.choosesMode('Game Only');
    await anna.presses('Story');
    const chapter = anna.page.getByRole('heading', { name: /^Chapter \d+ / });
    await chapter.first().waitFor();
    await anna.hearsMairy('Oil the garden gate');
    const first = await chapter.last().innerText();
    const before = await anna.answersSoFar();
    await anna.presses('Story');
    await expect.poll(() => anna.answersSoFar(), patience).toBe(before + 1);
    await anna.hearsMairy('Oil the garden gate');
    expect(await chapter.last().innerText()).toBe(first);
    await anna.opensTheList();
    await anna.ticks('Oil the garden gate');
    await anna.seesDone('Oil the garden gate');
    await expect
      .poll(async () => (await anna.page.context().request.get('/api/tasks')).text(), patience)
      .toMatch(/"Oil the garden gate"[^}]*"status":"completed"/);
    await anna.opensMairy();
    await anna.presses('Story');
    await expect.poll(async () => (await chapter.allInnerTexts()).at(-1), patience).not.toBe(first);
    await anna.hearsMairy('Oil the garden gate');
    await anna.choosesMode('IRL+Game');
  });

  test('[G3] [G12] ‘m.’ summons the guide and is not shown; what is sung stands as verse', async () => {
    await anna.mairyField.fill('m. Sing me something');
    await anna.mairyField.press('Enter');
    await anna.ownWords('Sing me something').waitFor();
    expect(await anna.ownWords('Sing me something').innerText()).not.toContain('m.');
    const verse = anna.answers().last().locator('p > span');
    await expect.poll(() => verse.count(), patience).toBeGreaterThan(2);
    await anna.mairyField.fill('m.  ');
    await anna.mairyField.press('Enter');
    expect(await anna.mairyField.inputValue()).toBe('m.  ');
  });

  test('a link to a sentence opens the talk at it, and marks it', async () => {
    for (const words of [
      'Good evening.',
      'What is due this week?',
      'Who could help me?',
      'What can you do?',
    ]) {
      const before = await anna.answersSoFar();
      await anna.tellsMairy(words);
      await expect.poll(() => anna.answersSoFar(), patience).toBeGreaterThan(before);
    }
    await anna.opensTheList(salon);
    await anna.task(`Borrow the long ladder, ${anna.name}`).first().waitFor();
    const whole = await anna.opensTask(`Borrow the long ladder, ${anna.name}`);
    await whole.getByRole('link', { name: 'See the message' }).click();
    await anna.page.waitForURL(/\/mairy\?message=/);
    const said = anna.ownWords('I need to clean the gutters');
    await said.and(anna.page.locator('[aria-current=location]')).waitFor();
    await anna.reloads();
    await expect.poll(() => anna.isInSight(said), patience).toBe(true);
  });

  test('[T1] a double tap on one’s own words raises one’s soul here too, and the badge says so', async () => {
    await anna.opensMairy();
    await anna.tellsMairy('I climbed up by myself.');
    await anna.hearsItOut();
    await anna.doubleTaps('I climbed up by myself.');
    await anna.sees('+1 soul');
    await anna.page.getByRole('link', { name: /^Soul score 1, 1 today/ }).waitFor();
  });

  test('nothing in all this made the browser complain', () => {
    expect(anna.complaints).toEqual([]);
  });
});
