import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { whatIsCut } from './cut.ts';
import { openHouse, type OpenHouse } from './house.ts';
import { screens } from '../web/app/screens.ts';
import type { Person } from './vocabulary.ts';

const skins = ['epic', 'mystical', 'notebook'] as const;
let house: OpenHouse;
let anna: Person;
let phone: Person;
let salon: string;

const long = 'Mending the Very Old Yellow Farmhouse by the River Way';

beforeAll(async () => {
  house = await openHouse();
  anna = await house.foundedBy('Anna');
  salon = await anna.hasSalon(long);
  phone = await house.arrives('Ruth', 'narrow');
  await phone.cameByLink(await anna.hasInvited());
  await anna.says(
    'Up on the barn till noon, so ring before eight or after twelve, and bring the long ladder along.',
  );
  await phone.says('It floats in one direction.');
  await phone.opensTheList(salon);
  await phone.writesDown(
    'Borrow the ladder',
    'Find the weathercock and who made it, before the first frost comes',
  );
});
afterAll(() => house.close());

/** Puts on another skin, as another window of the same browser would. */
async function wears(person: Person, skin: (typeof skins)[number]): Promise<void> {
  await person.page.evaluate((worn) => {
    localStorage.setItem('kinsong.skin', worn);
    dispatchEvent(new StorageEvent('storage', { key: 'kinsong.skin', newValue: worn }));
  }, skin);
  await person.page.locator(`html[data-skin="${skin}"]`).waitFor();
}

async function comesToRest(person: Person): Promise<void> {
  await expect.poll(() => person.page.locator('[data-loading]').count(), { timeout: 20_000 }).toBe(0);
}

const inside = screens
  .filter(({ shell }) => shell === 'inner')
  .map(({ key, address }) => [key, address] as const);
const withBars = [
  ...['mobile_chat', 'my_projects', 'salon_messages', 'salon_peeps', 'project_salon', 'organiser_project'],
  ...['super', 'super_dashboard', 'room'],
];
const placeOf = (address: string): string =>
  address
    .replace('/salon/:salon_id', salon)
    .replace('/organiser/:space_id', salon.replace('/salon/', '/organiser/'));

