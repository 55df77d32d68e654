/** The guide: the main chat and its pages. */
export { guide } from './manifest.ts';
export { MairyScreen } from './chat/MairyScreen.tsx';
export { loadMemory, loadSwap, loadSwaps, loadTuring } from './load-pages.ts';
export { EmergencyNumbers } from './danger/EmergencyNumbers.tsx';
export { useSwapTalks } from './swap/useSwapTalks.tsx';
