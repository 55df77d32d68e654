import { describe, expect, it } from 'vitest';
import { taught } from '../ear/ear.ts';
import { readLessons } from '../ear/lessons.ts';
import { read } from '../understand.ts';
import { blind } from './blind.ts';
import { eighth } from './eighth.ts';
import { eleventh } from './eleventh.ts';
import { fourteenth } from './fourteenth.ts';
import { fresh } from './fresh.ts';
import { house } from './house.ts';
import { expectedOf, judged, judgedBy, told } from './judge.ts';
import { known } from './known.ts';
import { ninth } from './ninth.ts';
import { seventh } from './seventh.ts';
import { sixth } from './sixth.ts';
import { strange } from './strange.ts';
import { tenth } from './tenth.ts';
import { thirteenth } from './thirteenth.ts';
import { twelfth } from './twelfth.ts';
import { unseen } from './unseen.ts';

const sets = {
  known,
  blind,
  fresh,
  unseen,
  strange,
  sixth,
  seventh,
  eighth,
  ninth,
  tenth,
  eleventh,
  twelfth,
  thirteenth,
  fourteenth,
};

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

  it('of all of them nine in ten are understood by an ear that learned from none of them', async () => {
    const all = Object.values(sets).flatMap(expectedOf);
    const theirs = new Set(all.map(({ text }) => read(text, house()).mask.replaceAll(/([DPS])_+/g, '$1')));
    const strangers = await taught((await readLessons()).filter(({ mask }) => !theirs.has(mask)));
    const right = all.map((each) => judgedBy(strangers, each)).filter((verdict) => verdict.right);
    process.stdout.write(`utterances, none of them learned from: ${right.length} of ${all.length}\n`);
    expect(right.length / all.length).toBeGreaterThanOrEqual(0.9);
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
