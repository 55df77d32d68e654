import type { WebModule } from '../../platform/web-module.ts';
import { blocksEars, blocksKept } from './blocks.data.ts';
import { scoreEars } from './trust-score.data.ts';
import { seekersSends, soulEars } from './soul-score.data.ts';

export const seekers: WebModule = {
  keeps: [blocksKept],
  ears: [soulEars, scoreEars, blocksEars],
  sends: seekersSends,
};
