import type { Step } from '@kinsong/engines/onboarding/evening.ts';

/** Where each part of the first evening is shown, for the list of screens and for whoever is led there. */
export const eveningAddresses = {
  sacred_tenets: '/joining',
  manifesto_onboarding: '/manifesto',
  guild_creation: '/guild/new',
  game_features: '/game/mission',
  game_intro: '/game/welcome',
  gameplay_intro: '/game/terminal',
  game_montage: '/game/montage',
  system_warning: '/game/warning',
  consciousness_reveal: '/game/reveal',
  realworld_focus: '/game/real-world',
  belonging_reminder: '/game/belonging',
  mobile_chat: '/mairy',
} as const satisfies Record<Step, string>;
