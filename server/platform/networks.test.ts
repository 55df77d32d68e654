import { expect, test } from 'vitest';
import { networksOf } from './networks.ts';

const names = (address: string): string[] => networksOf(address).map(({ name }) => name);

test.each([
  ['203.0.113.77', ['203.0.113.0/24']],
  ['::ffff:203.0.113.77', ['203.0.113.0/24']],
  ['::FFFF:cb00:714d', ['203.0.113.0/24']],
  ['2001:db8:1:2345:a:b:c:d', ['2001:db8:1:2345::/64', '2001:db8:1:2300::/56', '2001:db8:1:0::/48']],
  ['2001:db8:1:23ff::1', ['2001:db8:1:23ff::/64', '2001:db8:1:2300::/56', '2001:db8:1:0::/48']],
  ['2001:0DB8:0001:2345::', ['2001:db8:1:2345::/64', '2001:db8:1:2300::/56', '2001:db8:1:0::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56', 'fe80:0:0:0::/48']],
  ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0:0::/48']],
  ['', ['']],
])('%s is counted in %j', (address, expected) => {
  expect(names(address)).toEqual(expected);
});

test('the wider a network is, the more it may', () => {
  expect(networksOf('2001:db8::1').map(({ allowance }) => allowance)).toEqual([1, 2, 4]);
  expect(networksOf('203.0.113.77').map(({ allowance }) => allowance)).toEqual([1]);
});
