import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differencesOf, firstNewWords } from './differences.ts';
import { fromMarkdown } from './from-markdown.ts';
import { writingSessions } from './writing-sessions.ts';

const between = (before: string, after: string) => differencesOf(fromMarkdown(before), fromMarkdown(after));
const minute = 60_000;

describe('[P8] what changed between two versions', () => {
  test('word by word in a block, and block by block around it', () => {
    const found = between(
      'One\n\nWe pay in four parts.\n\nLast',
      'One\n\nWe pay in three parts.\n\nNew\n\nLast',
    );
    expect(found.map(({ what }) => what)).toEqual(['same', 'changed', 'added', 'same']);
    expect(found[1]?.pieces).toEqual([
      { what: 'same', text: 'We pay in ' },
      { what: 'removed', text: 'four' },
      { what: 'added', text: 'three' },
      { what: 'same', text: ' parts.' },
    ]);
  });

  test('an item of a list is a block of its own', () => {
    expect(between('- a\n- b\n- c', '- a\n- c').map(({ what }) => what)).toEqual(['same', 'removed', 'same']);
  });

  test('the later words can be read out of the pieces, and the earlier ones', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd '), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(words, words, (one, other) => {
        const [before, after] = [`x${one.join(' ')}`, `x${other.join(' ')}`].map((text) => text.trim());
        const pieces = between(before!, after!)[0]?.pieces ?? [{ what: 'same', text: after! }];
        const without = (what: string) =>
          pieces
            .filter((piece) => piece.what !== what)
            .map(({ text }) => text)
            .join('');
        const bare = (text: string) => text.replaceAll(/ +/g, ' ');
        expect(bare(without('removed'))).toBe(bare(after!));
        expect(bare(without('added'))).toBe(bare(before!));
      }),
    );
  });

  test('the first new words tell one version from the others', () => {
    const first = (before: string, after: string) => firstNewWords(fromMarkdown(before), fromMarkdown(after));
    expect(first('A', 'A\n\nWho eats with Bram')).toBe('Who eats with Bram');
    expect(first('A b', 'A')).toBe('');
  });
});

describe('[P8] sittings', () => {
  const at = (who: string, minutes: number) => ({
    writers: [who],
    begunAt: minutes * minute,
    at: minutes * minute,
  });
  const shape = (rows: readonly ReturnType<typeof at>[]) =>
    writingSessions(rows).map((session) => session.map(({ writers: [who] }) => who).join(''));

  test.each([
    [['a', 0, 'a', 10, 'a', 20], ['aaa']],
    [
      ['a', 0, 'a', 16],
      ['a', 'a'],
    ],
    [['a', 0, 'b', 1, 'a', 2], ['aba']],
    [
      ['a', 0, 'b', 5, 'b', 6],
      ['a', 'bb'],
    ],
    [
      ['a', 0, 'a', 14, 'a', 28, 'a', 42, 'a', 56, 'a', 70],
      ['aaaaa', 'a'],
    ],
  ])('%j', (flat, wanted) => {
    const rows = Array.from({ length: flat.length / 2 }, (_, n) =>
      at(flat[2 * n] as string, flat[2 * n + 1] as number),
    );
    expect(shape(rows)).toEqual(wanted);
  });
});
