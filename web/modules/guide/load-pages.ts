/** Her pages are fetched when somebody goes there: the talk does not wait for them. */
export const loadMemory = () => import('./memory/MemoryPage.tsx').then(({ MemoryPage }) => MemoryPage);
export const loadSwap = () => import('./swap/SwapPage.tsx').then(({ SwapPage }) => SwapPage);
export const loadSwaps = () => import('./swap/SwapsPage.tsx').then(({ SwapsPage }) => SwapsPage);
export const loadTuring = () =>
  import('./turing/AboutTheModelPage.tsx').then(({ AboutTheModelPage }) => AboutTheModelPage);
