import type { User } from '@kinsong/contract/identity/identity.ts';
import { vi } from 'vitest';
import { openSession } from '../platform/signed-in.ts';
import type { WebModule } from '../platform/web-module.ts';

export const anna: User = {
  id: '0199a0de-0000-7000-8000-000000000001',
  name: 'Anna',
  email: 'anna@longtable.example',
  avatar_name: '',
  real_name: '',
  avatar_url: '',
  roles: [],
  trust_score: 42,
  is_super_user: false,
  is_founder: false,
};

/** Anna is inside, and no answer comes from any house: what is done here is kept, as it is in a tunnel. */
export function goInside(...modules: readonly WebModule[]): void {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('No way to the house'));
  openSession(anna, modules);
}
