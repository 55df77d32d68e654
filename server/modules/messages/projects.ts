import { Refusal } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import type { AnswerSent } from '@kinsong/contract/common/call.ts';
import type { Message, projectMessageDirect, projectMessages } from '@kinsong/contract/messages/messages.ts';
import type { House } from '../../platform/house.ts';
import type { View } from '../../platform/live/index.ts';
import type { Person } from '../../platform/person.ts';
import { messageChanged } from '@kinsong/contract/messages/events.ts';
import type { RoomFrame } from '@kinsong/contract/live/protocol.ts';
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

/** What /ws/room/{room_id} says of news: each message that was just posted, in the specification's words. */
export const roomView =
  (house: House): View =>
  async ({ changes }) => {
    const posted = changes.flatMap(({ event, data }) => {
      const message = data as Message;
      return event === messageChanged.name && message.rev === message.seq ? [message] : [];
    });
    const profiles = await profilesOf(house.db, [...new Set(posted.map(({ author_id }) => author_id))]);
    return posted.map((message) => {
      const profile = profiles.get(message.author_id);
      const frame: RoomFrame = {
        type: 'new_message',
        message: {
          id: message.id,
          user_id: message.author_id,
          user_name: profile?.name ?? '',
          avatar_url: profile?.avatar_url ?? '',
          message: message.content,
          timestamp: message.created_at,
          trust_score: profile?.trust_score ?? 0,
          trust_taps: [],
        },
      };
      return JSON.stringify(frame);
    });
  };
