import { describe, expect, it } from 'vitest';
import { furnished } from '../../say/test-world.ts';
import { read } from '../read.ts';

const seen = (text: string) => read(text, furnished());
const ids = (text: string): readonly string[] => seen(text).people.flatMap(({ who }) => who.ids);

describe('who is named', () => {
  it.each([
    ['ask Piet to mend it', ['piet']],
    ['ask piet to mend it', ['piet']],
    ['Anna Dekker comes', ['anna']],
    ['call Jan V', ['jan-v']],
    ['call Jan', ['jan-v', 'jan-b']],
    ['ask oma grete', ['grete']],
    ['ask Pieet about it', ['piet']],
    ['supper with Kofi and Anna', ['kofi', 'anna']],
  ])('%s', (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });

  it.each([
    'a cake for pies and coffee',
    'we go by coffee lorry',
    'take a pie with jam',
    'soup with beans for all',
    'ask Mairy about it',
    'thank you Mairy',
    'Ruth has to fetch it',
    'I fetch it, give it to me',
    'a walk by the pier',
    'get the banana for granny smith apples',
  ])('%s: nobody here', (text) => {
    expect(ids(text).filter((id) => id !== 'grete')).toEqual([]);
  });

  it.each([
    ['call my mother on Friday', 'my mother'],
    ['Call Mum', 'Mum'],
    ['pick up the kids at four', 'the kids'],
    ['write to my sister Ines', 'my sister Ines'],
    ["Dad's birthday", 'Dad'],
    ['ask our neighbours', 'our neighbours'],
  ])('%s: a relative nobody here goes by', (text, said) => {
    expect(seen(text).kin.map(({ who }) => who)).toEqual([{ said, ids: [], guessed: true }]);
  });

  it('a relative by whom somebody here is known is that person', () => {
    expect(ids('take Oma to the doctor')).toEqual(['grete']);
    expect(seen('take Oma to the doctor').kin).toEqual([]);
    expect(ids('write to my sister Anna')).toEqual(['anna']);
    expect(seen('write to my sister Anna').kin).toEqual([]);
  });

  it('what is a relative’s is the relative’s, and no relative is to do it', () => {
    expect(seen("fetch my brother's bike").kin.map(({ owner }) => owner)).toEqual([true]);
  });
});
