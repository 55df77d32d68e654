import type { WebModule } from '../../platform/web-module.ts';
import { scoreEars } from './score.data.ts';
import { seekersSends, soulEars } from './soul.data.ts';

/** Soul and trust of the one who is signed in. */
export const seekers: WebModule = { ears: [soulEars, scoreEars], sends: seekersSends };

export { SoulButton } from './buttons/SoulButton.tsx';
export { TrustButton } from './buttons/TrustButton.tsx';
export { TrustMark } from './spiral/TrustMark.tsx';
export { loadTrust } from './load.ts';
export { raise, useSoul, waitingSouls } from './soul.data.ts';
