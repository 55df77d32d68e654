import { screensOf, type Screen } from './screen.ts';

/** The screens before the door. They stand apart, since the front of the house loads them and none of the others. */
export const frontScreens: readonly Screen[] = [
  ...screensOf('landing', 'guild', 'light', {
    kinsong_landing: ['/', 'Kinsong'],
    landing: ['/', 'Kinsong'],
    landing_v2_test: ['/v2', 'Kinsong'],
    waitlist: ['/waitlist', 'Waitlist'],
  }),
  ...screensOf('game-landing', 'guild', 'light', {
    game_landing: ['/game', 'The Secret History of Humankind'],
  }),
  ...screensOf('identity', 'guild', 'light', {
    onboarding: ['/enter', 'Timeline Access'],
    auth: ['/timeline', 'Timeline Access'],
  }),
  ...screensOf('calendar', 'salon', 'light', {
    event_invitation: ['/invitation', 'You are asked to come'],
  }),
  // The kit's own page, for those who build: loaders.ts leaves it out of a production bundle.
  ...screensOf('kit', 'guild', 'light', { house: ['/house', 'The kit'] }),
];
