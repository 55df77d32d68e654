import { ofData } from './data.words.ts';
import type { Entry } from './entry.ts';
import { ofHouse } from './house.words.ts';

/** The most particular first: the first entry whose words are all found is the one that answers. */
export const questions: readonly Entry[] = [...ofData, ...ofHouse];
