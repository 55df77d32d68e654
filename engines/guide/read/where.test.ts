import { describe, expect, it } from 'vitest';
import { furnished } from '../say/test-world.ts';
import { read } from './read.ts';
import { whereIn } from './where.ts';

const where = (text: string): string | null => whereIn(read(text, furnished()));

describe('where it is to be', () => {
  it.each([
    ['supper at Oma’s on Friday', 'at Oma’s'],
    ["supper at Piet's place tomorrow", "at Piet's place"],
    ['meet me in the workshop at four', 'in the workshop'],
    ['pick her up at the station', 'at the station'],
    ['pick her up at four at the train station', 'at the train station'],
    ['the children sing in the old church', 'in the old church'],
    ['leave the keys at school', 'at school'],
    ['we eat in the garden tonight', 'in the garden'],
    ['meet Anna in Utrecht on Friday', 'in Utrecht'],
    ['fetch her at Utrecht station at noon', 'at Utrecht station'],
    ['the choir is in room 4', 'in room 4'],
    ["at my mother's on sunday", "at my mother's"],
    ['the meeting is in front of the town hall', 'in front of the town hall'],
  ])('%s', (text, place) => {
    expect(where(text)).toBe(place);
  });

  it.each([
    'call me at four',
    'be there in time',
    'on Friday at noon',
    'in the morning',
    'in half an hour',
    'at last we sing',
    'in the end it rained',
    'ask Piet about the church',
    'in Advent we bake',
    'buy bread at nine',
    'Oma’s pills',
    'mend the kitchen door',
  ])('%s says none', (text) => {
    expect(where(text)).toBeNull();
  });
});
