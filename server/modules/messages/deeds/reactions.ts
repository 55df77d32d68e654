import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import { hasReacted, reactionsAfter } from '@kinsong/contract/messages/reactions.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { changeMessageBy } from '../change-message.ts';
import { messageShape } from '../contract-shapes.ts';
import { reachMessage } from './reachable-message.ts';

/**
 * Answers a message with an emoji, or takes that back. What stands under it is worked out while the space is held, so
 * that two who answer at once are both there. The same again changes nothing and takes no revision.
 */
export async function reactTo(
  house: House,
  person: Person,
  where: { space_id: string; message_id: string },
  { emoji, on }: { emoji: string; on: boolean },
): Promise<Message> {
  const { message } = await reachMessage(house, person, 'messages.react', where);
  if (hasReacted(message.reactions ?? [], emoji, person.id) === on) return messageShape(house, message);
  const changed = await changeMessageBy(house, where, ({ reactions }) => {
    const after = reactionsAfter(reactions ?? [], { emoji, person: person.id, on });
    if (after === null) throw new Refusal('input.wrong', { emoji: 'There is no room for one more kind.' });
    return { reactions: after.length === 0 ? null : after };
  });
  if (changed === null) throw new Refusal('found.not');
  return changed;
}
