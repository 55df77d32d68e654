import type { Capability } from '@kinsong/contract/capabilities.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { mayOrRefuse } from '../../spaces/index.ts';
import { findMessage, type MessageRow } from '../messages.sql.ts';

type Place = Awaited<ReturnType<typeof mayOrRefuse>>;

/** A message that somebody may do something with, where it was not taken back. */
export async function reachMessage(
  house: House,
  person: Person,
  capability: Capability,
  { space_id, message_id }: { space_id: string; message_id: string },
): Promise<{ place: Place; message: MessageRow }> {
  const place = await mayOrRefuse(house, person, capability, space_id);
  const message = await findMessage(house.db, space_id, message_id, place.seesFrom);
  if (message === null || message.deletedAt !== null) throw new Refusal('found.not');
  return { place, message };
}
