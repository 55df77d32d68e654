import type { SoulScore } from '@kinsong/contract/seekers/soul.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import * as seekers from './seekers.sql.ts';
import * as rows from './soul.sql.ts';

/** What seekers needs of the others, handed in by app.ts. */
export interface SeekersHooks {
  /** Where somebody said something. Refuses where the message is not theirs, or not there. */
  placeOfOwn(house: House, person: Person, messageId: string): Promise<string>;
  /** Says something to somebody in the name of the house. Said again with the same id, it is said once. */
  tell(
    house: House,
    personId: string,
    message: { readonly id: string; readonly words: string },
  ): Promise<void>;
}

/** Soul is for the eyes of its owner alone. Asking says where one is, so that today begins at one's own midnight. */
export async function readSoul(
  house: House,
  { id }: Person,
  timeZone: string | undefined,
): Promise<SoulScore> {
  const zone = await seekers.keepTimeZone(house.db, id, timeZone);
  return rows.sumSoul(house.db, id, house.clock.now(), zone);
}

/** One more for one's own words, once a message: tapped again, from whatever device, nothing changes. */
export async function raiseSoul(
  house: House,
  hooks: SeekersHooks,
  person: Person,
  { message_id, time_zone }: { message_id: string; time_zone?: string | undefined },
): Promise<SoulScore> {
  const spaceId = await hooks.placeOfOwn(house, person, message_id);
  const at = house.clock.now();
  await rows.insertSoulTap(house.db, { messageId: message_id, spaceId, personId: person.id, at });
  return readSoul(house, person, time_zone);
}
