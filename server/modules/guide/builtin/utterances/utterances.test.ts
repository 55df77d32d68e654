import { describe, expect, it } from 'vitest';
import { taught } from '../ear/ear.ts';
import { expectedOf, judged, judgedBy, told } from './judge.ts';
import { lessonsOfOthers, sets, utterances } from './sets.ts';

describe('[G2] the set of utterances', () => {
  it('has at least two hundred, no two alike', () => {
    const all = utterances.map(({ text }) => text.toLowerCase());
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(Object.entries(sets))('%s: at least nine in ten are understood', (name, rows) => {
    const verdicts = expectedOf(rows).map(judged);
    const right = verdicts.filter((verdict) => verdict.right);
    process.stdout.write(`utterances, ${name}: ${right.length} of ${verdicts.length}\n`);
    const missed = verdicts.filter((verdict) => !verdict.right).map(told);
    expect(right.length / verdicts.length, missed.join('\n')).toBeGreaterThanOrEqual(0.9);
  });

  it('of all of them nine in ten are understood by an ear that learned from none of them', async () => {
    const strangers = await taught(await lessonsOfOthers());
    const right = utterances.map((each) => judgedBy(strangers, each)).filter((verdict) => verdict.right);
    process.stdout.write(`utterances, none of them learned from: ${right.length} of ${utterances.length}\n`);
    expect(right.length / utterances.length).toBeGreaterThanOrEqual(0.9);
  }, 120_000);

  it.each(Object.entries(sets))(
    '%s: no wrong day and no wrong person is taken without a question',
    (_, rows) => {
      const wrong = expectedOf(rows)
        .map(judged)
        .filter((verdict) => verdict.wrong.length > 0);
      expect(wrong.map(told)).toEqual([]);
    },
  );
});
