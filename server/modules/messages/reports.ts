import type { AnswerSent } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import type { reportMessage } from '@kinsong/contract/messages/reports.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { mayOrRefuse } from '../spaces/index.ts';
import { findMessage } from './messages.sql.ts';
import { insertReport } from './reports.sql.ts';

/** Somebody reports another's words, which are kept as they are now. */
export async function report(
  house: House,
  person: Person,
  { space_id: spaceId, message_id: messageId }: { space_id: string; message_id: string },
  reason: string,
): Promise<AnswerSent<typeof reportMessage>> {
  const { seesFrom } = await mayOrRefuse(house, person, 'messages.read', spaceId);
  const message = await findMessage(house.db, spaceId, messageId, seesFrom);
  if (message === null || message.deletedAt !== null) throw new Refusal('found.not');
  if (message.authorId === person.id) throw new Refusal('allowed.not');
  await insertReport(house.db, {
    ...{ id: newId(), messageId, spaceId, authorId: message.authorId, words: message.content, reason },
    ...{ reportedBy: person.id, reportedAt: house.clock.now(), answeredAt: null },
  });
  return { message_id: messageId, reported: true };
}
