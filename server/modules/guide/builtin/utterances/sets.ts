import { readLessons } from '../ear/lessons.ts';
import type { Lesson } from '../ear/lessons.ts';
import { read } from '../understand.ts';
import { blind } from './blind.ts';
import { eighteenth } from './eighteenth.ts';
import { eighth } from './eighth.ts';
import { eleventh } from './eleventh.ts';
import { fifteenth } from './fifteenth.ts';
import { fourteenth } from './fourteenth.ts';
import { fresh } from './fresh.ts';
import { known } from './known.ts';
import { nineteenth } from './nineteenth.ts';
import { ninth } from './ninth.ts';
import { seventh } from './seventh.ts';
import { seventeenth } from './seventeenth.ts';
import { sixteenth } from './sixteenth.ts';
import { sixth } from './sixth.ts';
import { strange } from './strange.ts';
import { tenth } from './tenth.ts';
import { thirteenth } from './thirteenth.ts';
import { twelfth } from './twelfth.ts';
import { twentieth } from './twentieth.ts';
import { unseen } from './unseen.ts';
import { house } from './house.ts';
import { expectedOf } from './judge.ts';

export const sets = {
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
  fifteenth,
  sixteenth,
  seventeenth,
  eighteenth,
  nineteenth,
  twentieth,
};

export const utterances = Object.values(sets).flatMap(expectedOf);

export const maskOf = (text: string): string => read(text, house()).mask;

/** What there is to learn, without any of these sentences. */
export async function lessonsOfOthers(): Promise<readonly Lesson[]> {
  const theirs = new Set(utterances.map(({ text }) => maskOf(text).replaceAll(/([DPS])_+/g, '$1')));
  return (await readLessons()).filter(({ mask }) => !theirs.has(mask));
}
