import type { Message } from '@kinsong/contract/messages/messages.ts';
import type { House } from '../../platform/house.ts';
import { dropFilesOf } from '../files/index.ts';
import { changeSpace } from '../spaces/index.ts';
import { findMessages, updateMessage, type MessageRow } from './messages.sql.ts';
import { messagesPorts } from './ports.ts';
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

/** The same where the change follows from the row as it is: it is read while the space is held. */
export function changeMessageBy(
  house: House,
  { space_id, message_id }: { space_id: string; message_id: string },
  change: (row: MessageRow) => Change,
): Promise<Message | null> {
  return changeSpace(house, space_id, async (tx, rev) => {
    const [before] = await findMessages(tx, [message_id]);
    if (before === undefined || before.deletedAt !== null) return { result: null, changes: [] };
    const row = await updateMessage(tx, message_id, { ...change(before), rev });
    if (row === null) return { result: null, changes: [] };
    return { result: messageShape(house, row), changes: [messageChange(house, row)] };
  });
}

const bare = {
  content: '',
  extra: null,
  replyTo: null,
  reactions: null,
  mentions: null,
  forwarded: null,
  preview: null,
  pinnedAt: null,
  pinnedBy: null,
} as const satisfies Change;

/** What stays is that there was one: neither its text nor its files. */
export function takeBackFrom(house: House, spaceId: string, messageId: string): Promise<Message | null> {
  const deletedAt = house.clock.now();
  return changeSpace(house, spaceId, async (tx, rev) => {
    const row = await updateMessage(tx, messageId, { ...bare, attachments: [], deletedAt, rev });
    if (row === null) return { result: null, changes: [] };
    await messagesPorts.of(house).wordsGone(tx, messageId);
    const files = await dropFilesOf(house, tx, messageId, rev);
    return { result: messageShape(house, row), changes: [...files, messageChange(house, row)] };
  });
}
