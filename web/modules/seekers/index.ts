/** Soul and trust of the one who is signed in. */
export { seekers } from './manifest.ts';
export { SoulButton } from './buttons/SoulButton.tsx';
export { TrustButton } from './buttons/TrustButton.tsx';
export { useTrustScore } from './trust-score.data.ts';
export { bandPath, fieldBox as spiralBox, large, pointAt, spiralEnd } from './spiral/spiral.path.ts';
export { PersonFacts } from './person-facts-later.ts';
export { TrustMark } from './spiral/TrustMark.tsx';
export { block, unblock, useBlocked } from './blocks.data.ts';
export { loadCauseNames, loadElevation, loadOwnTrust, loadTrust, OwnSpiral } from './load-trust.ts';
export type { OwnTrustProps, TrustParts } from './OwnTrust.tsx';
export { raise, useSoul, waitingSouls } from './soul-score.data.ts';
