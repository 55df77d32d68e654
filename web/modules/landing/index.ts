/** The front of the house, its second composition, the waitlist; and what the game's front shares with it. */
export { loadLanding, loadSecondLanding } from './Landing.tsx';
export { PaintedScene } from './PaintedScene.tsx';
export { loadWaitlist } from './waitlist/load-waitlist.ts';
export { deeds } from './landing-texts.ts';
