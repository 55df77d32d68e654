import { newId } from '@kinsong/contract/common/ids.ts';
import type { User } from '@kinsong/contract/identity/identity.ts';
import { vi } from 'vitest';
import { isPerson, openSession } from '../platform/signed-in.ts';
import type { WebModule } from '../platform/web-module.ts';

export const anna: User = {
  // Another one in each file of tests: what one of them left to be sent later is kept by the browser, for her alone.
  id: newId(),
  name: 'Anna',
  email: 'anna@longtable.example',
  avatar_name: '',
  real_name: '',
  avatar_url: '',
  bio: '',
  homepage_preference: 'gameplay',
  roles: [],
  trust_score: 42,
  is_super_user: false,
  is_founder: false,
  consciousness_level: 'awakening',
  multiplayer_access: 'Enabled',
  access_level: 'member',
  guild: null,
  onboarding_step: 'mobile_chat',
};

/** Anna is inside, and no answer comes from any house: what is done here is kept, as it is in a tunnel. */
export function goInside(...modules: readonly WebModule[]): void {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('No way to the house'));
  openSession(anna, modules);
  isPerson(anna);
}
