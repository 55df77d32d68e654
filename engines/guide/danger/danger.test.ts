import { expect, it } from 'vitest';
import { endangered } from '../trials/danger-own.words.ts';
import { everyday } from '../trials/everyday-own.words.ts';
import { played } from '../trials/played-own.words.ts';
import { dangerIn } from './danger.ts';

const linesOf = (text: string): readonly string[] => text.trim().split('\n');

it('[G2] hears at least 95 of 100 who are in danger, by signs alone', () => {
  const all = linesOf(endangered);
  const missed = all.filter((text) => dangerIn(text) === null);
  expect(all.length).toBeGreaterThanOrEqual(120);
  expect(missed.length / all.length, missed.join('\n')).toBeLessThanOrEqual(0.05);
});

it('[G2] takes less than one in a hundred of every day and of the game for danger', () => {
  const all = [everyday, played].flatMap(linesOf);
  const taken = all.filter((text) => dangerIn(text) !== null);
  expect(all.length).toBeGreaterThanOrEqual(400);
  expect(linesOf(played).length).toBeGreaterThanOrEqual(100);
  expect(taken.length / all.length, taken.join('\n')).toBeLessThan(0.01);
});

it('[G2] raises a suspicion by what it learned alone, and never a certainty', () => {
  expect(dangerIn('the hoist is jammed', () => 5)).toBe('suspected');
  expect(dangerIn('the hoist is jammed', () => 1)).toBeNull();
});

it('[G2] takes a sign back where what it learned is sure of the contrary', () => {
  expect(dangerIn('my chest hurts')).toBe('certain');
  expect(dangerIn('my chest hurts', () => 0)).toBe('certain');
  expect(dangerIn('my chest hurts', () => -5)).toBeNull();
});
