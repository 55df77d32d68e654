import { newId } from '@kinsong/contract/common/ids.ts';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import { screens } from '../web/app/screens.ts';
import type { Person } from './vocabulary.ts';

const skins = ['epic', 'mystical', 'notebook'] as const;
const sizes = ['wide', 'narrow'] as const;
/** As a finger needs it. */
const leastTarget = 44;

let house: OpenHouse;
let people: Record<(typeof sizes)[number], Person>;
let salon: string;
let room: string;
/** A second window of each, where another skin is chosen: all windows of a browser wear it. */
const wardrobes = {} as Record<(typeof sizes)[number], Page>;

beforeAll(async () => {
  house = await openHouse();
  const anna = await house.foundedBy('Anna');
  salon = await anna.hasSalon('Mending the House');
  room = await hasRoom(anna);
  const link = await anna.hasInvited();
  const ruth = await house.arrives('Ruth', 'narrow');
  await ruth.cameByLink(link);
  await ruth.says('It came through over the bed, not much, but through.');
  await anna.says('I bring the pot: see https://hearth.example/pots');
  await anna.replies('It came through', 'And the other pot.');
  await ruth.says('Wrong pot.');
  await ruth.takesBack('Wrong pot.');
  // The house opens all its screens to its architect, on her phone as well.
  const phone = await house.arrives('Anna', 'narrow');
  await phone.isSignedIn();
  people = { wide: anna, narrow: phone };
  for (const size of sizes) {
    wardrobes[size] = await people[size].page.context().newPage();
    await wardrobes[size].goto('/icon.svg');
    // What lies behind another window is drawn once a second.
    await people[size].page.bringToFront();
  }
});
afterAll(() => house.close());

async function hasRoom(person: Person): Promise<string> {
  const id = newId();
  const data = { id, name: 'The Night Kitchen', threshold: 100, rule: 'month' };
  const made = await person.page.context().request.post('/api/rooms', { data });
  expect(made.ok(), await made.text()).toBe(true);
  return `/rooms/${id}`;
}

/**
 * Colours are measured at rest: what is still fading in has not its own yet, and is brought to its end. What turns for
 * ever is let turn.
 */
async function comesToRest(person: Person): Promise<void> {
  await person.page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  });
}

