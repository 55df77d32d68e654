import type { WebModule } from '../../platform/web-module.ts';
import { guideEars, guideSends } from './guide.data.ts';
import { swapRows } from './swap/swap.data.ts';

export const guide: WebModule = { rows: swapRows, ears: [guideEars], sends: guideSends };
