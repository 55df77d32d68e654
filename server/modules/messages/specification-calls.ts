import { Refusal } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import type { AnswerSent } from '@kinsong/contract/common/call.ts';
import type { Message, projectMessageDirect, projectMessages } from '@kinsong/contract/messages/messages.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { profilesOf } from '../seekers/index.ts';
import { postMessage, readMessages } from './messages.ts';

type ProjectMessage = AnswerSent<typeof projectMessageDirect>;

/** The specification's own names for a salon's messages (S2 §7). */
export async function listProjectMessages(
  house: House,
  person: Person,
  projectId: string,
): Promise<AnswerSent<typeof projectMessages>> {
  const { messages } = await readMessages(house, person, projectId, { limit: 100 });
  return {
    messages: await named(
      house,
      messages.filter(({ deleted_at }) => deleted_at === null),
    ),
  };
}

export async function postDirect(
  house: House,
  person: Person,
  projectId: string,
  { id, content }: { id: string | undefined; content: string | undefined },
): Promise<ProjectMessage> {
  if (content === undefined) throw new Refusal('input.wrong', { content: 'Write something first.' });
  const said = await postMessage(house, person, projectId, { id: id ?? newId(), content, reply_to: null });
  const [message] = await named(house, [said]);
  if (message === undefined) throw new Error('a message without a shape');
  return message;
}

async function named(house: House, messages: readonly Message[]): Promise<ProjectMessage[]> {
  const profiles = await profilesOf(house.db, [...new Set(messages.map(({ author_id }) => author_id))]);
  return messages.map(({ id, author_id, content, created_at }) => ({
    id,
    sender_id: author_id,
    sender_name: profiles.get(author_id)?.name ?? '',
    content,
    created_at,
  }));
}
