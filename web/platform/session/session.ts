import type { User } from '@kinsong/contract/identity/identity.ts';
import { Store } from '../store.ts';
import { personIn, rememberedAs, rememberedPerson, rememberPerson } from './remembered-person.ts';

/**
 * Whose house it is on this screen. `ended` is a session that the house no longer knows while someone was in; whoever is
 * `leaving` ends it, and an answer that is still on its way changes nothing.
 */
export type Who =
  | { readonly state: 'unknown' }
  | { readonly state: 'leaving' }
  | { readonly state: 'nobody' }
  | { readonly state: 'someone'; readonly user: User }
  | { readonly state: 'ended'; readonly user: User; readonly unsent: number };

export const who = new Store<Who>({ state: 'unknown' });

/** What can not be read is cleared without a word. */
export function forgetCorrupt(): void {
  try {
    const kept = localStorage.getItem(rememberedAs);
    if (kept !== null && personIn(kept) === null) localStorage.removeItem(rememberedAs);
  } catch {
    // A browser that keeps nothing has nothing to clear.
  }
}

const letInAs = 'kinsong.let-in';

/** The house let them in: while this tab is open, a reload need not wait to hear that again. */
export function noteLetIn({ id }: User): void {
  try {
    sessionStorage.setItem(letInAs, id);
  } catch {
    // A browser that keeps nothing asks the house each time.
  }
}

export function letInBefore(): User | null {
  const person = rememberedPerson();
  try {
    return sessionStorage.getItem(letInAs) === person?.id ? person : null;
  } catch {
    return null;
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
