/** Soul and trust of the one who is signed in. */
export { seekers } from './manifest.ts';
export { SoulButton } from './buttons/SoulButton.tsx';
export { TrustButton } from './buttons/TrustButton.tsx';
export { TrustMark } from './spiral/TrustMark.tsx';
export { useBlocked } from './blocks.data.ts';
export { loadTrust } from './load-trust.ts';
export { raise, useSoul, waitingSouls } from './soul-score.data.ts';
