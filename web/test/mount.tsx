import '../ui/tokens.css';
import '../ui/tokens.tale.css';
import '../ui/tokens.door.css';
import '../ui/tokens.talk.css';
import '../ui/tokens.files.css';
import '../ui/tokens.typed.css';
import '../ui/tokens.home.css';
import '../ui/tokens.organiser.css';
import '../ui/tokens.companion.css';
import '../ui/tokens.docs.css';
import '../ui/fonts.css';
import '../ui/base.css';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { Skin } from '../ui/skins/skin.ts';

export const sizes = { narrow: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } };
export type Size = keyof typeof sizes;

/** Draws something as the app would, in a skin and at a size; it is gone when the test is over. */
export async function mount(
  what: ReactNode,
  skin: Skin = 'epic',
  size: Size = 'narrow',
): Promise<HTMLElement> {
  const { width, height } = sizes[size];
  await page.viewport(width, height);
  document.documentElement.dataset['skin'] = skin;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  flushSync(() => root.render(what));
  await document.fonts.ready;
  return place;
}
