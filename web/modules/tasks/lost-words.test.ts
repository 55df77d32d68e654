import type { Happening } from '@kinsong/contract/tasks/task.ts';
import { expect, test } from 'vitest';
import { lostWordsOf, wordsIn } from './lost-words.ts';

const at = (n: number): string => `2026-10-14T10:00:0${n}.000Z`;
const told = (by: string, from: string | null, more: Partial<Happening> = {}): Happening => ({
  ...{ at: at(2), by, what: 'text', from, to: null, ...more },
});
const lost = (...happened: Happening[]) =>
  lostWordsOf({ id: 't', happened }, 'anna').map(({ what, by, words }) => [what, by, words]);

const mine = told('anna', 'Ask for a price', { at: at(1) });
const over = told('bram', 'Ask Tomas for a price', { lost: true });

test('[P5] words that another wrote over unseen are told to whoever wrote them, and to nobody else', () => {
  expect(lost(mine, over)).toEqual([['text', 'bram', 'Ask Tomas for a price']]);
  expect(lost({ ...mine, by: 'ruth' }, over)).toEqual([]);
});

test('[P5] what was seen before it was changed, what one wrote over oneself, and what was written since is not lost', () => {
  expect(lost(mine, { ...over, lost: false })).toEqual([]);
  expect(lost(mine, { ...over, by: 'anna' })).toEqual([]);
  expect(lost(mine, over, told('bram', 'Ask three roofers', { at: at(3) }))).toEqual([]);
  expect(lost(mine, over, told('anna', 'Ask three roofers', { at: at(3) }))).toEqual([]);
});

test('[P5] each of the words, the description and the notes is lost by itself; what is told only in part is not put back', () => {
  const notes = told('anna', '', { what: 'notes', at: at(1) });
  expect(lost(mine, notes, over, { ...over, what: 'notes', from: 'Not the fair' })).toEqual([
    ['text', 'bram', 'Ask Tomas for a price'],
    ['notes', 'bram', 'Not the fair'],
  ]);
  expect(lost(mine, { ...over, from: 'x'.repeat(1000) })).toEqual([]);
});

test('[P5] a change that was refused shows what was written in it', () => {
  expect(wordsIn({ body: { text: 'Ask', notes: 'Soon', priority: 1 } })).toBe('Ask\nSoon');
  expect(wordsIn({ body: { priority: 1 } })).toBeUndefined();
});
