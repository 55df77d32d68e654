import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstRule, giftKinds, sharesOf, splits, type Gift } from './ledger.ts';

const members = ['a', 'b', 'c'];
const gift = (id: string, person_id: string, more: Partial<Gift> = {}): Gift => ({
  ...{ id, person_id, gift: 'money', amount: 100, corrects: null },
  ...more,
});

test('[P12] hours by their worth, things as the rule says, ideas never', () => {
  const gifts = [
    gift('1', 'a', { gift: 'hours', amount: 150 }),
    gift('2', 'b', { gift: 'thing', amount: 3000 }),
    gift('3', 'c', { gift: 'idea', amount: 0 }),
  ];
  const counted = (things_count: boolean) =>
    sharesOf(gifts, { ...firstRule, hour_worth: 2000, things_count }, members).map((share) => share.counted);
  expect(counted(true)).toEqual([3000, 3000, 0]);
  expect(counted(false)).toEqual([3000, 0, 0]);
});

test('[P12] three equal shares are a whole, and whoever left takes no part in them', () => {
  const shares = sharesOf([gift('1', 'gone')], { ...firstRule, split: 'equal' }, members);
  expect(shares.map(({ share }) => share)).toEqual([3334, 3333, 3333, 0]);
});

test('[P12] by need each has as many parts as were agreed on', () => {
  const needs = [
    { person_id: 'a', parts: 3 },
    { person_id: 'b', parts: 0 },
  ];
  const shares = sharesOf([], { ...firstRule, split: 'need', needs }, members);
  expect(shares.map(({ share }) => share)).toEqual([7500, 0, 2500]);
});

test('[P12] nothing given is shared among nobody, and a correction takes the place of what it corrects', () => {
  expect(sharesOf([], firstRule, members).map(({ share }) => share)).toEqual([0, 0, 0]);
  const gifts = [gift('1', 'a'), gift('2', 'a', { amount: 0, corrects: '1' }), gift('3', 'b')];
  expect(sharesOf(gifts, firstRule, members).map(({ share }) => share)).toEqual([0, 10_000, 0]);
});

test('[P12] whatever the rule and the lines, the shares are all of it or none, and their order does not matter', () => {
  const line = fc.record({
    id: fc.uuid(),
    person_id: fc.constantFrom('a', 'b', 'c', 'gone'),
    gift: fc.constantFrom(...giftKinds),
    amount: fc.integer({ min: 0, max: 1_000_000_000 }),
    corrects: fc.constant(null),
  });
  const rule = fc.record({
    split: fc.constantFrom(...splits),
    hour_worth: fc.integer({ min: 0, max: 100_000 }),
    things_count: fc.boolean(),
    needs: fc.constant([]),
  });
  fc.assert(
    fc.property(fc.uniqueArray(line, { selector: ({ id }) => id, maxLength: 30 }), rule, (gifts, by) => {
      const shares = sharesOf(gifts, by, members);
      const sum = shares.reduce((all, { share }) => all + share, 0);
      expect([0, 10_000]).toContain(sum);
      expect(sharesOf(gifts.toReversed(), by, members)).toEqual(shares);
    }),
  );
});
