import { dayOf } from '@kinsong/contract/tasks/calendar-days.ts';
import type { Task } from '@kinsong/contract/tasks/task.ts';
import axe from 'axe-core';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signedIn } from '../../platform/signed-in.ts';
import { emptyOutbox } from '../../test/empty-outbox.ts';
import { anna, goInside } from '../../test/sign-in-anna.ts';
import { motion } from '../../test/motion.ts';
import { idOf, listOf, many, task } from './mounted-list.tsx';
import { skins } from '../../ui/skins/skin.ts';
import { lastDeed } from './done/last-deed.ts';
import { mineState } from './my-tasks.data.ts';
import { tasksSends } from './tasks.data.ts';

const ticked = (n: number, at = new Date(), by = anna.id): Task =>
  task(n, { status: 'completed', completed_by: by, completed_at: at.toISOString() });

beforeAll(() => goInside({ sends: tasksSends }));

beforeEach(() => {
  lastDeed.set(undefined);
  mineState.set('live');
});

afterEach(async () => {
  await motion('reduce');
  await emptyOutbox();
});

const words = (place: HTMLElement): string =>
  place.querySelector('header')!.innerText.replaceAll(/\s+/g, ' ');
const stars = (place: HTMLElement): NodeListOf<Element> => place.querySelectorAll('[data-star]');

/** Where letters stand, line by line. */
function wordsOf(place: HTMLElement): DOMRect[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: DOMRect[] = [];
  while (walker.nextNode()) {
    range.selectNodeContents(walker.currentNode);
    // What is for ears alone is a pixel wide.
    found.push(...[...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2));
  }
  return found;
}

const meet = (a: DOMRect, b: DOMRect, room = 0): boolean =>
  a.left - room < b.right && a.right + room > b.left && a.top - room < b.bottom && a.bottom + room > b.top;

describe('the head of one’s own list, on a phone', () => {
  const yesterday = new Date(Date.now() - 86_400_000);

  test('says what is open, and speaks of stars once there are any', async () => {
    const place = await listOf([...many(1, 7, task), ticked(20, yesterday)]);
    expect(words(place)).toBe('To Do 7 open');
    expect(stars(place)).toHaveLength(0);
  });

  test('one star for one thing done today by oneself, not for what others did or what was done before', async () => {
    const place = await listOf([task(1), ticked(2), ticked(3, yesterday), ticked(4, new Date(), idOf(7))]);
    expect(words(place)).toBe('To Do 1 open, 1 star today');
    expect([...stars(place)].map((star) => star.getAttribute('data-star'))).toEqual([idOf(2)]);
  });

  test.each(skins)(
    'nine stars stand apart, over the house and off all words and buttons, in %s',
    async (skin) => {
      const place = await listOf([...many(1, 6, task), ...many(20, 9, (n) => ticked(n))], skin);
      expect(words(place)).toBe('To Do 6 open, 9 stars today');
      const shining = [...stars(place)].map((star) => star.getBoundingClientRect());
      expect(shining).toHaveLength(9);
      const roof = place.querySelector('[data-chimney]')!.getBoundingClientRect().bottom + 12;
      const others = [...wordsOf(place), place.querySelector('header button')!.getBoundingClientRect()];
      for (const [index, star] of shining.entries()) {
        expect(star.bottom).toBeLessThan(roof);
        expect(others.filter((each) => meet(star, each))).toEqual([]);
        expect(shining.slice(index + 1).filter((each) => meet(star, each))).toEqual([]);
      }
      const { violations } = await axe.run(place);
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    },
  );

  test('of more than the sky has room for, all are counted and the latest shine', async () => {
    const day = dayOf(new Date());
    const at = (n: number) => new Date(`${day}T00:00:${String(n).padStart(2, '0')}`);
    const place = await listOf(many(10, 30, (n) => ticked(n, at(n))));
    expect(words(place)).toBe('To Do Nothing open, 30 stars today');
    expect([...stars(place)].map((star) => star.getAttribute('data-star'))).toEqual(
      many(28, 12, task).map(({ id }) => id),
    );
  });

  test('leaves the count out while the list is not known', async () => {
    mineState.set('failed');
    const place = await listOf([task(1), ticked(2)]);
    expect(words(place)).toBe('To Do 1 open');
    expect(stars(place)).toHaveLength(0);
  });

  test('the title stands at the left edge, with no way back before it', async () => {
    const place = await listOf([task(1)]);
    expect(place.querySelector('header a')).toBeNull();
    expect(place.querySelector('h1')!.getBoundingClientRect().left).toBe(20);
  });
});

