import { useSyncExternalStore } from 'react';

export const skins = ['epic', 'mystical', 'notebook'] as const;
export type Skin = (typeof skins)[number];

/** The same key is read by public/skin.js before the first paint. */
const KEPT_AS = 'kinsong.skin';
const listeners = new Set<() => void>();

export const isSkin = (word: unknown): word is Skin => skins.includes(word as Skin);

export function currentSkin(): Skin {
  const worn = document.documentElement.dataset['skin'];
  return isSkin(worn) ? worn : 'epic';
}

export function chooseSkin(skin: Skin): void {
  document.documentElement.dataset['skin'] = skin;
  try {
    localStorage.setItem(KEPT_AS, skin);
  } catch {
    // A browser may refuse storage: the choice then lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  // What is chosen in one window is worn in all of them.
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== KEPT_AS || !isSkin(newValue)) return;
    document.documentElement.dataset['skin'] = newValue;
    listener();
  };
  addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    removeEventListener('storage', follow);
    listeners.delete(listener);
  };
};

export const useSkin = (): Skin => useSyncExternalStore(subscribe, currentSkin);
