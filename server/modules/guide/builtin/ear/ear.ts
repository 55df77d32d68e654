import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { intents } from '../understanding.ts';
import type { Intent } from '../understanding.ts';
import { features } from './features.ts';
import { learn } from './learn.ts';
import { readLessons } from './lessons.ts';
import type { Lesson } from './lessons.ts';
import { packed, schoolbook, unpacked } from './schoolbook.ts';
import { softened, weighing } from './weigh.ts';

/** How likely a masked line means each of the intents. */
export type Ear = (mask: string) => ReadonlyMap<Intent, number>;

/** An ear that has learned from these sentences and keeps no more of them than a byte for each weight. */
export const taught = async (lessons: readonly Lesson[]): Promise<Ear> =>
  hearing(packed(await learn(lessons)));

function hearing(book: Uint8Array): Ear {
  const { unit, weights } = unpacked(book);
  const chances = new Float64Array(intents.length);
  return (mask) => {
    weighing(weights, features(mask), chances);
    for (const [at, sum] of chances.entries()) chances[at] = sum * unit;
    softened(chances);
    return new Map(intents.map((intent, at) => [intent, chances[at] ?? 0]));
  };
}

let own: Promise<Ear> | null = null;

/** The guide’s own ear: it went to school when the house was built; where nobody built it, it goes when first asked. */
export const ear = (): Promise<Ear> =>
  (own ??= existsSync(schoolbook) ? readFile(schoolbook).then(hearing) : readLessons().then(taught));
