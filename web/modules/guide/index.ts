/** The guide: the main chat and its pages. */
export { MairyScreen } from './chat/MairyScreen.tsx';
export { guideEars, guideSends } from './guide.data.ts';
export { MemoryPage } from './memory/MemoryPage.tsx';
export { SwapPage } from './swap/SwapPage.tsx';
export { SwapsPage } from './swap/SwapsPage.tsx';
export { swapRows } from './swap/swap.data.ts';
export { Turing } from './turing/Turing.tsx';
