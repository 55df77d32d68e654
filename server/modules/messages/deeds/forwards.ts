import { may } from '@kinsong/contract/capabilities.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import { kindOf } from '@kinsong/contract/spaces/space-kinds.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { copyFiles } from '../../files/index.ts';
import { profilesOf } from '../../seekers/index.ts';
import { mayOrRefuse, standingOf } from '../../spaces/index.ts';
import { findMessages } from '../messages.sql.ts';
import { messageShape } from '../contract-shapes.ts';
import { sayAs } from '../messages.ts';
import { reachMessage } from './reachable-message.ts';

/**
 * Carries words from one space into another. Only what may be quoted leaves its space: neither a council's words nor what
 * two said to each other. Carried on once more, they stay whose they were. Who was named in them is not called twice.
 * Its files come along where files may be brought.
 */
export async function forwardMessage(
  house: House,
  person: Person,
  spaceId: string,
  { id, from_space_id, message_id }: { id: string; from_space_id: string; message_id: string },
): Promise<Message> {
  const there = await mayOrRefuse(house, person, 'messages.post', spaceId);
  const [known] = await findMessages(house.db, [id]);
  // Sent twice: what it was carried from may be gone by now.
  if (known?.spaceId === spaceId && known.authorId === person.id) return messageShape(house, known);
  const from = { space_id: from_space_id, message_id };
  const { place, message } = await reachMessage(house, person, 'messages.read', from);
  if (!kindOf(place.kind).quotable) throw new Refusal('allowed.not');
  const mayBring = may(standingOf(person, there), 'files.bring');
  const ids = mayBring ? message.attachments.map((each) => each.id) : [];
  if (message.content === '' && ids.length === 0)
    throw new Refusal('input.wrong', { message_id: 'There is nothing in this to carry.' });
  const author = (await profilesOf(house.db, [message.authorId])).get(message.authorId);
  const forwarded = message.forwarded ?? {
    author_id: message.authorId,
    author_name: author?.name ?? '',
    said_at: message.createdAt.toISOString(),
    ...from,
  };
  const files = ids.length === 0 ? [] : await copyFiles(house, { spaceId, authorId: person.id }, ids);
  return sayAs(house, person, spaceId, { id, content: message.content, reply_to: null, forwarded, files });
}
