import { describe, expect, test } from 'vitest';
import { excerpt, linked, marked } from './text-runs.ts';

describe('words', () => {
  test('hold addresses without the stop that follows them', () => {
    expect(linked('See https://hearth.example/roof?a=1, then call.')).toEqual([
      { text: 'See ', kind: 'plain' },
      { text: 'https://hearth.example/roof?a=1', kind: 'link' },
      { text: ', then call.', kind: 'plain' },
    ]);
    expect(linked('javascript:alert(1)')).toEqual([{ text: 'javascript:alert(1)', kind: 'plain' }]);
    expect(linked('')).toEqual([{ text: '', kind: 'plain' }]);
  });

  test('are marked where they begin with what was searched for, in any script and case', () => {
    expect(
      marked('The Roof, a proof, roofing', 'roof')
        .filter(({ kind }) => kind === 'hit')
        .map(({ text }) => text),
    ).toEqual(['Roof', 'roof']);
    expect(marked('Über die Dächer', 'däch über').filter(({ kind }) => kind === 'hit')).toHaveLength(2);
    expect(marked('a.*b', '.*')).toEqual([{ text: 'a.*b', kind: 'plain' }]);
  });

  test('are cut around the first hit', () => {
    const long = `${'soup '.repeat(60)}roof ${'tiles '.repeat(60)}`;
    const cut = excerpt(long, 'roof');
    expect(cut).toContain('roof');
    expect(cut.length).toBeLessThan(150);
    expect(cut.startsWith('…') && cut.endsWith('…')).toBe(true);
    expect(excerpt('short', 'roof')).toBe('short');
  });
});
