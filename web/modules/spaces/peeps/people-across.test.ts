import fc from 'fast-check';
import { expect, test } from 'vitest';
import { salonsToHear } from './people-across.ts';

const anyPeople = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
  fc.uniqueArray(fc.constantFrom('Anna', 'Bram', 'Ruth', 'Piet', 'Noor')),
);

test('the salons that are listened to are as few as are needed, so that everybody is heard of', () => {
  const people = new Map([
    ['kitchen', ['Ruth']],
    ['house', ['Ruth', 'Piet', 'Bram']],
    ['week', ['Noor', 'Piet']],
  ]);
  expect(salonsToHear(people)).toEqual(['house', 'week']);
  expect(salonsToHear(people, 1)).toEqual(['house']);
  expect(salonsToHear(new Map())).toEqual([]);
});

test('everybody is heard of where there is room, and no salon is listened to twice', () => {
  fc.assert(
    fc.property(anyPeople, (some) => {
      const people = new Map(Object.entries(some));
      const heard = salonsToHear(people);
      expect(new Set(heard).size).toBe(heard.length);
      const everyone = new Set([...people.values()].flat());
      expect(new Set(heard.flatMap((salon) => people.get(salon) ?? []))).toEqual(everyone);
    }),
  );
});
