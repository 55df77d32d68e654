/** Soul and trust of the one who is signed in, lent to whoever shows them. */
export { SoulButton } from './buttons/SoulButton.tsx';
export { TrustButton } from './buttons/TrustButton.tsx';
export { TrustMark } from './spiral/TrustMark.tsx';
export { loadTrust } from './load.ts';
export { scoreEars } from './score.data.ts';
export { raise, seekersSends, soulEars, useSoul, waitingSouls } from './soul.data.ts';
