/** Who makes a call, as the session look-up found it. */
export interface Person {
  readonly id: string;
  /** Roles in the house, not in a space. */
  readonly roles: readonly string[];
  readonly sessionId: string;
}

/** Finds who a session token belongs to; the identity module brings it. */
export type FindPerson = (token: string) => Promise<Person | null>;
