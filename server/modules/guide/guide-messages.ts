import type { ExtraGiven } from '@kinsong/contract/guide/message-extra.ts';
import type { House } from '../../platform/house.ts';
import { changeMessageOf, sayInSpace } from '../messages/index.ts';

/** The same as messages' own, held to the shapes that the guide hangs on messages. */
export function say(
  house: House,
  spaceId: string,
  word: { id?: string; authorId: string; content: string; extra: ExtraGiven; replyTo?: string },
): ReturnType<typeof sayInSpace> {
  return sayInSpace(house, spaceId, word);
}

export function rewrite(
  house: House,
  spaceId: string,
  messageId: string,
  change: { content?: string; extra?: ExtraGiven },
): ReturnType<typeof changeMessageOf> {
  return changeMessageOf(house, spaceId, messageId, change);
}
