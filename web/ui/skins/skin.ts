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

/** The way back before the house, which looks there as it does here. */
export function frontOfTheHouse(): string {
  const skin = currentSkin();
  return skin === 'epic' ? '/' : `/?version=${skin}`;
}

export function chooseSkin(skin: Skin): void {
  wear(skin);
  try {
    localStorage.setItem(KEPT_AS, skin);
  } catch {
    // A browser may refuse storage: the choice then lasts until the page is left.
  }
}

/** What is chosen in one window is worn in all of them. */
export function wearTogether(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEPT_AS && isSkin(newValue)) wear(newValue);
  });
}

function wear(skin: Skin): void {
  document.documentElement.dataset['skin'] = skin;
  const around = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (around) around.content = around.dataset[skin] ?? around.content;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useSkin = (): Skin => useSyncExternalStore(subscribe, currentSkin);
