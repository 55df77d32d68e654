import type { User } from '@kinsong/contract/identity/identity.ts';
import { vi } from 'vitest';
import { openHouse } from '../platform/house.ts';

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
export function goInside(lent: Partial<Parameters<typeof openHouse>[1]> = {}): void {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('No way to the house'));
  openHouse(anna, { rows: [], ears: [], sends: [], ...lent });
}
