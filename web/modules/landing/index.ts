/** The front of the house, its second composition, the waitlist; and what the game's front shares with it. */
export { loadLanding, loadSecondLanding } from './Landing.tsx';
export { Scene } from './Scene.tsx';
export { loadWaitlist } from './waitlist/load.ts';
export { deeds } from './words.ts';
