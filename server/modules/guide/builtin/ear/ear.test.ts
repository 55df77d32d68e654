import { describe, expect, it } from 'vitest';
import { intents } from '../understanding.ts';
import { ear, taught } from './ear.ts';
import { lessonsOfOthers, maskOf, utterances } from '../utterances/sets.ts';
import { readLessons } from './lessons.ts';

const likeliest = (chances: ReadonlyMap<string, number>): string | undefined =>
  [...chances].toSorted((a, b) => b[1] - a[1])[0]?.[0];

describe('what the guide learns from', () => {
  it('has sentences for every intent, masked', async () => {
    const lessons = await readLessons();
    expect(new Set(lessons.map(({ intent }) => intent))).toEqual(new Set(intents));
    expect(lessons).toContainEqual({ mask: 'please remind me about P appointment D', intent: 'remind_me' });
  });

  it('gives chances that add up to one', async () => {
    const chances = (await ear())('who could sit with P D');
    expect([...chances.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  }, 120_000);

  it('learns the same from the same lessons', async () => {
    const lessons = (await readLessons()).filter(({ intent }) =>
      ['verse', 'story', 'thanks'].includes(intent),
    );
    const [one, other] = [await taught(lessons), await taught(lessons)];
    expect(one('a tale with a ship in it')).toEqual(other('a tale with a ship in it'));
  });

  it('hears nearly all the same when one lesson in a hundred was never given', async () => {
    const lessons = await lessonsOfOthers();
    const [one, other] = [await taught(lessons), await taught(lessons.filter((_, at) => at % 100 !== 50))];
    const masks = utterances.map(({ text }) => maskOf(text));
    const turned = masks.filter((mask) => likeliest(one(mask)) !== likeliest(other(mask)));
    process.stdout.write(`ear: ${turned.length} of ${masks.length} heard otherwise\n`);
    expect(turned.length / masks.length, turned.join('\n')).toBeLessThan(0.03);
  }, 120_000);

  it('knows nothing that it was not taught', async () => {
    const lessons = await readLessons();
    const asked = 'sing us a carol by the fire';
    const songless = await taught(lessons.filter(({ intent }) => intent !== 'verse'));
    expect(likeliest((await ear())(asked))).toBe('verse');
    expect(likeliest(songless(asked))).not.toBe('verse');
  }, 120_000);
});
