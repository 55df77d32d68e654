import { intents } from '../understanding.ts';
import type { Intent } from '../understanding.ts';
import { features } from './features.ts';
import { learn } from './learn.ts';
import { readLessons } from './lessons.ts';
import type { Lesson } from './lessons.ts';
import { softened, weighing } from './weigh.ts';

/** How likely a masked line means each of the intents. */
export type Ear = (mask: string) => ReadonlyMap<Intent, number>;

/** An ear that has learned from these sentences and keeps no more of them than a byte for each weight. */
export async function taught(lessons: readonly Lesson[]): Promise<Ear> {
  const learned = await learn(lessons);
  const unit = learned.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const weights = Int8Array.from(learned, (weight) => Math.round(weight / unit));
  const chances = new Float64Array(intents.length);
  return (mask) => {
    weighing(weights, features(mask), chances);
    for (const [at, sum] of chances.entries()) chances[at] = sum * unit;
    softened(chances);
    return new Map(intents.map((intent, at) => [intent, chances[at] ?? 0]));
  };
}

let own: Promise<Ear> | null = null;

/** The guide’s own ear; it goes to school when somebody first opens their thread. */
export const ear = (): Promise<Ear> => (own ??= readLessons().then(taught));