describe('on a phone', () => {
  test('what was ticked can be taken back in a row of its own: it covers nothing, and its time stops under a finger', async () => {
    await phone.opensTheList(salon);
    const list = phone.page.getByRole('main');
    const field = phone.page.locator('form').filter({ has: phone.page.getByLabel('Add a task') });
    const before = (await field.boundingBox())!;
    await phone.ticks('Borrow the ladder');
    const row = list.locator('[data-done-row]');
    await row.waitFor();
    const [box, after] = [(await row.boundingBox())!, (await field.boundingBox())!];
    expect(Math.round(box.height)).toBe(48);
    expect(after.y).toBe(before.y);
    expect(box.y + box.height).toBeLessThanOrEqual(after.y);
    const lastRow = await list.getByRole('listitem').last().boundingBox();
    expect(
      lastRow!.y + lastRow!.height <= box.y ||
        (await row.evaluate(
          (each) => each.previousElementSibling!.scrollHeight > each.previousElementSibling!.clientHeight,
        )),
    ).toBe(true);
    const clock = () => row.locator('i').evaluate((line) => line.getAnimations()[0]?.playState);
    expect(await clock()).toBe('running');
    await row.hover();
    expect(await clock()).toBe('paused');
    await phone.page.mouse.move(10, 10);
    expect(await clock()).toBe('running');
    await row.getByRole('button', { name: 'Undo' }).focus();
    expect(await clock()).toBe('paused');
    await phone.presses('Undo');
    await phone.seesDone('Borrow the ladder', false);
    await row.waitFor({ state: 'detached' });
    await phone.ticks('Borrow the ladder');
    await row.waitFor();
    await row.locator('i').evaluate((line) => line.getAnimations()[0]?.finish());
    await row.waitFor({ state: 'detached' });
    await phone.seesDone('Borrow the ladder');
  });

  test('a link pressed while the house is opening is followed', async () => {
    await phone.opens('/tasks');
    await phone.goesTo('/trust');
    await expect.poll(() => phone.page.getByRole('heading', { level: 1 }).innerText()).toBe('Trust');
  });

  test(
    'every screen ends in the four places under the thumb, but those with a bar of their own',
    { timeout: 180_000 },
    async () => {
      await phone.opens('/tasks');
      const bar = phone.page.getByRole('navigation', { name: 'Around the house' });
      for (const [key, address] of inside.filter(([one]) => withBars.includes(one))) {
        await phone.goesTo(placeOf(address));
        await expect.poll(() => bar.count(), { message: key }).toBe(0);
      }
      for (const [key, address] of inside.filter(([one]) => !withBars.includes(one))) {
        await phone.goesTo(placeOf(address));
        await expect.poll(() => bar.count(), { message: key }).toBe(1);
        expect(await bar.getByRole('link').allInnerTexts(), key).toEqual(['Mairy', 'Salons', 'To Do', 'You']);
        const box = (await bar.boundingBox())!;
        expect([Math.round(box.height), Math.round(box.y + box.height)], key).toEqual([60, 844]);
      }
      await phone.goesTo('/trust');
      const current = bar.locator('[aria-current="page"]');
      expect(await current.allInnerTexts()).toEqual(['You']);
      await current.click();
      await phone.seesHeading('You');
    },
  );

  test('while somebody writes, the keyboard has the bar’s place', async () => {
    await phone.opensTheList();
    const bar = phone.page.getByRole('navigation', { name: 'Around the house' });
    await bar.waitFor();
    /** As a phone tells it: the window stays, less of it is seen. */
    const keyboard = (height: number) =>
      phone.page.evaluate((seen) => {
        Object.defineProperty(visualViewport, 'height', { configurable: true, value: seen });
        visualViewport?.dispatchEvent(new Event('resize'));
      }, height);
    await phone.page.getByLabel('Add a task').focus();
    await keyboard(480);
    await expect.poll(() => bar.count()).toBe(0);
    await keyboard(844);
    await expect.poll(() => bar.count()).toBe(1);
  });

  test('the house is muted from the menu, and beside the line one writes on', async () => {
    await phone.opens('/account');
    await phone.seesHeading('You');
    expect(await phone.page.getByRole('button', { name: 'Mute all audio' }).count()).toBe(0);
    await phone.opensTheMenu();
    await phone.page.getByRole('dialog').getByRole('button', { name: 'Mute all audio' }).waitFor();
    await phone.opensTheList();
    await phone.page.getByRole('main').getByRole('button', { name: 'Mute all audio' }).waitFor();
  });

  test('a deep branch of who invited whom stays within the window', async () => {
    await phone.callsByHttp();
    await phone.page.route('**/api/people/*/branch**', (route) => {
      const root = /people\/([^/]+)\//.exec(route.request().url())?.[1] ?? '';
      const id = (depth: number) =>
        depth === 0 ? root : `0199a0de-0000-7000-8000-${String(depth).padStart(12, '0')}`;
      const people = Array.from({ length: 12 }, (_, depth) => ({
        id: id(depth),
        name: `Bartholomew the ${depth}th of the Riverbend`,
        avatar_url: '',
        invited_by: depth === 0 ? null : id(depth - 1),
        joined_at: '2026-10-01T09:00:00.000Z',
        depth,
        recoverable: depth > 0,
      }));
      return route.fulfill({ json: { people, more: false } });
    });
    await phone.page.setViewportSize({ width: 390, height: 844 });
    await phone.opens('/account');
    await phone.sees('Bartholomew the 11th of the Riverbend');
    await phone.sees(/^invited by Bartholomew the 10th/);
    expect(await whatIsCut(phone.page)).toEqual([]);
    const name = await phone.page
      .getByText('Bartholomew the 11th of the Riverbend', { exact: true })
      .boundingBox();
    expect(name!.width).toBeGreaterThan(120);
    await phone.page.unroute('**/api/people/*/branch**');
  });
});

