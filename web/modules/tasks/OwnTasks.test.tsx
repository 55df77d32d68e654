import { dayOf } from '@kinsong/contract/tasks/calendar-days.ts';
import type { Task } from '@kinsong/contract/tasks/task.ts';
import axe from 'axe-core';
import Menu from 'lucide-react/icons/menu';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { signedIn } from '../../platform/signed-in.ts';
import { anna, goInside } from '../../test/sign-in-anna.ts';
import { mount } from '../../test/mount.tsx';
import { FrameContext, IconButton } from '../../ui/index.ts';
import { skins } from '../../ui/skins/skin.ts';
import { justDone } from './done/justDone.ts';
import { mineState } from './my-tasks.data.ts';
import { OwnTasks } from './OwnTasks.tsx';
import { tasks, tasksSends } from './tasks.data.ts';

const me = anna.id;
const idOf = (n: number): string => `0199a0de-0000-7000-8000-${String(n).padStart(12, '0')}`;

const task = (n: number, more: Partial<Task> = {}): Task => ({
  id: idOf(n),
  space_id: idOf(999),
  rev: n,
  born: n,
  text: `Ask Bram when the river side is dry, ${n}`,
  description: '',
  notes: '',
  tags: [],
  priority: 1,
  status: 'pending',
  due_date: null,
  assigned_to: me,
  assigned_outside: null,
  created_by: me,
  created_at: '2026-10-01T10:00:00.000Z',
  completed_by: null,
  completed_at: null,
  confirmed_by: null,
  confirmed_at: null,
  origin: { type: 'manual', id: null, space_id: null, text: '', author_id: null, said_at: null, seq: null },
  happened: [],
  deleted_at: null,
  ...more,
});

const ticked = (n: number, at = new Date(), by = me): Task =>
  task(n, { status: 'completed', completed_by: by, completed_at: at.toISOString() });

const many = (from: number, count: number, make: (n: number) => Task): Task[] =>
  Array.from({ length: count }, (_, index) => make(from + index));

beforeAll(() => goInside({ sends: tasksSends }));

beforeEach(() => {
  justDone.set(undefined);
  mineState.set('live');
});

afterEach(async () => {
  await motion('reduce');
  for (const item of signedIn().outbox.items.get()) await signedIn().outbox.takeBack(item);
});

const frame = {
  corner: <IconButton icon={Menu} label="Menu" />,
  notice: null,
  heart: null,
  isPlace: true,
  openMenu: () => {},
  borrow: () => {},
};

/** One's own list with these tasks, as tall as a phone. */
async function listOf(rows: readonly Task[], ...how: [skin?: (typeof skins)[number]]): Promise<HTMLElement> {
  tasks.set(new Map(rows.map((each) => [each.id, each])));
  const place = await mount(
    <FrameContext value={frame}>
      <div style={{ height: '844px' }}>
        <OwnTasks title="To Do" selected={undefined} onSelect={() => {}} />
      </div>
    </FrameContext>,
    ...how,
  );
  await expect.poll(() => place.querySelector('[data-task]')).not.toBeNull();
  return place;
}

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

async function motion(value: 'reduce' | 'no-preference'): Promise<void> {
  const media = { features: [{ name: 'prefers-reduced-motion', value }] };
  await (cdp() as unknown as { send: (method: string, how: object) => Promise<void> }).send(
    'Emulation.setEmulatedMedia',
    media,
  );
  await expect.poll(() => matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(value === 'reduce');
}

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
    justDone.set(undefined);
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
