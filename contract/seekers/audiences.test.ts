import { expect, test } from 'vitest';
import { audiences, reaches, type Nearness } from './audiences.ts';

test.each<[Nearness | null, boolean[]]>([
  ['family', [true, true, true, false]],
  ['guild', [true, true, false, false]],
  ['together', [true, false, false, false]],
  [null, [false, false, false, false]],
])('[D1] who is as near as %s sees what is meant for all, the guild, the family, nobody', (near, seen) => {
  expect(audiences.map((audience) => reaches(audience, near))).toEqual(seen);
});
