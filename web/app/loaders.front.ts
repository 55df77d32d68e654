import type { ComponentType } from 'react';
import type { ScreenProps } from './screen.ts';

export type Load = () => Promise<ComponentType<ScreenProps>>;

const landing: Load = () => import('../modules/landing/index.ts').then((module) => module.loadLanding());
const entry: Load = () => import('../modules/identity/index.ts').then((module) => module.Entry);

/** What draws a screen before the door, by its key. It stands apart, since the front of the house loads it. */
export const frontLoaders: Readonly<Record<string, Load>> = {
  kinsong_landing: landing,
  landing,
  landing_v2_test: () => import('../modules/landing/index.ts').then((module) => module.loadSecondLanding()),
  waitlist: () => import('../modules/landing/index.ts').then((module) => module.loadWaitlist()),
  game_landing: () => import('../modules/game-landing/index.ts').then((module) => module.GameLanding),
  event_invitation: () =>
    import('../modules/calendar/invitation/Invitation.tsx').then((module) => module.Invitation),
  onboarding: entry,
  auth: entry,
  ...(import.meta.env?.MODE === 'production'
    ? {}
    : { house: () => import('../modules/kit/index.ts').then((module) => module.KitPage) }),
};
