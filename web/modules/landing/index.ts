/** The front of the house, its second composition, the waitlist; and the painted scene, for the game's front. */
export { loadLanding, loadSecondLanding } from './Landing.tsx';
export { Scene } from './Scene.tsx';
export { loadWaitlist } from './waitlist/load.ts';
