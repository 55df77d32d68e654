import { describe, expect, it } from 'vitest';
import { blind } from './blind.ts';
import { fresh } from './fresh.ts';
import { expectedOf, judged, told } from './judge.ts';
import { known } from './known.ts';
import { sixth } from './sixth.ts';
import { strange } from './strange.ts';
import { unseen } from './unseen.ts';

const sets = { known, blind, fresh, unseen, strange, sixth };

describe('[G2] the set of utterances', () => {
  it('has at least two hundred, no two alike', () => {
    const all = Object.values(sets)
      .flatMap(expectedOf)
      .map(({ text }) => text.toLowerCase());
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
