import { useEffect } from 'react';
import { Store, useStore } from '../../../platform/store.ts';

const keptAs = 'kinsong.backdrop';

function kept(): number {
  try {
    const found = Number(localStorage.getItem(keptAs) ?? 100);
    return found >= 0 && found <= 100 ? found : 100;
  } catch {
    return 100;
  }
}

/** How strongly the sky (or the paper) shows behind the talk, from 0 to 100. */
const opacity = new Store(kept());

export const useBackdropOpacity = (): readonly [number, (next: number) => void] => [
  useStore(opacity),
  choose,
];

function choose(next: number): void {
  opacity.set(next);
  try {
    localStorage.setItem(keptAs, String(next));
  } catch {
    // It then lasts until the page is left.
  }
}

/** Holds for the talk only: elsewhere the backdrop is whole. */
export function useDimmedBackdrop(): void {
  const [value] = useBackdropOpacity();
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--backdrop-opacity', String(value / 100));
    return () => void style.removeProperty('--backdrop-opacity');
  }, [value]);
}
