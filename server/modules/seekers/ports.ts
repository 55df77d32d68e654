import type { House } from '../../platform/house.ts';
import { perHouseGiven } from '../../platform/per-house.ts';
import type { Person } from '../../platform/person.ts';

/** What seekers needs of the others, handed in by app.ts. */
export interface SeekersPorts {
  /** Where somebody said something. Refuses where the message is not theirs, or not there. */
  placeOfOwn(house: House, person: Person, messageId: string): Promise<string>;
  /** Says something to somebody in the name of the house. Said again with the same id, it is said once. */
  tell(
    house: House,
    personId: string,
    message: { readonly id: string; readonly words: string },
  ): Promise<void>;
}

export const seekersPorts = perHouseGiven<SeekersPorts>('what seekers needs of the other modules');
