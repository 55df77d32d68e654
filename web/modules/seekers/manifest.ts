import type { WebModule } from '../../platform/web-module.ts';
import { scoreEars } from './trust-score.data.ts';
import { seekersSends, soulEars } from './soul-score.data.ts';

export const seekers: WebModule = { ears: [soulEars, scoreEars], sends: seekersSends };
