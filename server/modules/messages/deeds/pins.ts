import { may } from '@kinsong/contract/capabilities.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import { mostPinned } from '@kinsong/contract/messages/pins.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { mayOrRefuse, standingOf } from '../../spaces/index.ts';
import { changeMessageBy } from '../change-message.ts';
import { messageShape } from '../contract-shapes.ts';
import { countPinned, pinnedMessages } from './pins.sql.ts';
import { reachMessage } from './reachable-message.ts';

/** Owners and stewards pin anything, a member their own words; what somebody pinned they may take down again. */
export async function pinMessage(
  house: House,
  person: Person,
  where: { space_id: string; message_id: string },
  pinned: boolean,
): Promise<Message> {
  const { place, message } = await reachMessage(house, person, 'messages.pinOwn', where);
  const own = message.authorId === person.id || (!pinned && message.pinnedBy === person.id);
  if (!own && !may(standingOf(person, place), 'messages.pinAny')) throw new Refusal('allowed.not');
  if ((message.pinnedAt !== null) === pinned) return messageShape(house, message);
  if (pinned && (await countPinned(house.db, where.space_id)) >= mostPinned) {
    throw new Refusal('input.wrong', {
      pinned: `More than ${mostPinned} pins nobody reads. Take one down first.`,
    });
  }
  const now = house.clock.now();
  const changed = await changeMessageBy(house, where, ({ pinnedAt, pinnedBy }) =>
    // Pinned by another in this very moment, it stays as they pinned it.
    pinned
      ? { pinnedAt: pinnedAt ?? now, pinnedBy: pinnedBy ?? person.id }
      : { pinnedAt: null, pinnedBy: null },
  );
  if (changed === null) throw new Refusal('found.not');
  return changed;
}

export async function listPinned(house: House, person: Person, spaceId: string): Promise<Message[]> {
  const { seesFrom } = await mayOrRefuse(house, person, 'messages.read', spaceId);
  return (await pinnedMessages(house.db, spaceId, seesFrom)).map((row) => messageShape(house, row));
}
