import { large, pointAt, spiralEnd } from '../../seekers/index.ts';
import { bell, chance } from '../../../ui/drawing/seeded-random.ts';

export interface Star {
  readonly x: number;
  readonly y: number;
  /** Where trust opens something, they change their light. */
  readonly light: 'low' | 'middle' | 'high' | 'highest';
}

const lightOf = (score: number): Star['light'] =>
  score < 100 ? 'low' : score < 120 ? 'middle' : score <= 150 ? 'high' : 'highest';

/** More than this would be a blur: then a star stands for several. */
const most = 400;

/** One star each along the trust spiral, a little beside it, so that many with one score are seen as many. */
export function starsOf(scores: readonly { score: number; people: number }[]): {
  stars: Star[];
  each: number;
} {
  const all = scores.reduce((sum, { people }) => sum + people, 0);
  const each = Math.max(1, Math.ceil(all / most));
  const roll = chance(all + 7);
  const stars = scores.flatMap(({ score, people }) =>
    Array.from({ length: Math.ceil(people / each) }, () => {
      const { x, y } = pointAt(
        large,
        Math.min(Math.max(score + bell(roll) * 2, 0), spiralEnd),
        bell(roll) * 5,
      );
      return { x, y, light: lightOf(score) };
    }),
  );
  return { stars, each };
}

export const atLeast = (scores: readonly { score: number; people: number }[], from: number): number =>
  scores.reduce((sum, { score, people }) => sum + (score >= from ? people : 0), 0);
