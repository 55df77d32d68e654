import { describe, expect, test } from 'vitest';
import { narrowField, villageOf, wideField } from './people-as-village.ts';

const lit = (people: number, here: number): number =>
  villageOf(people, here, wideField).cottages.filter((each) => each.lit).length;

describe('the village of the overview', () => {
  test('has a house a person, and a lamp for whoever was here this week', () => {
    for (const [people, here] of [
      [1, 1],
      [10, 4],
      [46, 31],
      [9, 0],
      [3, 3],
    ] as const) {
      expect(villageOf(people, here, wideField).cottages).toHaveLength(people);
      expect(lit(people, here)).toBe(here);
    }
    expect(villageOf(0, 0, wideField).cottages).toEqual([]);
  });

  test('of many people has a house for several, and as many lamps as are true of them', () => {
    const { cottages, each } = villageOf(214, 131, wideField);
    expect(each).toBe(5);
    expect(cottages).toHaveLength(43);
    expect(lit(214, 131)).toBe(27);
  });

  test('lies within its picture', () => {
    for (const field of [wideField, narrowField]) {
      for (const { x, size } of villageOf(46, 3, field).cottages) {
        expect(x).toBeGreaterThanOrEqual(size);
        expect(x).toBeLessThanOrEqual(field.breadth - size);
      }
    }
  });
});
