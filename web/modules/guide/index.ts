/** The guide: the main chat and its pages. */
export { MairyScreen } from './chat/MairyScreen.tsx';
export { loadMemory, loadSwap, loadSwaps, loadTuring } from './load.ts';
export { guideEars, guideSends } from './guide.data.ts';
export { swapRows } from './swap/swap.data.ts';
