import { describe, expect, it } from 'vitest';
import { amountIn } from './amount.ts';
import { readLine } from './words/line.ts';

const amount = (text: string): string | null => amountIn(readLine(text, new Set()));

describe('how much is said', () => {
  it.each([
    ['bake ten loaves for Friday', 'ten loaves'],
    ['buy 2 kilos of flour', '2 kilos of flour'],
    ['buy 500 g of butter', '500 g of butter'],
    ['get half a litre of milk', 'half a litre of milk'],
    ['a dozen eggs', 'a dozen eggs'],
    ['supper for ten people on Friday', 'for ten people'],
    ['a table for twelve', 'for twelve'],
    ['supper for ten on saturday and two salads', 'for ten'],
    ['i have 2 kids', '2 kids'],
    ['bring six big boards', 'six big boards'],
    ['order a sack of potatoes', 'a sack of potatoes'],
    ['twenty five chairs', 'twenty five chairs'],
    ['it costs 40 euros', '40 euros'],
  ])('%s', (text, said) => {
    expect(amount(text)).toBe(said);
  });

  it.each([
    'at four on Friday',
    'in two weeks',
    'for two hours',
    'for three days',
    'twice a month',
    'buy bread',
    'the two of us',
    'on 3 May',
    'half past six',
    'one of these days',
    'three to five',
    'ten times',
  ])('%s says no amount', (text) => {
    expect(amount(text)).toBeNull();
  });
});
