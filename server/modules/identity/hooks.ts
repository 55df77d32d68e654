import type { User } from '@kinsong/contract/identity/identity.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';

/** Someone has an account now. */
export interface Arrival {
  readonly personId: string;
  readonly name: string;
  readonly realName: string;
  readonly at: Date;
  /** The space their invitation opens, and who invited them there. */
  readonly spaceId: string | null;
  readonly invitedBy: string | null;
  readonly architect: boolean;
}

/** What is done once the account is on record for good. */
export type Afterwards = (house: House) => Promise<void>;

/** Identity knows no other module; what it needs of them is handed in by app.ts. */
export interface IdentityHooks {
  /** The seekers' part of the user object. */
  describe(
    db: Db,
    personId: string,
  ): Promise<Pick<User, 'avatar_name' | 'real_name' | 'avatar_url' | 'trust_score'>>;
  /** Names and pictures, for lists of people. */
  faces(
    db: Db,
    personIds: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly name: string; readonly avatar_url: string }>>;
  /** Whether the house serves an avatar at this very address, and it is this person's to wear. */
  mayWear(house: House, personId: string, address: string): Promise<boolean>;
  /** Someone says how they are called and seen; everybody who sees them is told. */
  introduce(house: House, personId: string, name: string, avatarUrl: string): Promise<void>;
  /**
   * What comes to be together with an account, in its transaction: the profile, the membership of the space it was
   * invited to. What they answer is done after the commit.
   */
  readonly arrivals: readonly ((db: Db, arrival: Arrival) => Promise<Afterwards | void>)[];
  /** Refuses unless the person may invite into the space. */
  mayInvite(house: House, person: Person, spaceId: string): Promise<void>;
  /** Into which of these spaces anybody may come at all now, by whatever invitation. */
  takingIn(db: Db, spaceIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Nobody's invitation brings this person back there until that is lifted. */
  isSentAway(db: Db, spaceId: string, personId: string): Promise<boolean>;
  /** What letters and lists of invitations call the spaces they open. */
  namesOfSpaces(db: Db, spaceIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** How many salons, guilds and families are open. */
  countSalons(db: Db): Promise<number>;
  /** Makes a member of someone who took up an invitation; being one already is no failure. */
  admit(house: House, personId: string, spaceId: string): Promise<void>;
}
