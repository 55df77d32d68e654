import { expect, test } from 'vitest';
import { guessedKind, lengthWords, paperFacts, sizeWords, spokenName } from './file-words.ts';
import { asBars, loudness } from './voice/record-voice.ts';

test('sizes and lengths are said as one says them', () => {
  expect([0, 820, 240_000, 999_600, 4_600_000, 25_000_000].map(sizeWords)).toEqual([
    ...['0 B', '820 B', '240 KB', '1.0 MB', '4.6 MB', '25 MB'],
  ]);
  expect([7.9, 51, 750, 3723].map(lengthWords)).toEqual(['0:07', '0:51', '12:30', '1:02:03']);
});

test('a paper says its kind, its pages and its size; a name is said without its ending', () => {
  const paper = { kind: 'document', size: 240_000 } as const;
  expect(paperFacts({ ...paper, name: 'Quote.pdf', pages: 3 })).toBe('PDF, 3 pages, 240 KB');
  expect(paperFacts({ ...paper, name: 'Quote', pages: null })).toBe('Document, 240 KB');
  expect(['Roof.north.png', 'README', '.md'].map(spokenName)).toEqual(['Roof.north', 'README', '.md']);
});

test('what somebody chose is shown by its kind before the house has looked at it', () => {
  expect(['image/png', 'video/mp4', 'audio/webm', 'text/plain', ''].map(guessedKind)).toEqual([
    ...['picture', 'film', 'sound', 'text', 'document'],
  ]);
});

test('a voice of any length is drawn in the same number of bars, each the loudest of its part', () => {
  expect(asBars([1, 9, 3, 4, 80, 6], 3)).toEqual([9, 4, 80]);
  expect(asBars([5, 50], 4)).toEqual([5, 5, 50, 50]);
  expect(asBars([], 4)).toEqual([]);
  expect(loudness(new Float32Array(64))).toBe(0);
  expect(loudness(new Float32Array(64).fill(1))).toBe(100);
});
