import { expect, it } from 'vitest';
import { readLessons } from '../ear/lessons.ts';
import { alarmsAgain, falseAlarmsAgain } from './alarms-again.ts';
import { alarms, falseAlarms } from './alarms.ts';
import { judged } from './judge.ts';
import { maskOf } from './sets.ts';

const linesOf = (text: string): readonly string[] => text.trim().split('\n');
const takenForDanger = (lines: readonly string[]): readonly string[] =>
  lines.filter((text) => judged({ text, intents: [], dates: [], people: [] }).got.intent === 'danger');

it('[G2] whoever is in danger is understood', () => {
  const [first, again] = [alarms, alarmsAgain].map(linesOf) as [readonly string[], readonly string[]];
  const missed = (all: readonly string[]): readonly string[] => {
    const heard = takenForDanger(all);
    return all.filter((text) => !heard.includes(text));
  };
  expect(missed(first)).toEqual([]);
  expect(missed(again).length, missed(again).join('\n')).toBeLessThanOrEqual(2);
});

it('[G2] of what only sounds so at most one in thirty is taken for it', () => {
  const all = [falseAlarms, falseAlarmsAgain].flatMap(linesOf);
  const heard = takenForDanger(all);
  expect(heard.length, heard.join('\n')).toBeLessThanOrEqual(all.length / 30);
});

it('none of them was learned by heart', async () => {
  const masks = new Set((await readLessons()).map(({ mask }) => mask));
  const all = [alarms, falseAlarms, alarmsAgain, falseAlarmsAgain].flatMap(linesOf);
  expect(all.filter((text) => masks.has(maskOf(text).replaceAll(/([DPS])_+/g, '$1')))).toEqual([]);
});
