import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Attachment } from '@kinsong/contract/files/files.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import type { LiveChange } from '../../platform/live/index.ts';
import { carryFiles, filesToCarry } from '../files/index.ts';
import { inOrder, vitalsChange } from '../spaces/index.ts';
import { messageChange } from './contract-shapes.ts';
import { insertMessages, type NewMessage } from './insert-messages.sql.ts';
import { findMessages, updateMessage, type MessageRow } from './messages.sql.ts';

/**
 * Commits a message together with the files it carries, which others see from its revision on. Alone, unlike those that
 * only say something: either all of it is there or nothing. Null as in `commitMessage`.
 */
export function commitWithFiles(
  house: House,
  spaceId: string,
  message: NewMessage,
  files: readonly string[],
): Promise<MessageRow | null> {
  return inOrder(house, spaceId, async () => {
    const [known] = await findMessages(house.db, [message.id]);
    if (known !== undefined) return sameOrRefuse(known, spaceId, message);
    const said = await house.db.transaction(async (tx) => {
      const attachments = await filesToCarry(tx, { spaceId, authorId: message.authorId }, files);
      const { rows, noticed } = await insertMessages(tx, spaceId, [{ ...message, attachments }]);
      const [row] = rows;
      if (row === undefined) return null;
      const changes = await carryFiles(tx, row.id, row.seq, files);
      return { row, changes: noticed === null ? changes : [...changes, vitalsChange(noticed)] };
    });
    if (said === null) {
      const [stored] = await findMessages(house.db, [message.id]);
      return stored === undefined ? null : sameOrRefuse(stored, spaceId, message);
    }
    const { row, changes } = said;
    house.live.publish({
      space: spaceId,
      after: row.seq - 1,
      rev: row.seq,
      changes: [...changes, messageChange(house, row)],
    });
    return row;
  });
}

function sameOrRefuse(row: MessageRow, spaceId: string, { authorId }: NewMessage): MessageRow {
  if (row.spaceId !== spaceId || row.authorId !== authorId) throw new Refusal('id.taken');
  return row;
}

/** What a message carries has another name, or is gone. */
export async function carriesNow(
  house: House,
  tx: Db,
  messageId: string,
  rev: number,
  attachments: readonly Attachment[],
): Promise<LiveChange[]> {
  const [message] = await findMessages(tx, [messageId]);
  if (message === undefined || message.deletedAt !== null) return [];
  const now = new Map(attachments.map((each) => [each.id, each]));
  const kept = message.attachments.flatMap(({ id }) => now.get(id) ?? []);
  const row = await updateMessage(tx, messageId, { attachments: kept, rev });
  return row === null ? [] : [messageChange(house, row)];
}
