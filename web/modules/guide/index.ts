import type { WebModule } from '../../platform/web-module.ts';
import { guideEars, guideSends } from './guide.data.ts';
import { swapRows } from './swap/swap.data.ts';

/** The guide: the main chat and its pages. */
export const guide: WebModule = { rows: swapRows, ears: [guideEars], sends: guideSends };

export { MairyScreen } from './chat/MairyScreen.tsx';
export { loadMemory, loadSwap, loadSwaps, loadTuring } from './load.ts';
