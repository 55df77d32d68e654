/** All that opens over a screen, in one piece; see `../lazy-layers.ts`. */
export { BottomSheet } from './BottomSheet.tsx';
export { DialogPanel } from './DialogPanel.tsx';
export { MenuPanel } from './MenuPanel.tsx';
export { ToastPanel } from './ToastPanel.tsx';
