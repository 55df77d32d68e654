import { flushSync } from 'react-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { signedIn } from '../../platform/signed-in.ts';
import { emptyOutbox } from '../../test/empty-outbox.ts';
import { expectClean } from '../../test/expect-clean.ts';
import { dragByMouse, dragByTouch, pointOf } from '../../test/pointers.ts';
import { sizes, type Size } from '../../test/mount.tsx';
import { goInside } from '../../test/sign-in-anna.ts';
import { skins } from '../../ui/skins/skin.ts';
import { members, mine } from '../spaces/spaces.data.ts';
import { calendarSends, events } from './calendar.data.ts';
import { calendarOf, event, fullWeek, idOf, said, everyone, salonOf, space } from './mounted-calendar.tsx';

beforeAll(() => goInside({ sends: calendarSends }));
beforeEach(() => {
  signedIn().socket.connection.set('lost');
  mine.set({ state: 'live', spaces: salonOf() });
  members.of(space).set(everyone());
});
afterEach(emptyOutbox);

const week = { view: 'week', day: '2030-10-16' };
const day = { view: 'day', day: '2030-10-19' };
const written = () => signedIn().outbox.items.get();
const chip = (place: HTMLElement, n: number): HTMLElement =>
  place.querySelector(`[data-event^="${idOf(n)}"]`)!;
/** Its title without what is read aloud after it. */
const titleIn = (each: HTMLElement): string => [...each.children].at(-1)!.firstChild!.textContent!;
const inDay = (place: HTMLElement, of: string): string[] =>
  [...place.querySelectorAll<HTMLElement>(`[data-day="${of}"] [data-event]`)].map((each) => titleIn(each));

const views = ['agenda', 'day', 'week', 'month'];
describe.each(skins)('[P6] the calendar in %s', (skin) => {
  test.each(views.flatMap((view) => (Object.keys(sizes) as Size[]).map((size) => [view, size] as const)))(
    'as %s on a %s screen has names, roles and contrast',
    async (view, size) => {
      const place = await calendarOf(fullWeek(), { view, day: '2030-10-19' }, skin, size);
      await expect.poll(() => place.querySelector('[data-day]')).not.toBeNull();
      await expectClean(place);
    },
  );

  test('with an event open beside it too', async () => {
    const place = await calendarOf(fullWeek(), { ...week, event: idOf(5) }, skin, 'wide');
    await expect.element(page.getByRole('heading', { name: 'Noor turns nine' })).toBeVisible();
    await expectClean(place);
  });
});

describe('[P6] the week', () => {
  test('begins on Monday and shows two a day until Thursday, three from Friday, and how many more', async () => {
    const rows = Array.from({ length: 7 }, (_, at) =>
      Array.from({ length: 4 }, (_, n) =>
        event(at * 10 + n + 1, {
          start: `2030-10-${14 + at}T0${8 + n > 9 ? 9 : 8 + n}:00`,
          end: `2030-10-${14 + at}T11:00`,
        }),
      ),
    ).flat();
    const place = await calendarOf(rows, week, 'epic', 'wide');
    const days = [14, 15, 16, 17, 18, 19, 20].map((each) => inDay(place, `2030-10-${each}`).length);
    expect(days).toEqual([2, 2, 2, 2, 3, 3, 3]);
    const more = [...place.querySelectorAll('button')].flatMap(({ textContent }) =>
      /^\+\d more$/.test(textContent) ? textContent : [],
    );
    expect(more).toEqual(['+2 more', '+2 more', '+2 more', '+2 more', '+1 more', '+1 more', '+1 more']);
    await page.getByRole('button', { name: '+1 more on Saturday' }).click();
    expect(said.address['on']).toBe('2030-10-19');
    await expect.element(page.getByText(/four things/)).toBeVisible();
  });

  test('goes on and back, and the address keeps the view and the day', async () => {
    await calendarOf(fullWeek(), week, 'epic', 'wide');
    await expect.element(page.getByRole('heading', { name: '14 to 20 October 2030' })).toBeVisible();
    await page.getByRole('button', { name: 'Next week' }).click();
    expect(said.address['day']).toBe('2030-10-21');
    await page.getByRole('radio', { name: 'Month' }).click({ force: true });
    expect(said.address['view']).toBe('month');
    await expect.element(page.getByRole('heading', { name: 'October 2030' })).toBeVisible();
  });

  test('an event is taken to another day by a mouse, and keeps its time', async () => {
    const place = await calendarOf(fullWeek(), week, 'epic', 'wide');
    const target = place.querySelectorAll('[data-day="2030-10-17"]');
    await dragByMouse(pointOf(chip(place, 1)), pointOf(target[target.length - 1]!));
    await expect
      .poll(() => written().map(({ call, body }) => [call, body]))
      .toEqual([['calendar.change', { start: '2030-10-17T08:00', end: '2030-10-17T09:00' }]]);
    await expect.poll(() => inDay(place, '2030-10-17')).toContain('Breakfast with Oma: Ruth');
  });
});

