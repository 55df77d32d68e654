import type { SegmentType } from '@kinsong/contract/onboarding/montage.ts';
import { constellation } from './constellation.ts';
import { crossing } from './crossing.ts';
import { gathering } from './gathering.ts';
import { letter } from './letter.ts';
import { origin } from './origin.ts';
import { planting } from './planting.ts';
import type { Painter } from './scene.ts';
import { threshold } from './threshold.ts';

/** What draws each type of segment. */
export const painters: Readonly<Record<SegmentType, Painter>> = {
  origin,
  letter,
  planting,
  gathering,
  crossing,
  constellation,
  threshold,
};
