import type { ExtraGiven } from '@kinsong/contract/guide/message-extra.ts';
import type { House } from '../../platform/house.ts';
import { changeMessageOf, sayInSpace } from '../messages/index.ts';

type Word = Parameters<typeof sayInSpace>[2];
type Change = Parameters<typeof changeMessageOf>[3];

/** The same as messages' own, held to the shapes that the guide hangs on messages. */
export const say = (house: House, spaceId: string, word: Word & { extra: ExtraGiven }) =>
  sayInSpace(house, spaceId, word);

export const rewrite = (
  house: House,
  spaceId: string,
  messageId: string,
  change: Change & { extra?: ExtraGiven },
) => changeMessageOf(house, spaceId, messageId, change);
