import { describe, expect, it } from 'vitest';
import { nameHash } from '@kinsong/contract/common/name-hash.ts';
import { faceOf } from './face.ts';

describe('a face drawn from a name', () => {
  it('is the same everywhere', () => expect(faceOf('Oma Grete')).toEqual(faceOf('Oma Grete')));

  it('folds characters by 31, modulo 1000', () => {
    expect(nameHash('a')).toBe(97);
    expect(nameHash('ab')).toBe((97 * 31 + 98) % 1000);
    expect(nameHash('')).toBe(0);
  });

  it('never draws in one ink alone', () => {
    for (const name of ['Ruth', 'Piet', 'Anna Dekker', 'Ægir Ólafsson', '张伟', '🙂']) {
      expect(new Set(faceOf(name).inks).size).toBe(3);
    }
  });

  it('has a hash within a thousand for a very long name', () => {
    expect(nameHash('Wilhelmina '.repeat(200))).toBeLessThan(1000);
  });
});
