import type { Chapter } from './chapter.ts';
import { firstFires } from './chapters/first-fires.words.ts';
import { firstFields } from './chapters/first-fields.words.ts';
import { longRoads } from './chapters/long-roads.words.ts';
import { margins } from './chapters/margins.words.ts';
import { nearUs } from './chapters/near-us.words.ts';
import { houses } from './chapters/houses.words.ts';
import { ourStreet } from './chapters/our-street.words.ts';

export const chapters: readonly Chapter[] = [
  ...firstFires,
  ...firstFields,
  ...longRoads,
  ...margins,
  ...nearUs,
  ...houses,
  ...ourStreet,
];
