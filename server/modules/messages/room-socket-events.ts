import { messageChanged } from '@kinsong/contract/messages/events.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import type { RoomFrame } from '@kinsong/contract/live/protocol.ts';
import type { RoomMessage } from '@kinsong/contract/rooms/specification-calls.ts';
import type { House } from '../../platform/house.ts';
import type { SpaceNews, View } from '../../platform/live/index.ts';
import { profilesOf, type Profile } from '../seekers/index.ts';

/**
 * What /ws/room/{room_id} says of news, in the specification's words: each message that was just posted, and how each
 * one that was tapped stands now.
 */
export const roomView =
  (house: House): View =>
  async (news) => {
    const told = toldOf(news);
    const authors = [...new Set(told.map(({ message }) => message.author_id))];
    const profiles = await profilesOf(house.db, authors);
    return told.map((each) => JSON.stringify(frameOf(each, profiles.get(each.message.author_id))));
  };

interface Told {
  readonly message: Message;
  readonly isNew: boolean;
}

/** What was posted within the news is new the first time it stands there, however it was tapped since. */
function toldOf({ after, changes }: SpaceNews): Told[] {
  const known = new Set<string>();
  return changes.flatMap(({ event, data }) => {
    if (event !== messageChanged.name) return [];
    const message = data as Message;
    const isNew = message.seq > after && !known.has(message.id);
    known.add(message.id);
    if (message.deleted_at !== null) return [];
    return isNew || message.trust_taps !== undefined ? [{ message, isNew }] : [];
  });
}

const trustOf = ({ trust_taps = 0 }: Message, author: Profile | undefined) => ({
  trust_score: author?.trust_score ?? 0,
  // Taps are anonymous: the list says how many there are, and each of them nothing.
  trust_taps: Array.from({ length: trust_taps }, () => ({})),
});

export const roomMessageOf = (message: Message, author: Profile | undefined): RoomMessage => ({
  id: message.id,
  user_id: message.author_id,
  user_name: author?.name ?? '',
  avatar_url: author?.avatar_url ?? '',
  message: message.content,
  timestamp: message.created_at,
  ...trustOf(message, author),
});

const frameOf = ({ message, isNew }: Told, author: Profile | undefined): RoomFrame =>
  isNew
    ? { type: 'new_message', message: roomMessageOf(message, author) }
    : { type: 'trust_tap', message_id: message.id, ...trustOf(message, author) };
