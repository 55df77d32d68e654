import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Activity } from '../latest-activity.ts';
import { salon } from '../../../test/salon.ts';
import { inOrder, matches, orders, type Order } from './find-salons.ts';

const today = '2026-10-21';
const names = (order: Order, ...spaces: Parameters<typeof inOrder>[0]) =>
  inOrder(spaces, order, new Map(), today).map(({ name }) => name);

describe('[P1] one’s salons', () => {
  test('are found by every word of the query, whatever its accents and capitals', () => {
    const cafe = salon(1, { name: 'Café on the Corner', subtitle: 'Soup for everybody' });
    const queries = ['cafe', 'CORNER caf', 'soup', '  ', 'café soup', 'tea', 'cafe tea'];
    expect(queries.map((query) => matches(cafe, query))).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test('stand by last activity, words counting as well as deeds', () => {
    const old = salon(1, { name: 'Old' }, { last_activity_at: '2026-10-01T10:00:00.000Z' });
    const done = salon(2, { name: 'Done in' }, { last_activity_at: '2026-10-20T10:00:00.000Z' });
    const last = {
      seq: 1,
      author_id: old.id,
      author_name: 'Ruth',
      id: 'm1',
      content: 'Hello',
      created_at: '2026-10-21T08:00:00.000Z',
    };
    const activity: Activity = new Map([
      [old.id, { space_id: old.id, unread: 0, mentions: 0, seen: 1, last }],
    ]);
    expect(inOrder([done, old], 'activity', activity, today).map(({ name }) => name)).toEqual([
      'Old',
      'Done in',
    ]);
  });

  test('stand by name', () => {
    expect(names('name', salon(1, { name: 'oma’s Week' }), salon(2, { name: 'Mending' }))).toEqual([
      'Mending',
      'oma’s Week',
    ]);
  });

  test('stand by health with those in trouble first and grey ones last', () => {
    const silent = { last_activity_at: '2026-09-01T10:00:00.000Z' };
    const fresh = { last_activity_at: '2026-10-21T06:00:00.000Z' };
    const well = salon(1, { name: 'Well' }, { open_tasks: 1, ...fresh });
    const bad = salon(2, { name: 'Bad' }, { open_tasks: 3, due: { '2026-10-01': 3 }, ...silent });
    const grey = salon(3, { name: 'Grey' }, fresh);
    const late = salon(4, { name: 'Late' }, { open_tasks: 9, due: { '2026-10-01': 1 }, ...fresh });
    expect(names('health', grey, well, late, bad)).toEqual(['Bad', 'Late', 'Well', 'Grey']);
  });

  test('stand by what is due first, in them or they themselves; those with nothing due last', () => {
    const task = salon(1, { name: 'Task' }, { open_tasks: 1, due: { '2026-10-22': 1 } });
    const whole = salon(2, { name: 'Whole', due_date: '2026-10-21' });
    const never = salon(3, { name: 'Never' });
    expect(names('due', never, task, whole)).toEqual(['Whole', 'Task', 'Never']);
  });

  test('stand in the same order however they came, and none is lost', () => {
    const some = Array.from({ length: 8 }, (_, n) =>
      salon(
        n,
        { name: `Salon ${n % 3}`, due_date: n % 2 === 0 ? '2026-10-21' : null },
        { open_tasks: n % 4 },
      ),
    );
    const anyOrder = fc.constantFrom(...(Object.keys(orders) as Order[]));
    fc.assert(
      fc.property(fc.shuffledSubarray(some, { minLength: some.length }), anyOrder, (mixed, order) => {
        expect(inOrder(mixed, order, new Map(), today)).toEqual(inOrder(some, order, new Map(), today));
      }),
    );
  });
});
