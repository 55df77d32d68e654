import { describe, expect, test } from 'vitest';
import { laid } from './signals.ts';

describe('the pieces of a text that is still coming', () => {
  const empty = { from: 0, text: '' };

  test('lie one behind the other, and one that comes twice lies there once', () => {
    const one = laid(empty, { offset: 0, text: 'A house ' });
    const two = laid(one, { offset: 8, text: 'is mended' });
    expect(laid(two, { offset: 8, text: 'is mended' })).toEqual({ from: 0, text: 'A house is mended' });
  });

  test('after a gap, or on coming in late, only the end is known', () => {
    const late = laid(empty, { offset: 20, text: 'twice' });
    expect(late).toEqual({ from: 20, text: 'twice' });
    expect(laid(late, { offset: 25, text: '.' })).toEqual({ from: 20, text: 'twice.' });
  });

  test('a text that begins anew leaves nothing of the old one', () => {
    expect(laid({ from: 0, text: 'It broke o' }, { offset: 0, text: 'Again' })).toEqual({
      from: 0,
      text: 'Again',
    });
  });
});