describe('[P6] by quarters of an hour', () => {
  const heard = (place: HTMLElement) =>
    [...place.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);

  test('keys move an event and its end, and say where it is now', async () => {
    const place = await calendarOf(fullWeek(), day, 'epic', 'wide');
    chip(place, 6).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect
      .poll(() => heard(place))
      .toContain('Hang lanterns, now Saturday 19 October 2030, 9:15 to 11:15');
    chip(place, 6).focus();
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
    await expect.poll(() => heard(place)).toContain('Hang lanterns, now until 11:00');
    chip(place, 6).focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect.poll(() => written().at(-1)?.body).toMatchObject({ start: '2030-10-20T09:15' });
  });

  test('a mouse carries it along the hours, and its foot makes it longer', async () => {
    const place = await calendarOf(fullWeek(), day, 'epic', 'wide');
    const hour = place.querySelector('[data-day]')!.getBoundingClientRect().height / 24;
    const from = pointOf(chip(place, 6));
    await dragByMouse(from, { x: from.x, y: from.y + hour / 2 });
    await expect
      .poll(() => written().at(-1)?.body)
      .toEqual({ start: '2030-10-19T09:30', end: '2030-10-19T11:30' });
    const grip = () => chip(place, 6).parentElement!.querySelector('[data-grip]');
    await expect.poll(grip).not.toBeNull();
    const foot = pointOf(grip()!);
    await dragByMouse(foot, { x: foot.x, y: foot.y + hour / 4 });
    await expect
      .poll(() => written().at(-1)?.body)
      .toEqual({ start: '2030-10-19T09:30', end: '2030-10-19T11:45' });
  });

  test('a finger takes its foot too', async () => {
    const place = await calendarOf(fullWeek(), day, 'epic', 'wide');
    const hour = place.querySelector('[data-day]')!.getBoundingClientRect().height / 24;
    const foot = pointOf(chip(place, 6).parentElement!.querySelector('[data-grip]')!);
    await dragByTouch(foot, { x: foot.x, y: foot.y + hour / 2 });
    await expect
      .poll(() => written().at(-1)?.body)
      .toEqual({ start: '2030-10-19T09:00', end: '2030-10-19T11:30' });
  });

  test('of what repeats one is asked which of its days', async () => {
    const place = await calendarOf(fullWeek(), week, 'epic', 'wide');
    chip(place, 3).focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await page.getByRole('button', { name: 'This one' }).click();
    await expect
      .poll(() => written().at(-1)?.body)
      .toMatchObject({
        ...{ scope: 'this', original_start: '2030-10-15T19:30', start: '2030-10-16T19:30' },
      });
    await expect.poll(() => inDay(place, '2030-10-16')).toContain('Choir, Oma comes along');
    expect(inDay(place, '2030-10-15')).toEqual([]);
  });
});

test('[P6] who may only read moves nothing, makes nothing, and still sees all', async () => {
  const archived = { archived_at: '2026-10-02T10:00:00.000Z' };
  mine.set({ state: 'live', spaces: salonOf(archived) });
  const place = await calendarOf(fullWeek(), { ...week, event: idOf(5) }, 'epic', 'wide');
  await expect.element(page.getByRole('heading', { name: 'Noor turns nine' })).toBeVisible();
  expect(page.getByRole('button', { name: 'New event' }).query()).toBeNull();
  expect(page.getByRole('button', { name: 'Edit' }).query()).toBeNull();
  chip(place, 1).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(written().filter(({ params }) => params['event_id'] === idOf(1))).toEqual([]);
});

test('[P6] without an answer from the house that is said, with Retry; what was last known stays', async () => {
  await calendarOf([], week, 'epic', 'wide');
  await expect.element(page.getByText(/The calendar could not be loaded/)).toBeVisible();
  const place = await calendarOf(fullWeek(), week, 'epic', 'wide');
  await expect.element(page.getByText(/This is what was last known/).last()).toBeVisible();
  expect(inDay(place, '2030-10-14').length).toBe(2);
});

test('[P6] a guest reads and answers', async () => {
  mine.set({ state: 'live', spaces: salonOf({ role: 'guest' }) });
  await calendarOf(fullWeek(), { ...week, event: idOf(5) }, 'epic', 'wide');
  await page.getByRole('button', { name: 'Maybe' }).click();
  await expect
    .poll(() => written().map(({ call, body }) => [call, body]))
    .toEqual([['calendar.answer', { answer: 'maybe', reason: 'brings the cake' }]]);
  expect(page.getByRole('button', { name: 'New event' }).query()).toBeNull();
});

test('[P6] a week with 2,000 events opens under 300 ms', async ({ annotate }) => {
  const rows = Array.from({ length: 2000 }, (_, n) => {
    const at = `2030-10-${14 + (n % 7)}T${String(6 + (n % 16)).padStart(2, '0')}:${['00', '15', '30', '45'][n % 4]}`;
    const repeat = n % 4 === 0 ? { rule: 'FREQ=WEEKLY', except: [] } : null;
    return event(n + 1, {
      start: at,
      end: at.replace(/T(\d\d)/, (_, hour: string) => `T${String(Number(hour) + 1).padStart(2, '0')}`),
      repeat,
    });
  });
  for (const size of ['wide', 'narrow'] as const) {
    const place = await calendarOf([], week, 'epic', size);
    const rounds: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      flushSync(() => events.set(new Map()));
      const before = performance.now();
      // Each time as if they were new: nothing is kept of the round before.
      flushSync(() => events.set(new Map(rows.map((row) => [row.id, { ...row }]))));
      await new Promise(requestAnimationFrame);
      rounds.push(performance.now() - before);
    }
    expect(place.querySelectorAll('[data-event]').length).toBe(17);
    // The quickest of a few: what else this machine does is no part of it.
    const took = Math.min(...rounds);
    await annotate(`2,000 events in a week, ${size}: ${took.toFixed(0)} ms`);
    expect(took).toBeLessThan(300);
  }
});

test.each(views)('[P6] as %s with letters twice as large nothing is wider than the screen', async (view) => {
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  const place = await calendarOf(fullWeek(), { view, day: '2030-10-19' }, 'epic', 'narrow');
  await expect.poll(() => place.querySelector('[data-day]')).not.toBeNull();
  await expectClean(place);
});
