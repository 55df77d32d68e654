import type { Part } from '@kinsong/engines/onboarding/evening.ts';
import { eveningAddresses as at } from '../../platform/session/evening-addresses.ts';

interface ToOpenAgain {
  readonly name: string;
  readonly href: string;
  /** It is there once this part ended. */
  readonly after: Part;
}

/** What of the evening is opened again later. The four typed screens are one text. */
export const toOpenAgain: readonly ToOpenAgain[] = [
  { name: 'Your manifesto', href: at.manifesto_onboarding, after: 'manifesto_onboarding' },
  { name: 'Talked over with Mairy', href: '/manifesto/talk', after: 'sacred_tenets' },
  { name: 'You Are a Seeker Agent', href: at.game_features, after: 'game_features' },
  { name: 'The introduction', href: at.game_intro, after: 'game_intro' },
  { name: 'The terminal', href: at.gameplay_intro, after: 'gameplay_intro' },
  { name: 'The montage', href: at.game_montage, after: 'game_montage' },
  { name: 'The opening of the story', href: at.system_warning, after: 'system_warning' },
];
