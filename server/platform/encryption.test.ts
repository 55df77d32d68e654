import { expect, test } from 'vitest';
import { markOf, seal, unseal } from './encryption.ts';

const house = { secret: 'a secret of at least thirty-two characters', dataFolder: '/nowhere' };
const other = { secret: 'another one, also of thirty-two characters', dataFolder: '/nowhere' };

test('what was sealed is read again, and never looks the same twice', () => {
  const once = seal(house, 'letters', 'Grüße an alle');
  expect(unseal(house, 'letters', once)).toBe('Grüße an alle');
  expect(seal(house, 'letters', 'Grüße an alle')).not.toBe(once);
});

test('refused: another secret, another purpose, a changed byte', () => {
  const sealed = seal(house, 'letters', 'for you alone');
  expect(() => unseal(other, 'letters', sealed)).toThrow('unable to authenticate');
  expect(() => unseal(house, 'journal', sealed)).toThrow('unable to authenticate');
  const bent = Buffer.from(sealed, 'base64url');
  bent[bent.length - 1]! ^= 1;
  expect(() => unseal(house, 'letters', bent.toString('base64url'))).toThrow('unable to authenticate');
});

test('a mark is the same each time, and another for each secret and purpose', () => {
  const mark = markOf(house, 'codes', '123456789012');
  expect(markOf(house, 'codes', '123456789012')).toBe(mark);
  expect(markOf(other, 'codes', '123456789012')).not.toBe(mark);
  expect(markOf(house, 'letters', '123456789012')).not.toBe(mark);
});
