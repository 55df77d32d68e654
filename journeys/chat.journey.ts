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
    await anna.cameByLink(await ruth.invites());
    await anna.opensMairy();
  });

  test('[G1] the talk opens with a greeting, and tells what is played while one writes', async () => {
    await anna.sees(new RegExp(`^(?:Good|Still).*, ${anna.name}$`));
    await anna.mairyField.focus();
    await anna.sees('Secret History of Humankind');
    await anna.sees('Play to Remember....');
    // Nothing of it lies on what one reads.
    const told = await anna.page.getByText('Play to Remember....').boundingBox();
    const words = await anna.page.getByRole('region', { name: 'Messages' }).boundingBox();
    expect(told!.y + told!.height).toBeLessThanOrEqual(words!.y + 1);
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
    const choosing = page.waitForEvent('filechooser');
    await bar.getByRole('button', { name: 'Upload' }).click();
    const recipe = { name: 'Soup.txt', mimeType: 'text/plain', buffer: Buffer.from('Leeks, first.') };
    await (await choosing).setFiles([recipe]);
    await anna.sees('Uploaded: Soup.txt');
    await page.getByRole('article', { name: 'Soup.txt' }).getByText('Text, 13 B').waitFor();
    const lines = {
      'To Do': '/tasks',
      Projects: '/salons',
      Retreats: '/retreats',
      Tools: '/tools',
      About: '/about',
      'Perspective swap': '/mairy/swap',
      'What Mairy remembers': '/mairy/memory',
    };
    await anna.presses('Menu');
    // After who one is, what belongs to this screen stands before what is everywhere.
    const lineOf = (name: string) => page.getByRole('dialog').getByRole('link', { name, exact: true });
    const topOf = async (name: string) => (await lineOf(name).boundingBox())?.y ?? NaN;
    await lineOf('To Do').waitFor();
    expect(await topOf('To Do')).toBeLessThan(await topOf('Back to the front of the house'));
    await page.keyboard.press('Escape');
    for (const [line, address] of Object.entries(lines)) {
      await anna.presses('Menu');
      await leads(page.getByRole('dialog').getByRole('link', { name: line, exact: true }), address);
    }
  });

  test('[G1] the backdrop is as strong as its slider says, here and nowhere else, and after a reload', async () => {
    const slider = await anna.reachesForTheBackground();
    await slider.press('Home');
    expect(await backdrop(anna)).toBe('0');
    for (let step = 0; step < 30; step++) await slider.press('ArrowUp');
    expect(await backdrop(anna)).toBe('0.3');
    await anna.page.keyboard.press('Escape');
    await anna.goesTo('/salons');
    expect(await backdrop(anna)).toBe('');
    await anna.opensMairy();
    await expect.poll(() => backdrop(anna)).toBe('0.3');
  });

  test('[G1] in every skin it fades the scene behind the talk, down to the bare ground', async () => {
    // The margin of the house on a phone, the open page left of the talk on a wide screen: below the
    // first words nothing stands there.
    const free = { x: screen === 'wide' ? 100 : 2, y: 400, width: screen === 'wide' ? 60 : 40, height: 240 };
    for (const skin of ['mystical', 'notebook', 'epic']) {
      await anna.wears(skin);
      const set = async (key: string) => {
        const slider = await anna.reachesForTheBackground();
        await slider.press(key);
        await anna.page.keyboard.press('Escape');
        await anna.page.getByRole('dialog').waitFor({ state: 'detached' });
        await slider.blur({ timeout: 1 }).catch(() => undefined);
      };
      await set('Home');
      await expect.poll(() => anna.coloursIn(free)).toBe(1);
      await set('End');
      await expect.poll(() => anna.coloursIn(free)).toBeGreaterThan(20);
    }
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
    await anna.hearsItOut();
    const offer = anna.offer(/gutters/i).first();
    const line = await anna.watchesWhere(anna.ownWords('I need to clean the gutters'), () =>
      offer.getByRole('button', { name: 'Yes' }).waitFor({ timeout: 30_000 }),
    );
    expect(line.to - line.from, 'the card moved the line that is read').toBeLessThanOrEqual(1);
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

  test('a short talk opens laid out at its place, and the header has room for soul before it rises', async () => {
    const words = anna.ownWords('I need to clean the gutters');
    // The first time brings what was said last into what this browser keeps; then nothing is left to arrive.
    await anna.opens('/mairy');
    await words.waitFor();
    await anna.page.waitForLoadState('networkidle');
    await anna.opens('/mairy');
    await words.waitFor();
    const opened = await anna.watchesWhere(words, () => anna.page.waitForTimeout(1500));
    expect(opened.to - opened.from).toBeLessThanOrEqual(1);
    const place = () => anna.page.getByRole('radiogroup', { name: 'Mode' }).boundingBox();
    const before = await place();
    await anna.presses(/^Soul /);
    await anna.page.getByRole('link', { name: /^Soul score \d+, [1-9]/ }).waitFor();
    expect(await place()).toEqual(before);
  });

  test('what can be done with words is there for a finger too, with one’s own and with the guide’s', async () => {
    const menus = [
      anna
        .ownWords('I need to clean the gutters')
        .getByRole('button', { name: 'What to do with your words' }),
      anna.answers().getByRole('button', { name: 'What to do with what Mairy said' }).first(),
    ];
    for (const [at, menu] of menus.entries()) {
      await menu.scrollIntoViewIfNeeded();
      const box = await menu.boundingBox();
      expect([box!.width, box!.height]).toEqual([44, 44]);
      await anna.comesToRest(menu);
      if (screen === 'narrow') await menu.tap();
      else await menu.click();
      await anna.page.getByRole('menuitem').first().waitFor();
      const items = await anna.page.getByRole('menuitem').allInnerTexts();
      expect(items.join()).toContain('Make it a task');
      expect(items.some((item) => item.startsWith('Take back'))).toBe(at === 0);
      expect(items.some((item) => item.startsWith('Reply'))).toBe(false);
      await anna.page.keyboard.press('Escape');
      await anna.page.getByRole('menu').waitFor({ state: 'detached' });
    }
  });

  test('with a phone’s keyboard up the tools give way; the way down covers no words', async () => {
    const { page } = anna;
    const whole = page.viewportSize()!;
    const tools = page.getByRole('navigation', { name: 'Tools' });
    await anna.mairyField.focus();
    await page.setViewportSize({ width: whole.width, height: 500 });
    await tools.waitFor({ state: screen === 'narrow' ? 'detached' : 'visible' });
    const list = page.getByRole('region', { name: 'Messages' });
    await list.evaluate((element) => element.scrollTo(0, 0));
    const down = page.getByRole('button', { name: /^To the newest$|new$/ });
    await down.waitFor();
    const [above, below] = [await list.boundingBox(), await down.boundingBox()];
    expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
    await (screen === 'narrow' ? down.tap() : down.click());
    await down.waitFor({ state: 'detached' });
    await page.setViewportSize(whole);
    await tools.waitFor();
  });

  test('danger has a card that calls, and nothing after it; it stands after a reload and on another device, and one goes back by oneself', async () => {
    const { page } = anna;
    await anna.tellsMairy('Someone has collapsed and is not breathing');
    const card = page.getByRole('alertdialog', { name: 'Call 112 now' });
    const call = card.getByRole('link', { name: '112 Call now' });
    await call.waitFor();
    expect(await call.getAttribute('href')).toBe('tel:112');
    expect(await call.locator('b').evaluate((numeral) => getComputedStyle(numeral).fontSize)).toBe('192px');
    const links = await card.getByRole('link').all();
    expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual([
      'tel:112',
      'tel:999',
      'tel:911',
      'tel:116123',
      'tel:988',
    ]);
    for (const link of links) expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    expect(await card.getByRole('listitem').count()).toBe(3);
    expect(await card.getByRole('alert').innerText()).toContain('Call 112 now');
    // Neither field nor tools, nor any card: the way back is the only button.
    expect(await page.getByRole('button').allInnerTexts()).toEqual(['Back to Mairy']);
    expect(await page.getByRole('textbox').count()).toBe(0);
    await anna.reloads();
    await call.waitFor();
    const other = await anna.opensAnotherWindow();
    await other.page.getByRole('alertdialog', { name: 'Call 112 now' }).waitFor();
    await other.page.close();
    await card.getByRole('button', { name: 'Back to Mairy' }).click();
    await card.waitFor({ state: 'detached' });
    await anna.answers().last().getByRole('link', { name: '112 Call now' }).waitFor();
    await anna.reloads();
    await anna.answers().last().getByRole('link', { name: '112 Call now' }).waitFor();
    expect(await card.count()).toBe(0);
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
    await expect.poll(() => anna.ownWords('Is anybody there?').count()).toBe(1);
    expect(await anna.answersSoFar()).toBe(before + 1);
  });
});
