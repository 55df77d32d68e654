/** The first evening, from the promises to the game. */
export { BackArrow } from './BackArrow.tsx';
export { toOpenAgain } from './evening-words.ts';
export { WhatYouPromised } from './joining/lazy.ts';
export * from './load-screens.ts';
export { onboarding } from './manifest.ts';
export { useEvening } from './useEvening.ts';
export { useStep } from './useStep.ts';