describe('what is ticked', () => {
  const tickOf = (place: HTMLElement, n: number) =>
    place
      .querySelector(`[data-task="${idOf(n)}"]`)!
      .closest('li')!
      .querySelector<HTMLElement>('[role=checkbox]')!;
  const rows = () => [
    ...many(1, 3, task),
    ...many(4, 3, (n) => task(n, { priority: 2 })),
    ...many(7, 2, (n) => task(n, { priority: 4 })),
  ];

  test('is done at once, and waits warm where it stood until it can no more be taken back', async () => {
    const place = await listOf(rows());
    const order = () =>
      [...place.querySelectorAll('[data-task]')].map((row) => row.getAttribute('data-task'));
    const before = order();
    tickOf(place, 5).focus();
    tickOf(place, 5).click();
    await expect.poll(() => tickOf(place, 5).getAttribute('aria-checked')).toBe('true');
    expect(order()).toEqual(before);
    expect(document.activeElement).toBe(tickOf(place, 5));
    expect(tickOf(place, 5).closest('li')!.innerText).toContain('done, and on its way home');
    expect(words(place)).toBe('To Do 7 open, 1 star today');
    lastDeed.set(undefined);
    await expect.poll(() => order().at(-1)).toBe(idOf(5));
  });

  test('with reduced motion its star comes up over the house, and nothing flies', async () => {
    const place = await listOf(rows());
    tickOf(place, 5).click();
    await expect.poll(() => stars(place).length).toBe(1);
    expect(place.querySelector('[data-flight]')).toBeNull();
    // Read off its style: on a slow machine it may have come already.
    expect(getComputedStyle(stars(place)[0]!).animationName).toContain('come');
  });

  test.each(skins)(
    'flies home as a star that meets no words on its way, and then is gone, in %s',
    async (skin) => {
      await motion('no-preference');
      const place = await listOf(rows(), skin);
      tickOf(place, 5).click();
      await expect.poll(() => place.querySelectorAll('[data-flight] circle').length).toBeGreaterThan(60);
      const flight = place.querySelector<HTMLElement>('[data-flight]')!;
      expect(getComputedStyle(flight).pointerEvents).toBe('none');
      const written = wordsOf(place);
      expect(written.length).toBeGreaterThan(12);
      const sparks = [...flight.querySelectorAll('circle')].map((spark) => spark.getBoundingClientRect());
      // The star is sixteen pixels wide, and its sparks lie along its middle.
      for (const spark of sparks) expect(written.filter((each) => meet(spark, each, 5))).toEqual([]);
      const [first, last] = [sparks[0]!, sparks.at(-1)!];
      expect(first.top).toBeGreaterThan(last.top + 100);
      expect(Math.min(...sparks.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
      await expect.poll(() => place.querySelector('[data-flight]'), { timeout: 5000 }).toBeNull();
      expect(stars(place)).toHaveLength(1);
    },
  );
});

describe('a list that is kept in order', () => {
  const order = (place: HTMLElement) =>
    [...place.querySelectorAll('[data-task]')].map((row) => row.getAttribute('data-task'));
  const press = (place: HTMLElement, n: number, key: string, more: KeyboardEventInit = {}) =>
    place
      .querySelector(`[data-task="${idOf(n)}"]`)!
      .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

  test('[P5] Alt and an arrow take a task along within its priority and over its edge', async () => {
    const place = await listOf([...many(1, 3, (n) => task(n, { priority: 3 })), task(4, { priority: 4 })]);
    const [first, second, third] = order(place);
    press(place, Number(first!.slice(-2)), 'ArrowDown', { altKey: true });
    await expect.poll(() => order(place).slice(0, 3)).toEqual([second, first, third]);
    press(place, Number(third!.slice(-2)), 'ArrowDown', { altKey: true });
    await expect.poll(() => signedIn().outbox.items.get().at(-1)?.body).toMatchObject({ priority: 4 });
  });

  test.each(skins)(
    '[P5] X chooses, and the bar below does one deed for all that are chosen, in %s',
    async (skin) => {
      const place = await listOf(
        [...many(1, 3, (n) => task(n, { tags: ['roof'], repeat: { every: 'day' } }))],
        skin,
      );
      press(place, 1, 'x');
      await expect.poll(() => place.querySelector('[role=toolbar]')?.textContent).toContain('1 chosen');
      press(place, 1, 'ArrowDown', { shiftKey: true });
      await expect.poll(() => place.querySelector('[role=toolbar]')?.textContent).toContain('2 chosen');
      const { violations } = await axe.run(place);
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    },
  );
});
