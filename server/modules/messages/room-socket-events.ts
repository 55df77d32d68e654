import { messageChanged } from '@kinsong/contract/messages/events.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import type { RoomFrame } from '@kinsong/contract/live/protocol.ts';
import type { House } from '../../platform/house.ts';
import type { LiveChange, View } from '../../platform/live/index.ts';
import { profilesOf, type Profile } from '../seekers/index.ts';

/**
 * What /ws/room/{room_id} says of news, in the specification's words: each message that was just posted, and how each
 * one that was tapped stands now.
 */
export const roomView =
  (house: House): View =>
  async ({ changes }) => {
    const told = changes.flatMap(toldOf);
    const profiles = await profilesOf(house.db, [...new Set(told.map(({ author_id }) => author_id))]);
    return told.map((message) => JSON.stringify(frameOf(message, profiles.get(message.author_id))));
  };

const isNew = ({ seq, rev }: Message): boolean => seq === rev;

function toldOf({ event, data }: LiveChange): Message[] {
  if (event !== messageChanged.name) return [];
  const message = data as Message;
  const tapped = message.trust_taps !== undefined && message.deleted_at === null;
  return isNew(message) || tapped ? [message] : [];
}

function frameOf(message: Message, author: Profile | undefined): RoomFrame {
  const trust = {
    trust_score: author?.trust_score ?? 0,
    // Taps are anonymous: the list says how many there are, and each of them nothing.
    trust_taps: Array.from({ length: message.trust_taps ?? 0 }, () => ({})),
  };
  if (!isNew(message)) return { type: 'trust_tap', message_id: message.id, ...trust };
  return {
    type: 'new_message',
    message: {
      id: message.id,
      user_id: message.author_id,
      user_name: author?.name ?? '',
      avatar_url: author?.avatar_url ?? '',
      message: message.content,
      timestamp: message.created_at,
      ...trust,
    },
  };
}
