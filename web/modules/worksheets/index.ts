/** Guided sheets of questions, filled in together, and the ledger of who gave what. */
export { worksheets } from './manifest.ts';
export const loadSheet = () => import('./sheet/SheetScreen.tsx').then(({ SheetScreen }) => SheetScreen);
export const loadSheets = () => import('./panel/SheetsScreen.tsx').then(({ SheetsScreen }) => SheetsScreen);
export const loadLedger = () => import('./ledger/LedgerScreen.tsx').then(({ LedgerScreen }) => LedgerScreen);
