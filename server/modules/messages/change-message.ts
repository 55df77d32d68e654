import type { Message } from '@kinsong/contract/messages/messages.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import type { LiveChange } from '../../platform/live/index.ts';
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
  offeredAt: null,
} as const satisfies Change;

/** What stays is that there was one: neither its text nor its files. */
export function takeBackFrom(house: House, spaceId: string, messageId: string): Promise<Message | null> {
  return changeSpace(house, spaceId, async (tx, rev) => {
    const taken = await takeBack(house, tx, messageId, rev);
    return taken === null
      ? { result: null, changes: [] }
      : { result: messageShape(house, taken.row), changes: taken.changes };
  });
}

/** The same for several with one revision; what was taken back meanwhile is as it was wanted. */
export function takeBackSeveral(house: House, spaceId: string, messageIds: readonly string[]): Promise<void> {
  return changeSpace(house, spaceId, async (tx, rev) => {
    const changes: LiveChange[] = [];
    for (const id of messageIds) changes.push(...((await takeBack(house, tx, id, rev))?.changes ?? []));
    return { result: undefined, changes };
  });
}

async function takeBack(
  house: House,
  tx: Db,
  messageId: string,
  rev: number,
): Promise<{ row: MessageRow; changes: LiveChange[] } | null> {
  const deletedAt = house.clock.now();
  const row = await updateMessage(tx, messageId, { ...bare, attachments: [], deletedAt, rev });
  if (row === null) return null;
  await messagesPorts.of(house).wordsGone(tx, messageId);
  const files = await dropFilesOf(house, tx, messageId, rev);
  return { row, changes: [...files, messageChange(house, row)] };
}
