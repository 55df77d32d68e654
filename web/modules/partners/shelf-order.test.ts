import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beforeAfterStep, placed } from './shelf-order.ts';

const shelf = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 9 });

test('[O10] a card goes one place earlier or later, and from the ends no further', () => {
  fc.assert(
    fc.property(shelf, fc.nat(), fc.constantFrom(-1 as const, 1 as const), (order, n, step) => {
      const at = n % order.length;
      const id = order[at] ?? '';
      const cards = order.map((each) => ({ id: each }));
      const before = beforeAfterStep(order, id, step);
      const after = before === undefined ? cards : placed(cards, id, before);
      const to = Math.min(order.length - 1, Math.max(0, at + step));
      expect(before === undefined).toBe(to === at);
      expect(after.findIndex((card) => card.id === id)).toBe(to);
      expect(after.filter((card) => card.id !== id)).toEqual(cards.filter((card) => card.id !== id));
    }),
  );
});

test('[O10] a card that is not there goes nowhere', () => {
  expect(beforeAfterStep(['a', 'b'], 'c', 1)).toBeUndefined();
  expect(placed([{ id: 'a' }], 'c', 'a')).toEqual([{ id: 'a' }]);
  expect(placed([{ id: 'a' }, { id: 'b' }], 'a', 'a')).toEqual([{ id: 'a' }, { id: 'b' }]);
});
