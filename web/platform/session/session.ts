import type { User } from '@kinsong/contract/identity/identity.ts';
import { Store } from '../store.ts';

/** Whose house it is on this screen. `ended` is a session that the house no longer knows while someone was in. */
export type Who =
  | { readonly state: 'unknown' }
  | { readonly state: 'nobody' }
  | { readonly state: 'someone'; readonly user: User }
  | { readonly state: 'ended'; readonly user: User; readonly unsent: number };

export const who = new Store<Who>({ state: 'unknown' });

const remembered = 'kinsong.person';

/** Who was here last, so that without a connection the cache of the right person is opened. */
export function rememberPerson(user: User | null): void {
  try {
    if (user === null) localStorage.removeItem(remembered);
    else localStorage.setItem(remembered, JSON.stringify(user));
  } catch {
    // A browser that keeps nothing asks the house each time.
  }
}

export function rememberedPerson(): User | null {
  try {
    const kept = localStorage.getItem(remembered);
    return kept === null ? null : personIn(kept);
  } catch {
    return null;
  }
}

/** Null for what is no person: cut short, written by hand, or by an older house. */
function personIn(kept: string): User | null {
  try {
    const read: unknown = JSON.parse(kept);
    return typeof read === 'object' && read !== null && 'id' in read && 'name' in read
      ? (read as User)
      : null;
  } catch {
    return null;
  }
}

/** What can not be read is cleared without a word. */
export function forgetCorrupt(): void {
  try {
    const kept = localStorage.getItem(remembered);
    if (kept !== null && personIn(kept) === null) localStorage.removeItem(remembered);
  } catch {
    // A browser that keeps nothing has nothing to clear.
  }
}

const left = 'kinsong.was-here';

/** Whose session ran out: while this tab is open, the entry knows their name. Whoever leaves the house leaves none. */
export function leaveName(user: User): void {
  try {
    sessionStorage.setItem(left, JSON.stringify(user));
  } catch {
    // A browser that keeps nothing has them type it.
  }
}

export function whoWasHere(): User | undefined {
  try {
    return rememberedPerson() ?? personIn(sessionStorage.getItem(left) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Something about oneself changed, and is to be seen on this screen too. */
export function changeMyself(changes: Partial<User>): void {
  const now = who.get();
  if (now.state !== 'someone') return;
  const user = { ...now.user, ...changes };
  rememberPerson(user);
  who.set({ state: 'someone', user });
}
