import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import type { Screen } from './verbs/someone.ts';
import type { Person } from './vocabulary.ts';

let house: OpenHouse;
let ruth: Person;

beforeAll(async () => {
  house = await openHouse();
  ruth = await house.foundedBy('Ruth');
  await ruth.foundsSalon('Mending the House');
});
afterAll(() => house.close());

const backdrop = (person: Person): Promise<string> =>
  person.page.evaluate(() => document.documentElement.style.getPropertyValue('--backdrop-opacity'));

describe.each<Screen>(['wide', 'narrow'])('in front of a %s screen', (screen) => {
  let anna: Person;
  beforeAll(async () => {
    anna = await house.arrives(screen === 'wide' ? 'Anna' : 'Noor', screen);
    await anna.entersByLink(await ruth.invites());
    await anna.opensMairy();
  });

  test('[G1] the talk opens with a greeting, and tells what is played while one writes', async () => {
    await anna.sees(new RegExp(`^(?:Good|Still).*, ${anna.name}$`));
    await anna.mairyField.focus();
    await anna.sees('Secret History of Humankind');
    await anna.sees('Play to Remember....');
    const left = Date.now();
    await anna.mairyField.blur();
    await anna.seesNoMore('Secret History of Humankind');
    expect(Date.now() - left).toBeGreaterThan(2900);
  });

  test('[G1] every button of the bottom bar and of the menu leads where it says', async () => {
    const { page } = anna;
    const bar = page.getByRole('navigation', { name: 'Tools' });
    const words = ['Upload', 'Spiral', 'Sonic', 'Projects', 'TURING', 'Nudge', 'Story', 'Trailer'];
    expect((await bar.innerText()).split(/\s+/)).toEqual(words);
    const leads = async (link: Locator, address: string) => {
      await link.click();
      await page.waitForURL(`**${address}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await anna.goesBack();
      await anna.mairyField.waitFor();
    };
    await leads(bar.getByRole('link', { name: 'Spiral' }), '/workshops/spiral');
    await leads(bar.getByRole('link', { name: 'Sonic' }), '/workshops/sonic');
    await leads(bar.getByRole('link', { name: 'Projects' }), '/salons');
    await leads(bar.getByRole('link', { name: 'TURING' }), '/mairy/turing');
    await leads(bar.getByRole('link', { name: 'Trailer' }), '/game/montage');
    await leads(page.getByRole('link', { name: 'MONTAGE' }), '/game/montage');
    await leads(page.getByRole('link', { name: /^Soul score/ }), '/guild');
    await bar.getByRole('button', { name: 'Upload' }).click();
    await anna.sees('Files can not be kept here yet');
    const lines = {
      Projects: '/salons',
      Retreats: '/lodging',
      Tools: '/tools',
      About: '/about',
      'Perspective swap': '/mairy/swap',
      'What Mairy remembers': '/mairy/memory',
    };
    for (const [line, address] of Object.entries(lines)) {
      await anna.presses('Menu');
      await leads(page.getByRole('dialog').getByRole('link', { name: line, exact: true }), address);
    }
  });

  test('[G1] the backdrop is as strong as its slider says, here and nowhere else, and after a reload', async () => {
    const slider = anna.page.getByRole('slider', { name: 'Background opacity' });
    await slider.focus();
    await slider.press('Home');
    expect(await backdrop(anna)).toBe('0');
    for (let step = 0; step < 30; step++) await slider.press('ArrowUp');
    expect(await backdrop(anna)).toBe('0.3');
    await anna.goesTo('/salons');
    expect(await backdrop(anna)).toBe('');
    await anna.opensMairy();
    await expect.poll(() => backdrop(anna)).toBe('0.3');
  });

  test('blank words are not sent; a question is answered by the built-in guide, which says what it is', async () => {
    await anna.mairyField.fill('   ');
    await anna.mairyField.press('Enter');
    expect(await anna.mairyField.inputValue()).toBe('   ');
    await anna.tellsMairy('What are you?');
    await anna.hearsMairy(/rules|program|guide/i);
    expect(await anna.mairyField.inputValue()).toBe('');
  });

  test('[G6] an offer becomes a task by a Yes alone, and the task leads back to the sentence', async () => {
    await anna.tellsMairy('I need to clean the gutters by 24 December. It is urgent.');
    const offer = anna.offer(/gutters/i).first();
    await offer.getByRole('button', { name: 'Yes' }).waitFor({ timeout: 30_000 });
    const before = await anna.page.context().request.get('/api/tasks');
    expect(await before.text()).not.toContain('gutters');
    await offer.getByRole('button', { name: 'Yes' }).click();
    await anna.answers('It is written down').getByRole('link', { name: 'See the task' }).click();
    await anna.page.waitForURL(/\/tasks\?task=/);
    await anna.sees(/gutters/i);
    await anna.page.getByRole('link', { name: 'See the message' }).first().click();
    await anna.page.waitForURL(/\/mairy/);
    await anna.ownWords('I need to clean the gutters').waitFor();
  });

  test('[G3] the two modes are named on what is said in them, and look different', async () => {
    const ground = () =>
      anna.page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--accent').trim());
    const before = await ground();
    await anna.choosesMode('Game Only');
    await anna.tellsMairy('Begin the tale');
    expect(await anna.hearsMairy('Game Mode')).toContain('Game Mode');
    expect(await ground()).not.toBe(before);
    await anna.choosesMode('IRL+Game');
    await anna.tellsMairy('What is due this week?');
    await anna.hearsMairy('Real World Mode');
    expect(await ground()).toBe(before);
  });

  test('nothing in all this made the browser complain', () => {
    expect(anna.complaints).toEqual([]);
  });

  test('[G14] what one says while offline is kept, nobody is said to be answering it, and once back it is answered once', async () => {
    const before = await anna.answersSoFar();
    await anna.goesOffline();
    await anna.tellsMairy('Is anybody there?');
    await anna.sees('Kept, and sent later');
    await anna.seesNoMore(/the guide responding/);
    await anna.comesBack();
    await expect.poll(() => anna.answersSoFar(), { timeout: 30_000 }).toBe(before + 1);
    await anna.seesNoMore('Kept, and sent later');
    expect(await anna.ownWords('Is anybody there?').count()).toBe(1);
    expect(await anna.answersSoFar()).toBe(before + 1);
  });
});
