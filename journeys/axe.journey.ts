import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import { screensOfTheHouse } from './screens.ts';
import type { Person } from './vocabulary.ts';

const skins = ['epic', 'mystical', 'notebook'] as const;
const sizes = ['wide', 'narrow'] as const;
/** As a finger needs it. */
const leastTarget = 44;

let house: OpenHouse;
let people: Record<(typeof sizes)[number], Person>;
let salon: string;

beforeAll(async () => {
  house = await openHouse();
  const anna = await house.arrives('Anna', 'wide');
  await anna.entersWithCode(house.server.architectCode);
  salon = await anna.foundsSalon('Mending the House');
  const link = await anna.invites();
  const ruth = await house.arrives('Ruth', 'narrow');
  await ruth.entersByLink(link);
  await ruth.says('It came through over the bed, not much, but through.');
  await anna.says('I bring the pot: see https://hearth.example/pots');
  await anna.replies('It came through', 'And the other pot.');
  await ruth.says('Wrong pot.');
  await ruth.takesBack('Wrong pot.');
  people = { wide: anna, narrow: ruth };
});
afterAll(() => house.close());

/** Colours are measured at rest: what is still fading in has not its own yet. What turns for ever is let turn. */
async function comesToRest(person: Person): Promise<void> {
  await person.page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

async function isClean(person: Person, where: string, only?: 'colours'): Promise<void> {
  await comesToRest(person);
  // There are no frames in our pages, so nothing needs the second window that is opened for them otherwise.
  const axe = new AxeBuilder({ page: person.page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (only === 'colours') axe.withRules(['color-contrast']);
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect(found, where).toEqual([]);
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

const placeOf = (address: string): string => address.replace('/salon/:salon_id', salon);

describe.each(sizes)('on a %s screen', (size) => {
  test.each(skins)(
    'every screen is clean in the %s skin: names, roles, contrast',
    { timeout: 240_000 },
    async (skin) => {
      const person = people[size];
      await person.opens('/salons');
      await person.wears(skin);
      for (const [address, key] of new Map(
        screensOfTheHouse().map((screen) => [screen.address, screen.key]),
      )) {
        // Someone who is signed in is led on from the door; it is looked at below.
        if (key === 'onboarding' || key === 'auth') continue;
        await person.goesTo(placeOf(address));
        if (key === 'project_salon') await person.hears('And the other pot.');
        // A skin is colours and nothing else: names and roles are the same in all of them.
        await isClean(person, `${key}, ${skin}, ${size}`, skin === 'epic' ? undefined : 'colours');
      }
    },
  );

  test.each(skins)(
    'what opens over the salon is clean in the %s skin: sheets, menus, dialogs',
    { timeout: 120_000 },
    async (skin) => {
      const person = people[size];
      await person.opens(salon);
      await person.hears('And the other pot.');
      await person.wears(skin);
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
    },
  );
});

test('what a finger presses is 44 by 44 at least, on every screen', { timeout: 120_000 }, async () => {
  const person = people.narrow;
  const small: string[] = [];
  await person.opens('/salons');
  for (const address of new Set(screensOfTheHouse().map((screen) => screen.address))) {
    if (address === '/enter' || address === '/timeline') continue;
    await person.goesTo(placeOf(address));
    if (address.startsWith('/salon/')) await person.hears('And the other pot.');
    small.push(...(await smallTargets(person)).map((target) => `${address}: ${target}`));
  }
  expect([...new Set(small)]).toEqual([]);
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
        await isClean(ilse, `landing, ${skin}, ${size}`);
        await ilse.opens(`/enter?version=${skin}`);
        await isClean(ilse, `entry, ${skin}, ${size}`);
        await ilse.presses('Create');
        await ilse.presses('Enter the Game');
        await ilse.isTold('Password', /./);
        await isClean(ilse, `entry refused, ${skin}, ${size}`);
        const small = size === 'narrow' ? await smallTargets(ilse) : [];
        expect(small, `entry, ${skin}`).toEqual([]);
      }
      await ilse.closesTheBrowser();
    }
  },
);
