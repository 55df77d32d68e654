import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Logger } from './log.ts';
import type { Person } from './person.ts';

/** What a call may know of the request behind it, and the little it may do to the answer besides its content. */
export interface Visit {
  readonly person: Person | null;
  readonly address: string;
  readonly device: string;
  readonly log: Logger;
  /** Came over https, or from this very machine: only then may someone sign in. */
  readonly safeToSignIn: boolean;
  /** Sets the session cookie, or clears it with null. */
  keepSession(token: string | null): void;
  /** The browser's copy of the session it came with lasts on. Who came with a bearer token has no copy, and gets none. */
  renewSession(): void;
  /** A cookie of ours that the request came with. */
  cookie(name: string): string | null;
  /** Has the browser keep something for so many milliseconds, where no script reads it; null takes it back. */
  keepCookie(name: string, value: string | null, lasts: number): void;
  /** Sends the browser on to another address instead of answering. */
  redirect(to: string): void;
}

/** What only a browser's own request can do: a call that needs it says so (`cookies`), and no other is given it. */
export type ByBrowser = Pick<Visit, 'keepSession' | 'renewSession' | 'cookie' | 'keepCookie' | 'redirect'>;

function undeclared(): never {
  throw new Error('a call asked for cookies that does not declare it');
}

export const withoutBrowser: ByBrowser = {
  keepSession: undeclared,
  renewSession: undeclared,
  cookie: undeclared,
  keepCookie: undeclared,
  redirect: undeclared,
};

/** Who makes the call. Nobody was let through without a session where the call needs one. */
export function caller(visit: Visit): Person {
  if (visit.person === null) throw new Refusal('auth.needed');
  return visit.person;
}
