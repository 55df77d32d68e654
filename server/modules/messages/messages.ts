import type { Answer } from '@kinsong/contract/common/call.ts';
import { may } from '@kinsong/contract/capabilities.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { listMessages, Message } from '@kinsong/contract/messages/messages.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import {
  forgetPlaces,
  mayByRecentPlace,
  mayOrRefuse,
  standingOf,
  type ChangeSource,
} from '../spaces/index.ts';
import { changeMessageOf, takeBackFrom } from './change-message.ts';
import * as rows from './messages.sql.ts';
import { commitMessage } from './commit-messages.ts';
import { messageChange, messageShape } from './contract-shapes.ts';

export interface Said {
  readonly id: string;
  readonly content: string;
  readonly reply_to: string | null;
}

/** Says something. Said twice with the same id, it is stored once, and the second answer is the first. */
export async function postMessage(
  house: House,
  person: Person,
  spaceId: string,
  said: Said,
): Promise<Message> {
  const place = await mayByRecentPlace(house, person, 'messages.post', spaceId);
  if (said.reply_to !== null) {
    const original = await rows.findMessage(house.db, spaceId, said.reply_to, place.seesFrom);
    if (original === null)
      throw new Refusal('input.wrong', { reply_to: 'The message this answers is not here.' });
  }
  const row = await commitMessage(house, spaceId, {
    id: said.id,
    authorId: person.id,
    content: said.content,
    replyTo: said.reply_to,
    attachments: [],
    extra: null,
    createdAt: house.clock.now(),
  });
  if (row === null) {
    forgetPlaces(house, spaceId);
    await mayOrRefuse(house, person, 'messages.post', spaceId);
    throw new Refusal('house.full');
  }
  return messageShape(house, row);
}

export async function editMessage(
  house: House,
  person: Person,
  spaceId: string,
  messageId: string,
  content: string,
): Promise<Message> {
  const place = await mayOrRefuse(house, person, 'messages.editOwn', spaceId);
  const message = await rows.findMessage(house.db, spaceId, messageId, place.seesFrom);
  if (message === null || message.deletedAt !== null) throw new Refusal('found.not');
  if (message.authorId !== person.id) throw new Refusal('allowed.not');
  const edited = await changeMessageOf(house, spaceId, messageId, { content, editedAt: house.clock.now() });
  if (edited === null) throw new Refusal('found.not');
  return edited;
}

/** Takes a message back. Taken back already, by an earlier try of the same call or by someone else, it is as was wanted. */
export async function deleteMessage(
  house: House,
  person: Person,
  spaceId: string,
  messageId: string,
): Promise<Message> {
  const place = await mayOrRefuse(house, person, 'messages.deleteOwn', spaceId);
  const message = await rows.findMessage(house.db, spaceId, messageId, place.seesFrom);
  if (message === null) throw new Refusal('found.not');
  const own = message.authorId === person.id;
  if (!own && !may(standingOf(person, place), 'messages.deleteAny')) throw new Refusal('allowed.not');
  if (message.deletedAt !== null) return messageShape(house, message);
  const taken = await takeBackFrom(house, spaceId, messageId);
  // Another try was quicker.
  return taken ?? deleteMessage(house, person, spaceId, messageId);
}

export interface Page {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly limit: number;
}

/** A page of the stream, always from older to newer. */
export async function readMessages(
  house: House,
  person: Person,
  spaceId: string,
  page: Page,
): Promise<Answer<typeof listMessages>> {
  const { seesFrom, rev } = await mayOrRefuse(house, person, 'messages.read', spaceId);
  const found = await rows.pageOfMessages(house.db, spaceId, { ...page, seesFrom, limit: page.limit + 1 });
  const shown = found.slice(0, page.limit).map((row) => messageShape(house, row));
  return {
    messages: page.after === undefined ? shown.toReversed() : shown,
    more: found.length > page.limit,
    rev,
  };
}

export async function searchIn(
  house: House,
  person: Person,
  spaceId: string,
  { q, limit }: { q: string; limit: number },
): Promise<Message[]> {
  const { seesFrom } = await mayOrRefuse(house, person, 'messages.read', spaceId);
  const words = q.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [];
  const found = await rows.searchMessages(house.db, spaceId, words, { seesFrom, limit });
  return found.map((row) => messageShape(house, row));
}

export const messagesChanges: ChangeSource = async (house, spaceId, span) =>
  (await rows.messagesChanged(house.db, spaceId, span)).map((row) => messageChange(house, row));
