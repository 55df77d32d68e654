import { Store } from '../../platform/store.ts';
import type { Ears } from '../../platform/web-module.ts';

/** How often the house has said that a retreat of mine moved: whoever looks at one asks anew. */
export const moved = new Store(0);

/** They come with the first screen, so what retreats ask of the house stands elsewhere. */
export const retreatEars: Ears = {
  opened: () => moved.change((times) => times + 1),
  moved: (what) => what === 'retreats' && moved.change((times) => times + 1),
};
