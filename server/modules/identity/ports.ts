import type { User } from '@kinsong/contract/identity/identity.ts';
import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import { perHouseGiven } from '../../platform/per-house.ts';
import type { Visit } from '../../platform/caller.ts';
import type { Newcomer } from './accounts.ts';
import type { PersonRow } from './identity.sql.ts';

/** Someone has an account now, and is signed in. */
export interface Arrived {
  readonly person: PersonRow;
  readonly token: string;
  readonly message: string;
  /** The space their invitation opens. */
  readonly spaceId: string | null;
}

export type KnownOfPerson = Pick<
  User,
  | 'avatar_name'
  | 'real_name'
  | 'avatar_url'
  | 'bio'
  | 'homepage_preference'
  | 'trust_score'
  | 'consciousness_level'
  | 'multiplayer_access'
  | 'guild'
  | 'onboarding_step'
>;

/** Identity knows no other module; what it needs of them is handed in by app.ts. */
export interface IdentityPorts {
  /** What the others know of somebody, for the user object. */
  describe(db: Db, personId: string): Promise<KnownOfPerson>;
  /** Whether the house serves an avatar at this very address, and it is this person's to wear. */
  mayWear(house: House, personId: string, address: string): Promise<boolean>;
  /** Someone says how they are called and seen; everybody who sees them is told. */
  introduce(house: House, personId: string, name: string, avatarUrl: string): Promise<void>;
  /** How many salons, guilds and families are open. */
  countSalons(db: Db): Promise<number>;
  /** What is kept of an invitation's code while another service is asked. */
  markOfCode(config: Config, code: string): string;
  /** Someone new comes by the code; what is done `besides` is on record together with it. Null when it opens nothing. */
  arrive(
    house: House,
    codeMark: string,
    newcomer: Newcomer,
    visit: Visit,
    besides: (tx: Db, personId: string) => Promise<void>,
  ): Promise<Arrived | null>;
  /** Someone known takes up the invitation that a letter was sent for; why they may not is said beside it. */
  takeUp(
    house: House,
    invitationId: string,
    person: PersonRow,
    visit: Visit,
  ): Promise<{ spaceId: string | null; refusal: string | null }>;
  /** The password is another from now on. What the former one opened besides the account is to be opened by this one. */
  passwordIsNow(
    house: House,
    tx: Db,
    personId: string,
    passwords: { former: string | null; next: string },
  ): Promise<void>;
  /** A passkey is being removed; refuses where something would stay closed for ever. */
  passkeyRemoved(tx: Db, personId: string, passkeyId: string): Promise<void>;
}

export const identityPorts = perHouseGiven<IdentityPorts>('what identity needs of the other modules');
