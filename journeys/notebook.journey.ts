import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from './house.ts';
import type { Person } from './vocabulary.ts';

let house: OpenHouse;
let anna: Person;
let phone: Person;
let salon: string;

beforeAll(async () => {
  house = await openHouse();
  anna = await house.foundedBy('Anna');
  salon = await anna.hasSalon('Mending the Very Old Yellow Farmhouse by the River Way');
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
  await anna.wears('notebook');
  await phone.wears('notebook');
});
afterAll(() => house.close());

/** Of every line of words in a list: how far its baseline lies over the rule under it, and the margin from its left. */
const lines = (person: Person, words: string) =>
  person.page.evaluate((selector) => {
    const root = getComputedStyle(document.documentElement);
    const rem = Number.parseFloat(root.fontSize);
    const rule = Number.parseFloat(root.getPropertyValue('--paper-rule')) * rem;
    const at = rule / 2 + 0.4375 * rem;
    return [...document.querySelectorAll<HTMLElement>(selector)].map((element) => {
      const row = element.closest('li')!;
      const mark = Object.assign(document.createElement('span'), {
        style: 'display:inline-block;width:0;height:0',
      });
      element.prepend(mark);
      const baseline = mark.getBoundingClientRect().bottom - row.getBoundingClientRect().top;
      mark.remove();
      const over = at - (baseline % rule);
      return { over: Math.round(over * 10) / 10, height: (row.getBoundingClientRect().height / rule) % 1 };
    });
  }, words);

test.each(['wide', 'narrow'] as const)(
  'words stand on the rules of a salon, right of its margin, on a %s screen',
  async (screen) => {
    const person = screen === 'wide' ? anna : phone;
    await person.opens(salon);
    await person.hears(screen === 'wide' ? 'It floats in one direction.' : 'Up on the barn');
    const measured = await lines(
      person,
      'section[aria-label="Messages"] article [class*="words"], section[aria-label="Messages"] article [class*="by"] strong',
    );
    expect(measured.length).toBeGreaterThan(1);
    for (const { over, height } of measured) {
      expect(over).toBeGreaterThan(0);
      expect(over).toBeLessThanOrEqual(2.5);
      expect(height).toBeCloseTo(0, 1);
    }
    const edges = await person.page.evaluate(() => {
      const scroller = document.querySelector('section[aria-label="Messages"]')!;
      const left = scroller.getBoundingClientRect().left;
      const page = getComputedStyle(scroller.parentElement!);
      const margin = page.backgroundImage === 'none' ? 0 : Number.parseFloat(page.backgroundPositionX);
      const article = scroller.querySelector('article:not([data-own])')!;
      const face = article.firstElementChild!.firstElementChild!.getBoundingClientRect();
      const words = article.children[1]!.getBoundingClientRect();
      return { margin, face: face.right - left, words: words.left - left };
    });
    expect(edges.margin).toBe(screen === 'wide' ? 154 : 46);
    expect(edges.face).toBeLessThan(edges.margin);
    expect(edges.words).toBeGreaterThan(edges.margin);
  },
);

test('so do tasks, and their ticks stand left of the margin', async () => {
  await phone.opensTheList(salon);
  const measured = await lines(phone, '[data-task] > span:first-child');
  expect(measured.length).toBeGreaterThan(1);
  for (const { over, height } of measured) {
    expect(over).toBeGreaterThan(0);
    expect(over).toBeLessThanOrEqual(2.5);
    expect(height).toBeCloseTo(0, 1);
  }
  const tick = (await phone.page.getByRole('checkbox').first().boundingBox())!;
  const words = (await phone.page.locator('[data-task] > span:first-child').first().boundingBox())!;
  expect(tick.x + tick.width).toBeLessThanOrEqual(46);
  expect(words.x).toBeGreaterThan(46);
});

test('and the people of a salon, and what moved one’s trust', async () => {
  await phone.opens(`${salon}?tab=peeps`);
  const people = phone.page.getByRole('list', { name: 'Peeps' }).getByRole('listitem');
  await people.first().waitFor();
  const parts = await people.evaluateAll((rows) =>
    rows.map((row) =>
      [...row.firstElementChild!.children].slice(0, 2).map((each) => each.getBoundingClientRect()),
    ),
  );
  for (const [face, words] of parts) {
    expect(face!.right).toBeLessThan(46);
    expect(words!.left).toBeGreaterThan(47);
  }
  await phone.opens('/trust');
  const cause = phone.page.getByRole('list', { name: 'What moved your trust' }).getByRole('button');
  expect(await cause.first().evaluate((each) => each.firstElementChild!.getBoundingClientRect().left)).toBe(
    56,
  );
});

test.each(['wide', 'narrow'] as const)(
  'and in the talk, where one’s own words and the cards are slips, on a %s screen',
  async (screen) => {
    const person = screen === 'wide' ? anna : phone;
    await person.opensMairy();
    await person.tellsMairy('I need to clean the gutters by 24 December.');
    await person.hearsItOut();
    await person
      .offer(/gutters/i)
      .first()
      .getByRole('button', { name: 'Yes' })
      .waitFor({ timeout: 30_000 });
    const stream = 'section[aria-label="Messages"]';
    const measured = await lines(
      person,
      [
        'article[data-own] [class*="words"]',
        'article strong',
        'article time',
        '[class*="prose"] p',
        '[class*="card"] > h2',
      ]
        .map((each) => `${stream} ${each}`)
        .join(','),
    );
    expect(measured.length).toBeGreaterThan(4);
    for (const { over, height } of measured) {
      expect(over).toBeGreaterThan(0);
      expect(over).toBeLessThanOrEqual(2.5);
      expect(height).toBeCloseTo(0, 1);
    }
    /** What a slip covers beyond the whole lines it leaves free for itself. */
    const reaches = (selector: string) =>
      person.page.locator(`${stream} ${selector}`).evaluateAll((slips) =>
        slips.map((slip) => {
          const { paddingTop, marginTop, boxShadow } = getComputedStyle(slip);
          return [paddingTop, marginTop, boxShadow === 'none'];
        }),
      );
    const slips = [
      ...(await reaches('article[data-own] [class*="bubble"]')),
      ...(await reaches('[class*="card"]:has(> h2)')),
    ];
    expect(slips.length).toBeGreaterThan(1);
    for (const slip of slips) expect(slip).toEqual(['8px', '-8px', false]);
  },
);

test('a name in the hand keeps its last letter wherever it stands', async () => {
  const clipped = async (person: Person, address: string) => {
    await person.goesTo(address);
    await expect.poll(() => person.page.locator('[data-loading]').count(), { timeout: 20_000 }).toBe(0);
    return person.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((each) =>
          [...each.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '',
          ),
        )
        .flatMap((each) => {
          const style = getComputedStyle(each);
          if (!style.fontFamily.includes('Caveat')) return [];
          const room = Number.parseFloat(style.paddingRight) / Number.parseFloat(style.fontSize);
          // What is for ears alone is a pixel wide.
          const isClipping = style.overflowX !== 'visible' && each.offsetWidth > 2;
          return isClipping && room < 0.245 ? [`${location.pathname}: ${each.textContent}`] : [];
        }),
    );
  };
  await anna.opens('/tasks');
  const found = [];
  for (const address of ['/salons', salon, `${salon}?tab=todo`, '/tasks', '/trust', '/super', '/account'])
    found.push(...(await clipped(anna, address)));
  expect(found).toEqual([]);
});
