import { type Ear, hearing } from '@kinsong/engines/guide/ear/ear.ts';
import type { Lesson } from '@kinsong/engines/guide/ear/lessons.ts';
import { learnedActs } from '@kinsong/engines/guide/frames/acts.ts';
import { describe, expect, it } from 'vitest';
import { ownEar } from './own-ear.ts';
import { readLessons } from './read-lessons.ts';
import { bookOf } from './schoolbook.ts';

const taught = async (lessons: readonly Lesson[]): Promise<Ear> => hearing(await bookOf(lessons));
const likeliest = (chances: ReadonlyMap<string, number>): string | undefined =>
  [...chances].toSorted((a, b) => b[1] - a[1])[0]?.[0];

describe('what the guide learns from', () => {
  it('has sentences for every act, masked', async () => {
    const lessons = await readLessons();
    expect(new Set(lessons.map(({ act }) => act))).toEqual(new Set(learnedActs));
    expect(lessons).toContainEqual({ mask: 'please remind me about P appointment D', act: 'remind_me' });
  });

  it('gives chances that add up to one', async () => {
    const chances = (await ownEar())('who could sit with P D');
    expect([...chances.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  }, 120_000);

  it('learns the same from the same lessons', async () => {
    const lessons = (await readLessons()).filter(({ act }) => ['verse', 'story', 'thanks'].includes(act));
    expect(await bookOf(lessons)).toEqual(await bookOf(lessons));
  });

  it('hears nearly all the same when one lesson in a hundred was never given', async () => {
    const lessons = await readLessons();
    const unheard = lessons.filter((_, at) => at % 50 === 0).map(({ mask }) => mask);
    const given = lessons.filter(({ mask }) => !unheard.includes(mask));
    const [one, other] = [await taught(given), await taught(given.filter((_, at) => at % 100 !== 50))];
    const turned = unheard.filter((mask) => likeliest(one(mask)) !== likeliest(other(mask)));
    expect(turned.length / unheard.length, turned.join('\n')).toBeLessThan(0.03);
  }, 120_000);

  it('knows nothing that it was not taught', async () => {
    const lessons = await readLessons();
    const asked = 'sing us a carol by the fire';
    const songless = await taught(lessons.filter(({ act }) => act !== 'verse'));
    expect(likeliest((await ownEar())(asked))).toBe('verse');
    expect(likeliest(songless(asked))).not.toBe('verse');
  }, 120_000);
});
