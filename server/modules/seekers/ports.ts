import type { Nearness } from '@kinsong/contract/seekers/audiences.ts';
import type { GateName } from '@kinsong/contract/seekers/trust-gates.ts';
import type { DeedLink } from '@kinsong/contract/guide/proposal-card.ts';
import type { House } from '../../platform/house.ts';
import { perHouseGiven } from '../../platform/per-house.ts';
import type { Person } from '../../platform/person.ts';

/** What seekers needs of the others, handed in by app.ts. */
export interface SeekersPorts {
  /** Where somebody said something. Refuses where the message is not theirs, or not there. */
  placeOfOwn(house: House, person: Person, messageId: string): Promise<string>;
  /** How near these two are, by what they share; null for strangers. */
  nearness(house: House, personId: string, otherId: string): Promise<Nearness | null>;
  /** Somebody has another name now: everyone who sees it is told. */
  profileChanged(house: House, personId: string): Promise<void>;
  /** A gate has closed for somebody: they are out of what lies behind it. Told twice, it changes nothing more. */
  gateClosed(house: House, personId: string, gate: GateName): Promise<void>;
  /** Says something to somebody in the name of the house. Said again with the same id, it is said once. */
  tell(
    house: House,
    personId: string,
    message: {
      readonly id: string;
      readonly words: string;
      readonly about: string;
      readonly link?: DeedLink;
    },
  ): Promise<void>;
}

export const seekersPorts = perHouseGiven<SeekersPorts>('what seekers needs of the other modules');
