import { describe, expect, test } from 'vitest';
import { chapterOf, hasGap, paragraphs, spoken, stretches } from './streamed-words.ts';

describe('what is known of an answer that is still coming', () => {
  test('is the further one of what the message holds and what came over the line', () => {
    expect(spoken('', { from: 0, text: 'A house' })).toBe('A house');
    expect(spoken('A house is', { from: 0, text: 'A house' })).toBe('A house is');
    expect(spoken('A house is', { from: 8, text: 'is mended' })).toBe('A house is mended');
    expect(spoken('A house is mended.', { from: 0, text: '' })).toBe('A house is mended.');
  });

  test('has a gap when one comes in late, until the words so far are asked for', () => {
    const late = { from: 20, text: 'and holds' };
    expect(hasGap('A house', late)).toBe(true);
    expect(spoken('A house', late)).toBe('A house');
    expect(hasGap('A house is mended twice', late)).toBe(false);
    expect(hasGap('', { from: 0, text: '' })).toBe(false);
  });

  test('knows a line that begins a chapter, and no other', () => {
    const title = 'The one who stayed awake';
    expect(chapterOf(`Chapter 1. ${title}`)).toEqual({ number: 'Chapter 1', title });
    expect(chapterOf(`Chapter 1. ${title}\nIt is told`)).toBeUndefined();
    expect(chapterOf('In Chapter 1. they slept')).toBeUndefined();
    expect(chapterOf(undefined)).toBeUndefined();
  });

  test('stands in the parts that empty lines set apart', () => {
    expect(paragraphs('One.\nStill one.\n\n \nTwo.\n')).toEqual(['One.\nStill one.', 'Two.']);
    expect(paragraphs('  \n')).toEqual([]);
  });

  test('is set as a list where it is written as one, line by line, and as words around it', () => {
    expect(stretches('Three things:\n• The roof, by Friday\n- The yard\nWhich one?\nSay it.')).toEqual([
      { isList: false, lines: ['Three things:'] },
      { isList: true, lines: ['The roof, by Friday', 'The yard'] },
      { isList: false, lines: ['Which one?', 'Say it.'] },
    ]);
    expect(stretches('It is -3 degrees\n-nothing')).toEqual([
      { isList: false, lines: ['It is -3 degrees', '-nothing'] },
    ]);
  });
});