describe('on the smallest screen, 320 wide', () => {
  test('no word is cut, on any screen, in any skin', { timeout: 240_000 }, async () => {
    const { page } = phone;
    await page.setViewportSize({ width: 320, height: 700 });
    await phone.opens('/tasks');
    for (const [key, address] of inside) {
      await phone.goesTo(placeOf(address));
      await comesToRest(phone);
      for (const skin of skins) {
        await wears(phone, skin);
        expect.soft(await whatIsCut(page), `${key}, ${skin}`).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
  });

  test('nor before the door', async () => {
    const ilse = await house.arrives('Ilse', 'narrow');
    await ilse.page.setViewportSize({ width: 320, height: 700 });
    for (const { address } of screens.filter(({ shell, key }) => shell === 'light' && key !== 'house')) {
      for (const skin of skins) {
        await ilse.opens(`${address}?version=${skin}`);
        await ilse.page.getByRole('heading', { level: 1 }).first().waitFor();
        // A picture sets its words where they belong a moment after the heading stands.
        await expect.poll(() => whatIsCut(ilse.page), { message: `${address}, ${skin}` }).toEqual([]);
      }
    }
    await ilse.closesTheBrowser();
  });
});

test('what the browser draws around the page is of the skin’s ground, from the first paint on', async () => {
  const { page } = anna;
  await anna.opens('/tasks');
  const around = () => page.locator('meta[name="theme-color"]').getAttribute('content');
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ground-high').trim());
  for (const skin of skins) {
    await wears(anna, skin);
    expect(await around()).toBe(await ground());
  }
  // The script of the app is held back: what is worn and said then is of the first paint.
  await page.route('**/assets/**', (route) => route.abort());
  await page.goto('/tasks', { waitUntil: 'commit' });
  await expect.poll(around).toBe('#fffaf0');
  await page.unroute('**/assets/**');
  await anna.opens('/tasks');
  await wears(anna, 'epic');
});

test('the trust spiral’s letters are plain on a wide screen, and a first entry has a line that begins', async () => {
  await phone.opens('/trust');
  await phone.sees(/^Your line begins here, at \d+\./);
  await phone.sees(/^you came in, /);
  await anna.opens('/trust');
  const label = anna.page.getByText('120', { exact: true });
  await label.waitFor();
  const size = await label.evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
  const drawn = await label.evaluate((each) => each.closest('svg') !== null);
  expect([size, drawn]).toEqual([16, false]);
});

test('[P1] the hub has what is always here, and the house with who is at home', async () => {
  await anna.opens('/salons');
  const always = anna.page.getByRole('list', { name: 'Always here' });
  await always.waitFor();
  const names = await always.locator('b').allInnerTexts();
  expect(names).toEqual([
    'Remedy Council',
    'Helpdesk',
    'Mastery Exchange',
    'Virtual Assistant',
    'Wisdom Research',
    'My Company',
  ]);
  for (const name of names) {
    await anna.opens('/salons');
    await always.getByRole('link', { name }).click();
    await anna.page.waitForURL((url) => url.pathname !== '/salons');
    expect(await anna.page.getByRole('heading', { name: 'No such room' }).count()).toBe(0);
  }
  await anna.opens('/salons');
  await anna.page.getByRole('region', { name: 'Who is at home' }).waitFor();
  await anna.page.getByRole('link', { name: 'Back to Game' }).waitFor();
});

test('the overview says what the house knows of itself, and a spent code what it is', async () => {
  await anna.opens('/super');
  await anna.sees('One house for each of us, lit if they were here this week');
  await anna.sees(/^of us$/);
  await anna.sees(/MB of database$/);
  await anna.presses('See them');
  const spent = anna.page.getByRole('listitem').filter({ hasText: 'used up' }).first();
  await spent.waitFor();
  expect(await spent.innerText()).not.toMatch(/left|expired|ago/);
});
