import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byOrder, keyBetween, orderOf } from './order-key.ts';
import { OrderKey } from './task-input.ts';

interface Placed {
  id: string;
  order: string | null;
  due_date: string | null;
  due_time: string | null;
  created_at: string;
}

const placed = (id: string, more: Partial<Placed> = {}): Placed => ({
  id,
  order: null,
  due_date: null,
  due_time: null,
  created_at: '2026-10-01T10:00:00.000Z',
  ...more,
});
const sorted = (tasks: readonly Placed[]): string[] => tasks.toSorted(byOrder).map(({ id }) => id);

describe('[P5] one order for all', () => {
  test('what nobody has placed stands by its day, then by when it was written down, the dateless last', () => {
    const tasks = [
      placed('no day'),
      placed('later', { due_date: '2026-10-30' }),
      placed('second', { due_date: '2026-10-20', created_at: '2026-10-02T10:00:00.000Z' }),
      placed('first', { due_date: '2026-10-20' }),
    ];
    expect(sorted(tasks)).toEqual(['first', 'second', 'later', 'no day']);
  });

  test('within a day by the hour; what has none stands after those that have one, in its old place', () => {
    const day = { due_date: '2026-10-20' };
    const tasks = [
      placed('any hour', { ...day, created_at: '2020-01-01T00:00:00.000Z' }),
      placed('evening', { ...day, due_time: '23:59', created_at: '2019-01-01T00:00:00.000Z' }),
      placed('noon', { ...day, due_time: '12:00' }),
      placed('next day', { due_date: '2026-10-21', due_time: '00:00' }),
      placed('morning', { ...day, due_time: '07:30', created_at: '2026-10-19T10:00:00.000Z' }),
    ];
    expect(sorted(tasks)).toEqual(['morning', 'noon', 'evening', 'any hour', 'next day']);
    expect(tasks.every((task) => OrderKey.safeParse(orderOf(task)).success)).toBe(true);
  });

  test('between any two places there is one, however often one goes there, and everything else stays', () => {
    const moves = fc.array(fc.record({ what: fc.nat(), to: fc.nat() }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(moves, fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 8 }), (some, days) => {
        let list = ['a', 'b', 'c', ...days.map((_, at) => `d${at}`)].map((id, at) =>
          placed(id, { due_date: days[at] === undefined ? null : `2026-10-1${days[at]}` }),
        );
        list.sort(byOrder);
        for (const { what, to } of some) {
          const from = what % list.length;
          const [moved] = list.splice(from, 1);
          const at = to % (list.length + 1);
          const keys = [list[at - 1], list[at]].map((each) => (each === undefined ? null : orderOf(each)));
          const order = keyBetween(keys[0]!, keys[1]!, moved!.id);
          expect(OrderKey.safeParse(order).success).toBe(true);
          const next = [...list.slice(0, at), { ...moved!, order }, ...list.slice(at)];
          expect(sorted(next)).toEqual(next.map(({ id }) => id));
          list = next;
        }
      }),
      { numRuns: 200 },
    );
  });

  test('two who put something at the same place at once both find it there, in the same order on every screen', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), fc.nat(5), (one, other, after) => {
        fc.pre(one !== other);
        const list = Array.from({ length: 6 }, (_, at) => placed(`t${at}`, { due_date: `2026-10-1${at}` }));
        const [low, high] = [list[after]!, list[after + 1]];
        const at = (id: string) =>
          placed(id, { order: keyBetween(orderOf(low), high === undefined ? null : orderOf(high), id) });
        const both = [...list, at(one), at(other)];
        const names = sorted(both);
        expect(names.slice(after + 1, after + 3).toSorted()).toEqual([one, other].toSorted());
        expect(sorted(both.toReversed())).toEqual(names);
      }),
    );
  });

  test('keys stay short: after a thousand moves to anywhere none is longer than sixty letters', () => {
    let list = Array.from({ length: 50 }, (_, at) =>
      placed(`t${at}`, { due_date: `2026-10-${10 + (at % 20)}` }),
    );
    list.sort(byOrder);
    let seed = 11;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let move = 0; move < 1000; move += 1) {
      const [moved] = list.splice(random(list.length), 1);
      const at = random(list.length + 1);
      const [low, high] = [list[at - 1], list[at]];
      const order = keyBetween(low ? orderOf(low) : null, high ? orderOf(high) : null, moved!.id);
      list = [...list.slice(0, at), { ...moved!, order }, ...list.slice(at)];
    }
    expect(Math.max(...list.map((each) => orderOf(each).length))).toBeLessThan(60);
  });
});
