import type { Task } from '@kinsong/contract/tasks/task.ts';
import { flushSync } from 'react-dom';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { signedIn } from '../../../platform/signed-in.ts';
import { expectClean } from '../../../test/expect-clean.ts';
import { houseAnswers } from '../../../test/house-answers.ts';
import { salon, salonId } from '../../../test/salon.ts';
import { goInside } from '../../../test/sign-in-anna.ts';
import { idOf, listOf, many, said, task } from '../mounted-list.tsx';
import { skins } from '../../../ui/skins/skin.ts';
import { mine } from '../../spaces/spaces.data.ts';
import { linesOf } from '../list/list-rows.ts';
import { mineState } from '../my-tasks.data.ts';
import { grouped, inOrder } from '../task-order.ts';
import type { Shown } from '../unsent-overlay.ts';
import { passes, viewOf } from '../view/task-filter.ts';
import { tasksRows, tasksSends } from '../tasks.data.ts';

let next = 600;
let roof: string;
let party: string;

beforeAll(() => goInside({ rows: tasksRows, sends: tasksSends }));
/** Two salons that nobody has looked at before. */
beforeEach(() => {
  const [one, two] = [(next += 1), (next += 1)];
  [roof, party] = [salonId(one), salonId(two)];
  mineState.set('live');
  const both = [salon(one, { name: 'The roof' }), salon(two, { name: 'Garden party', role: 'guest' })];
  mine.set({ state: 'live', spaces: new Map(both.map((each) => [each.id, each])) });
});

const bram = idOf(7);
const tasksOf = (rows: readonly Task[]) => () => ({ tasks: rows, more: false, rev: 10_000 });
const answering = (ofRoof: readonly Task[], ofParty: readonly Task[]) =>
  houseAnswers({
    [`GET /api/spaces/${roof}/tasks`]: tasksOf(ofRoof),
    [`GET /api/spaces/${party}/tasks`]: tasksOf(ofParty),
    'GET /api/tasks': () => ({ tasks: [] }),
  });
const titles = (place: HTMLElement): string[] =>
  [...place.querySelectorAll<HTMLElement>('[data-task] > span:first-child')].map((each) => each.innerText);
const his = (n: number, space_id: string, more: Partial<Task> = {}): Task =>
  task(n, { space_id, created_by: bram, assigned_to: bram, text: `Task ${n}`, ...more });

describe('[P1] [P5] to do, across all one’s salons', () => {
  test('shows what anybody has to do in any of them, open before done, by priority, and where it lies', async () => {
    answering(
      [his(1, roof, { priority: 3 }), his(2, roof, { status: 'completed', completed_by: bram })],
      [his(3, party, { priority: 1 }), task(4, { space_id: party, priority: 4, text: 'Task 4' })],
    );
    const place = await listOf([], 'epic', { whose: 'all' });
    await expect.poll(() => titles(place)).toEqual(['Task 3', 'Task 1', 'Task 4', 'Task 2']);
    expect(place.querySelector(`[data-task="${idOf(1)}"]`)!.textContent).toContain('The roof');
    expect(place.querySelector('header')!.innerText).toContain('3 open');
    await userEvent.click(place.querySelector('input[type=radio]')!);
    await expect.poll(() => titles(place)).toEqual(['Task 4']);
    expect(said.address['whose']).toBeUndefined();
  });

  test('each may be done what one may do there: as a guest, nothing with what is another’s', async () => {
    answering(
      [his(1, roof, { priority: 3 })],
      [his(2, party, { priority: 3 }), his(3, party, { priority: 3 })],
    );
    const place = await listOf([], 'epic', { whose: 'all' });
    await expect.poll(() => titles(place).length).toBe(3);
    const tick = (n: number) =>
      place.querySelector(`[data-row="${idOf(n)}"] [role=checkbox]`)!.hasAttribute('disabled') ||
      place.querySelector(`[data-row="${idOf(n)}"] [role=checkbox]`)!.ariaDisabled === 'true';
    expect([tick(1), tick(2)]).toEqual([false, true]);
    place.querySelector<HTMLElement>(`[data-task="${idOf(2)}"]`)!.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.poll(() => place.textContent).toContain('This one is not yours to move');
    expect(signedIn().outbox.items.get()).toEqual([]);
  });

  test('while they are asked for, waits as the list would stand', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
    const waiting = await listOf([], 'epic', { whose: 'all' });
    await expect.poll(() => waiting.textContent).toContain('Loading what is to be done');
    expect(titles(waiting)).toEqual([]);
  });

  test('says that a salon does not answer, and asks again when told to', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('No way to the house'));
    const place = await listOf([], 'epic', { whose: 'all' });
    await expect.poll(() => place.textContent).toContain('Your list could not be loaded');
    answering([his(1, roof)], []);
    const again = [...place.querySelectorAll('button')].find((each) => /again|retry/i.test(each.innerText))!;
    again.click();
    await expect.poll(() => titles(place)).toEqual(['Task 1']);
  });

  test.each(skins)('is clean, in %s', async (skin) => {
    answering([his(1, roof, { text: 'Carry '.repeat(30) })], [his(2, party)]);
    const place = await listOf([], skin, { whose: 'all', who: bram, words: 'a' });
    await expect.poll(() => titles(place).length).toBe(2);
    await expectClean(place);
  });

  test('of a thousand only those are drawn that are seen', async () => {
    answering(
      many(1, 500, (n) => his(n, roof)),
      many(501, 500, (n) => his(n, party)),
    );
    const place = await listOf([], 'epic', { whose: 'all' });
    await expect.poll(() => place.querySelector('header')!.innerText).toContain('1000 open');
    expect(titles(place).length).toBeLessThan(60);
  });
});

const letters = ['s', 'sl', 'sla', 'slat', 'slate', 'slates', 'slates u', 'slates up'];
const quickest = 5;

test('[P5] among five thousand, what a letter of the filter leaves is found and in order within a frame', async ({
  annotate,
}) => {
  const all = many(1, 5000, (n) =>
    task(n, {
      space_id: roof,
      text: `Carry the slates up again, ${n}`,
      notes: n % 3 === 0 ? 'By daylight.' : '',
      tags: n % 5 === 0 ? ['roof'] : [],
      priority: ([1, 2, 3, 4] as const)[n % 4]!,
      due_date: n % 2 === 0 ? `2026-12-${String(1 + (n % 28)).padStart(2, '0')}` : null,
    }),
  );
  const ordered = inOrder(all.map((each): Shown => ({ task: each, way: 'there' })));
  const finding = letters.map((words) => {
    const rounds = Array.from({ length: quickest }, () => {
      const before = performance.now();
      const left = ordered.filter((each) => passes(viewOf({ words }), each, '2026-11-20'));
      linesOf(grouped(left, idOf(1)), false);
      return performance.now() - before;
    });
    // The quickest of a few: what else this machine does is no part of it.
    return Math.min(...rounds);
  });
  answering(all, []);
  const place = await listOf(all, 'epic', { whose: 'all' });
  const drawing: number[] = [];
  for (const words of letters) {
    const before = performance.now();
    flushSync(() => said.say({ words }));
    drawing.push(performance.now() - before);
    await new Promise(requestAnimationFrame);
  }
  await annotate(
    `5000 tasks, a letter: found in ${inWords(finding)} ms, drawn with it in ${inWords(drawing)} ms`,
  );
  expect(titles(place).length).toBeGreaterThan(0);
  expect(Math.max(...finding)).toBeLessThan(16);
});

const inWords = (times: readonly number[]): string => times.map((each) => each.toFixed(1)).join(', ');
