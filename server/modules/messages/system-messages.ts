import { Refusal } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import type { Extra, Message } from '@kinsong/contract/messages/messages.ts';
import type { House } from '../../platform/house.ts';
import * as rows from './messages.sql.ts';
import { commitMessage } from './commit-messages.ts';
import { messageShape } from './contract-shapes.ts';

/**
 * What other modules say in a space: in the same order, by the same commit and to the same readers as what people say.
 * Whether it may be said there is theirs to ask first.
 */
export interface Word {
  readonly id?: string;
  /** A person who is in the space, or one of the voices. */
  readonly authorId: string;
  readonly content: string;
  readonly extra?: Extra;
  readonly replyTo?: string;
}

export async function sayInSpace(house: House, spaceId: string, word: Word): Promise<Message> {
  const row = await commitMessage(house, spaceId, {
    id: word.id ?? newId(),
    authorId: word.authorId,
    content: word.content,
    replyTo: word.replyTo ?? null,
    attachments: [],
    extra: word.extra ?? null,
    createdAt: house.clock.now(),
  });
  if (row === null) throw new Refusal('found.not');
  return messageShape(house, row);
}

/** A text that is still coming, as far as it is there: kept without a revision, since its pieces were told already. */
export async function keepWords(house: House, messageId: string, content: string): Promise<void> {
  await rows.keepContent(house.db, messageId, content);
}

export async function messageOf(house: House, spaceId: string, messageId: string): Promise<Message | null> {
  const row = await rows.findMessage(house.db, spaceId, messageId, 0);
  return row === null || row.deletedAt !== null ? null : messageShape(house, row);
}

/** The last words of a space, oldest first, without those that were taken back. */
export async function lastWordsOf(house: House, spaceId: string, limit: number): Promise<Message[]> {
  const found = await rows.newestMessages(house.db, spaceId, limit);
  return found.map((row) => messageShape(house, row)).toReversed();
}
