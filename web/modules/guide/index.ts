/** The guide: the main chat and its pages. */
export { MairyScreen } from './chat/MairyScreen.tsx';
export { guideEars, guideSends } from './guide.data.ts';
export { MemoryPage } from './memory/MemoryPage.tsx';
export { Turing } from './turing/Turing.tsx';
