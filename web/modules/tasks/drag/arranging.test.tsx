import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { signedIn } from '../../../platform/signed-in.ts';
import { emptyOutbox } from '../../../test/empty-outbox.ts';
import { dragByMouse, dragByTouch, pointOf } from '../../../test/pointers.ts';
import { goInside } from '../../../test/sign-in-anna.ts';
import { idOf, listOf, many, task } from '../mounted-list.tsx';
import { lastDeed } from '../done/last-deed.ts';
import { mineState } from '../my-tasks.data.ts';
import { tasksSends } from '../tasks.data.ts';

beforeAll(() => goInside({ sends: tasksSends }));
beforeEach(() => {
  lastDeed.set(undefined);
  mineState.set('live');
});
afterEach(emptyOutbox);

const rowOf = (place: HTMLElement, n: number): HTMLElement => place.querySelector(`[data-row="${idOf(n)}"]`)!;
const titleOf = (place: HTMLElement, n: number): HTMLElement =>
  place.querySelector(`[data-task="${idOf(n)}"]`)!;
const gripOf = (place: HTMLElement, n: number): HTMLElement =>
  rowOf(place, n).firstElementChild!.lastElementChild as HTMLElement;
const order = (place: HTMLElement): number[] =>
  [...place.querySelectorAll<HTMLElement>('[data-task]')].map((row) =>
    Number(row.dataset['task']!.slice(-3)),
  );
const written = () => signedIn().outbox.items.get();
const heard = (place: HTMLElement): string[] =>
  [...place.querySelectorAll<HTMLElement>('ul')]
    .flatMap((list) => [...list.parentElement!.querySelectorAll<HTMLElement>('[role=status]')])
    .map(({ textContent }) => textContent);

/** Four that are normal and two that can wait, in the order they were written down. */
const both = () => [
  ...many(1, 4, (n) => task(n, { priority: 3, created_at: `2026-10-01T10:0${n}:00.000Z` })),
  ...many(5, 2, (n) => task(n, { priority: 4, created_at: `2026-10-01T10:0${n}:00.000Z` })),
];

describe('[P5] a task is taken to another place', () => {
  test('by a mouse, anywhere on its row: a line says where it would stand, and there it stands', async () => {
    const place = await listOf(both());
    expect(order(place)).toEqual([1, 2, 3, 4, 5, 6]);
    const before = rowOf(place, 3).className;
    await dragByMouse(pointOf(titleOf(place, 1)), pointOf(titleOf(place, 3), 0.9), async () => {
      await expect.poll(() => rowOf(place, 3).className).not.toBe(before);
    });
    await expect.poll(() => order(place)).toEqual([2, 3, 1, 4, 5, 6]);
    await expect
      .poll(() => written().map(({ call, body }) => [call, Object.keys(body ?? {})]))
      .toEqual([['tasks.change', ['order']]]);
  });

  test('by a mouse among those of another priority it takes theirs', async () => {
    const place = await listOf(both());
    await dragByMouse(pointOf(titleOf(place, 2)), pointOf(titleOf(place, 6), 0.1));
    await expect.poll(() => order(place)).toEqual([1, 3, 4, 5, 2, 6]);
    expect(written().at(-1)?.body).toMatchObject({ priority: 4, base: { priority: 3 } });
    await expect.poll(() => heard(place)).toContain(`Now Low, above “${task(6).text}”, second of three`);
  });

  test('by a finger on its grip, while several are chosen', async () => {
    const place = await listOf(both());
    titleOf(place, 4).dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }));
    await expect.poll(() => place.querySelector('[role=toolbar]')).not.toBeNull();
    await dragByTouch(pointOf(gripOf(place, 4)), pointOf(titleOf(place, 2), 0.1));
    await expect.poll(() => order(place)).toEqual([1, 4, 2, 3, 5, 6]);
    expect(written().at(-1)?.body).toHaveProperty('order');
  });

  test('let go with Escape it stays, and so it does where it was dropped on itself', async () => {
    const place = await listOf(both());
    await dragByMouse(pointOf(titleOf(place, 1)), pointOf(titleOf(place, 3), 0.9), () =>
      userEvent.keyboard('{Escape}'),
    );
    await dragByMouse(pointOf(titleOf(place, 1), 0.2), pointOf(titleOf(place, 1), 0.8));
    expect(order(place)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(written()).toEqual([]);
  });

  test('by keys, and where it has come to stand is said aloud', async () => {
    const place = await listOf(both());
    titleOf(place, 2).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.poll(() => heard(place)).toContain(`Moved above “${task(4).text}”, third of four`);
    await expect.poll(() => order(place)).toEqual([1, 3, 2, 4, 5, 6]);
    await expect.poll(() => document.activeElement).toBe(titleOf(place, 2));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.poll(() => heard(place)).toContain(`Moved below “${task(4).text}”, fourth of four`);
    titleOf(place, 6).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.poll(() => heard(place)).toContain('It stands last already');
  });
});
