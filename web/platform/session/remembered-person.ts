import type { User } from '@kinsong/contract/identity/identity.ts';

/** The key it has in the browser's storage. */
export const rememberedAs = 'kinsong.person';

/** Who was here last, so that without a connection the cache of the right person is opened. */
export function rememberPerson(user: User | null): void {
  try {
    if (user === null) localStorage.removeItem(rememberedAs);
    else localStorage.setItem(rememberedAs, JSON.stringify(user));
  } catch {
    // A browser that keeps nothing asks the house each time.
  }
}

export function rememberedPerson(): User | null {
  try {
    const kept = localStorage.getItem(rememberedAs);
    return kept === null ? null : personIn(kept);
  } catch {
    return null;
  }
}

/** What an older house did not say; the house is asked at once, and until then nobody is held up. */
const unknownYet = {
  bio: '',
  homepage_preference: 'gameplay',
  consciousness_level: '',
  multiplayer_access: 'Enabled',
  access_level: 'member',
  guild: null,
  onboarding_step: 'mobile_chat',
} as const;

/** Null for what is no person: cut short, written by hand, or by an older house. */
export function personIn(kept: string): User | null {
  try {
    const read: unknown = JSON.parse(kept);
    return typeof read === 'object' && read !== null && 'id' in read && 'name' in read
      ? { ...unknownYet, ...(read as User) }
      : null;
  } catch {
    return null;
  }
}