/** Looks at the page as it stands. axe is half a megabyte of script: it is brought into a page once, and stays there. */
async function looksClean(person: Person, where: string): Promise<void> {
  await comesToRest(person);
  const { page } = person;
  const isHere = await page.evaluate(() => 'axe' in window);
  // There are no frames in our pages, so nothing needs the second window that is opened for them otherwise.
  const axe = new AxeBuilder({ page, ...(isHere && { axeSource: 'void 0' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  // One run says everything that is wrong, not the first of it.
  expect.soft(found, where).toEqual([]);
}

let looked = 0;

/** Each in the next skin: in all of them the components are tried, which every screen is made of. */
async function isClean(person: Person, where: string): Promise<void> {
  const skin = skins[looked++ % skins.length]!;
  await wardrobes[person.screen].evaluate((worn) => localStorage.setItem('kinsong.skin', worn), skin);
  await person.page.locator(`html[data-skin="${skin}"]`).waitFor();
  await looksClean(person, `${where}, ${skin}, ${person.screen}`);
}

/** What a finger presses, smaller than it should be: links within running text are read, not aimed at. */
async function smallTargets(person: Person): Promise<string[]> {
  return person.page.evaluate((least) => {
    const pressed = 'a[href], button, input, textarea, select, [role="tab"], [role="menuitem"], summary';
    const inText = (element: Element): boolean =>
      element.matches('a') && element.closest('p, article, [role="alert"]') !== null;
    return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const { visibility, opacity } = getComputedStyle(element);
      const unseen =
        width <= 1 || height <= 1 || visibility === 'hidden' || opacity === '0' || element.closest('[inert]');
      if (unseen || inText(element)) return [];
      const label = element.closest('label')?.getBoundingClientRect();
      const fits = (box: { width: number; height: number } | undefined): boolean =>
        box !== undefined && box.width >= least - 0.5 && box.height >= least - 0.5;
      if (fits({ width, height }) || fits(label)) return [];
      return [`${Math.round(width)}x${Math.round(height)} ${element.outerHTML.slice(0, 140)}`];
    });
  }, leastTarget);
}

const placeOf = (address: string): string =>
  address
    .replace('/salon/:salon_id', salon)
    .replace('/rooms/:room_id', room)
    .replace('/organiser/:space_id', salon.replace('/salon/', '/organiser/'));

const addresses = [
  ...new Map(screens.filter(({ key }) => key !== 'house').map((screen) => [screen.address, screen.key])),
];
/** Someone who is signed in is led on from the door; it is looked at below. */
const behindTheDoor = addresses.filter(([, key]) => key !== 'onboarding' && key !== 'auth');

async function standsAt(person: Person, address: string, key: string): Promise<void> {
  await person.goesTo(placeOf(address));
  if (key === 'project_salon') await person.hears('And the other pot.');
  await expect.poll(() => person.page.locator('[data-loading]').count(), { timeout: 20_000 }).toBe(0);
}

describe.each(sizes)('on a %s screen', (size) => {
  test(
    'every screen is clean: names, roles, contrast, and 44 by 44 at least for a finger',
    { timeout: 240_000 },
    async () => {
      const person = people[size];
      const small: string[] = [];
      await person.opens('/salons');
      for (const [address, key] of behindTheDoor) {
        await standsAt(person, address, key);
        await isClean(person, key);
        if (size === 'narrow')
          small.push(...(await smallTargets(person)).map((target) => `${address}: ${target}`));
      }
      expect([...new Set(small)]).toEqual([]);
    },
  );

  test('what opens over the salon is clean: sheets, menus, dialogs', { timeout: 240_000 }, async () => {
    const person = people[size];
    await person.opens(salon);
    await person.hears('And the other pot.');
    await person.wantsWithSalon('Search what was said');
    await person.fillsIn({ Words: 'pot' });
    await person.page.getByRole('dialog').getByText('I bring the').waitFor();
    await isClean(person, 'search');
    await person.page.keyboard.press('Escape');
    await person.wantsWithSalon('Invite');
    await isClean(person, 'invite');
    await person.presses('Make the invitation');
    await person.sees('You are expected');
    await isClean(person, 'invitation');
    await person.page.keyboard.press('Escape');
    await person.page.getByRole('link', { name: 'Peeps' }).click();
    await person.sees('Leave this salon');
    await isClean(person, 'peeps');
    await person.opens('/salons');
    await person.presses('New Project');
    await person.fillsIn({ 'What is it about?': '' });
    await person.presses('Open the salon');
    await person.isTold('What is it about?', 'Give it a name');
    await isClean(person, 'founding, refused');
  });

  test(
    'what opens over the talk with Mairy is clean: a card in hand, a day to jump to, light',
    { timeout: 240_000 },
    async () => {
      const person = people[size];
      await person.opensMairy();
      await person.tellsMairy('I need to oil the gate by 24 December. It is urgent.');
      const offer = person.offer(/oil the gate/i).last();
      await person.answersOffer(/oil the gate/i, 'Change');
      await person.fillsIn({ 'What is to be done?': ' ', 'By when?': '2020-01-01' });
      await person.isTold('By when?', 'This day is over.');
      await isClean(person, 'a card in hand, refused');
      await person.page.keyboard.press('Escape');
      await offer.getByRole('button', { name: 'No' }).click();
      await person.presses('Menu');
      await person.presses('Jump to a day');
      await person.fillsIn({ Day: '' });
      await person.presses('Go there');
      await person.isTold('Day', 'Choose a day.');
      await isClean(person, 'a day to jump to, refused');
      await person.page.keyboard.press('Escape');
      if (size === 'narrow') {
        await person.presses('Light and sound');
        await isClean(person, 'light and sound');
        await person.page.keyboard.press('Escape');
      }
    },
  );
});

test(
  'the front and the door, also when they refuse, are clean in every skin and size',
  { timeout: 120_000 },
  async () => {
    for (const size of sizes) {
      const ilse = await house.arrives('Ilse', size);
      for (const skin of skins) {
        await ilse.opens(`/?version=${skin}`);
        await ilse.page.getByRole('heading', { level: 1 }).first().waitFor();
        await looksClean(ilse, `landing, ${skin}, ${size}`);
        await ilse.opens(`/enter?version=${skin}`);
        await ilse.page.getByRole('heading', { level: 1 }).first().waitFor();
        await looksClean(ilse, `entry, ${skin}, ${size}`);
        await ilse.presses('Create');
        await ilse.presses('Enter the Game');
        await ilse.isTold('Password', /./);
        await looksClean(ilse, `entry refused, ${skin}, ${size}`);
        const small = size === 'narrow' ? await smallTargets(ilse) : [];
        expect(small, `entry, ${skin}`).toEqual([]);
      }
      await ilse.closesTheBrowser();
    }
  },
);

// It lies over every screen of hers until she has seen it there: so it comes last.
test('danger is clean on each device it opens on, and so is the talk after it', async () => {
  await people.wide.opensMairy();
  // What is said goes behind the sheet with it, where nothing has a role: so it is not waited for.
  await people.wide.mairyField.fill('Someone has collapsed and is not breathing');
  await people.wide.mairyField.press('Enter');
  await people.wide.page.getByRole('alertdialog').waitFor();
  for (const size of sizes) {
    const person = people[size];
    await person.opens('/mairy');
    await person.page.getByRole('alertdialog').waitFor();
    await isClean(person, 'danger');
    await person.presses('Back to Mairy');
    await isClean(person, 'danger, in the talk');
  }
});
