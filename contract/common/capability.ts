/** What a person is in a space. Reading never inherits from a parent space. */
export const roles = ['owner', 'steward', 'member', 'guest'] as const;
export type Role = (typeof roles)[number];

/** What a person is in the house as a whole; granted by people with the right to. */
export const houseRoles = [
  'member',
  'founding',
  'architect',
  'super_user',
  'founder',
  'facilitator',
  'monitor',
] as const;
export type HouseRole = (typeof houseRoles)[number];

/** Everything a rule may look at: who someone is, here and in the house. */
export interface Standing {
  readonly role: Role | null;
  readonly kind: string | null;
  /** Archived, or taken away and not yet gone. */
  readonly archived: boolean;
  /** Who may invite here: those who keep it, or every member. */
  readonly invitedBy: 'keepers' | 'members';
  readonly houseRoles: readonly string[];
}

/** A rule is a sentence about a standing; sentences compose. */
export type Rule = (standing: Standing) => boolean;

export const as =
  (...wanted: readonly Role[]): Rule =>
  ({ role }) =>
    role !== null && wanted.includes(role);

export const anyMember: Rule = as(...roles);

export const inHouse =
  (...wanted: readonly HouseRole[]): Rule =>
  ({ houseRoles }) =>
    wanted.some((role) => houseRoles.includes(role));

/** Writing stops where a space is archived; reading goes on. */
export const whileOpen: Rule = ({ archived }) => !archived;

export const all =
  (...rules: readonly Rule[]): Rule =>
  (standing) =>
    rules.every((rule) => rule(standing));

/** A named set of rules, one object a module. */
export type Capabilities = Readonly<Record<string, Rule>>;

/**
 * What a call asks for: `anyone` (no session), `person` (any session), or the name of a capability,
 * which is asked in the space the path names, or in the house where it names none.
 */
export type Permission = 'anyone' | 'person' | `${string}.${string}`;
