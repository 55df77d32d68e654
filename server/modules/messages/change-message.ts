import type { Message } from '@kinsong/contract/messages/messages.ts';
import type { House } from '../../platform/house.ts';
import { changeSpace } from '../spaces/index.ts';
import { updateMessage } from './messages.sql.ts';
import { messageChange, messageShape } from './contract-shapes.ts';

type Change = Omit<Parameters<typeof updateMessage>[2], 'rev'>;

/** Null where it was taken back in this very moment: then there is nothing to change any more. */
export function changeMessageOf(
  house: House,
  spaceId: string,
  messageId: string,
  change: Change,
): Promise<Message | null> {
  return changeSpace(house, spaceId, async (tx, rev) => {
    const row = await updateMessage(tx, messageId, { ...change, rev });
    if (row === null) return { result: null, changes: [] };
    return { result: messageShape(house, row), changes: [messageChange(house, row)] };
  });
}

/** What stays is that there was one: neither its text nor its files. */
export const takeBackFrom = (house: House, spaceId: string, messageId: string): Promise<Message | null> =>
  changeMessageOf(house, spaceId, messageId, {
    content: '',
    attachments: [],
    extra: null,
    replyTo: null,
    deletedAt: house.clock.now(),
  });
