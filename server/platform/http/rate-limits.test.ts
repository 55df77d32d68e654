import { expect, test } from 'vitest';
import { heard, openHouse } from '../../test/guess-attempts.ts';

test('a call is counted for the network it comes from: a /24, a /64, and twice and four times as much for a /56 and a /48', async () => {
  const house = await openHouse(1);
  expect(await heard(house, 33, (n) => `203.0.113.${n}`)).toBe(30);
  expect(await heard(house, 2, (n) => `::ffff:203.0.113.${n}`)).toBe(0);
  expect(await heard(house, 33, (n) => `2001:db8:1:1::${n}`)).toBe(30);
  expect(await heard(house, 63, (n) => `2001:db8:2:${n.toString(16)}::1`)).toBe(60);
  expect(await heard(house, 123, (n) => `2001:db8:3:${(n * 256).toString(16)}::1`)).toBe(120);
  expect(await heard(house, 3, () => '2001:db8:4::1')).toBe(3);
}, 60_000);
