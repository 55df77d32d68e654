import type { SoulScore } from '@kinsong/contract/seekers/soul-score.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { seekersPorts } from './ports.ts';
import * as seekers from './seekers.sql.ts';
import * as rows from './soul-score.sql.ts';

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
  person: Person,
  { message_id, time_zone }: { message_id: string; time_zone?: string | undefined },
): Promise<SoulScore> {
  const spaceId = await seekersPorts.of(house).placeOfOwn(house, person, message_id);
  const at = house.clock.now();
  await rows.insertSoulTap(house.db, { messageId: message_id, spaceId, personId: person.id, at });
  return readSoul(house, person, time_zone);
}
