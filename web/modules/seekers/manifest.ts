import type { WebModule } from '../../platform/web-module.ts';
import { scoreEars } from './score.data.ts';
import { seekersSends, soulEars } from './soul.data.ts';

export const seekers: WebModule = { ears: [soulEars, scoreEars], sends: seekersSends };
