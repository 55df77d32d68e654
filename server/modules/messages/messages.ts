import type { Answer } from '@kinsong/contract/common/call.ts';
import { may } from '@kinsong/contract/capabilities.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { Forwarded, Mention } from '@kinsong/contract/messages/message-parts.ts';
import type { listMessages, Message } from '@kinsong/contract/messages/messages.ts';
import type { SpaceKind } from '@kinsong/contract/spaces/space-kinds.ts';
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
import { lookUpLink } from './link/link-preview.job.ts';
import { mentionsKept } from './mentions.ts';
import { messagesPorts } from './ports.ts';
import * as rows from './messages.sql.ts';
import { searchMessages, wordsIn, type Wanted } from './search.sql.ts';
import { commitMessage } from './commit-messages.ts';
import { commitWithFiles } from './messages-with-files.ts';
import { messageChange, messageShape } from './contract-shapes.ts';

export interface Said {
  readonly id: string;
  readonly content: string;
  readonly reply_to: string | null;
  readonly files?: readonly string[];
  readonly mentions?: readonly Mention[];
  readonly forwarded?: Forwarded;
}

/** Says something. Said twice with the same id, it is stored once, and the second answer is the first. */
export const postMessage = (
  house: House,
  person: Person,
  spaceId: string,
  { id, content, reply_to, files = [], mentions = [] }: Omit<Said, 'forwarded'>,
): Promise<Message> => sayAs(house, person, spaceId, { id, content, reply_to, files, mentions });

export async function sayAs(house: House, person: Person, spaceId: string, said: Said): Promise<Message> {
  const place = await mayByRecentPlace(house, person, 'messages.post', spaceId);
  if (said.reply_to !== null) {
    const original = await rows.findMessage(house.db, spaceId, said.reply_to, place.seesFrom);
    if (original === null)
      throw new Refusal('input.wrong', { reply_to: 'The message this answers is not here.' });
  }
  const { files = [] } = said;
  const mentions = await mentionsKept(house, spaceId, said.content, said.mentions);
  const message = {
    id: said.id,
    authorId: person.id,
    content: said.content,
    replyTo: said.reply_to,
    attachments: [],
    extra: null,
    mentions,
    forwarded: said.forwarded,
    createdAt: house.clock.now(),
  };
  const row =
    files.length === 0
      ? await commitMessage(house, spaceId, message)
      : await commitWithFiles(house, spaceId, message, files);
  if (row === null) {
    forgetPlaces(house, spaceId);
    await mayOrRefuse(house, person, 'messages.post', spaceId);
    throw new Refusal('house.full');
  }
  await lookUpLink(house, place.kind, row);
  if (said.forwarded === undefined) await tellOthers(house, place.kind, row, true);
  return messageShape(house, row);
}

export async function editMessage(
  house: House,
  person: Person,
  spaceId: string,
  messageId: string,
  { content, mentions: given }: { content: string; mentions?: readonly Mention[] },
): Promise<Message> {
  const place = await mayOrRefuse(house, person, 'messages.editOwn', spaceId);
  const message = await rows.findMessage(house.db, spaceId, messageId, place.seesFrom);
  if (message === null || message.deletedAt !== null) throw new Refusal('found.not');
  if (message.authorId !== person.id) throw new Refusal('allowed.not');
  // Whose words they were would no longer be true.
  if (message.forwarded !== null) throw new Refusal('allowed.not');
  const named = await mentionsKept(house, spaceId, content, given);
  const mentions = named.length === 0 ? null : [...named];
  const change = { content, mentions, editedAt: house.clock.now() };
  const edited = await changeMessageOf(house, spaceId, messageId, change);
  if (edited === null) throw new Refusal('found.not');
  await lookUpLink(house, place.kind, { ...message, content });
  await tellOthers(house, place.kind, { ...message, ...change }, false);
  return edited;
}

/** The words stand, whatever becomes of what others make of them. */
async function tellOthers(
  house: House,
  kind: SpaceKind,
  row: rows.MessageRow,
  isNew: boolean,
): Promise<void> {
  const { id, spaceId, authorId, content: text } = row;
  const words = { id, spaceId, kind, authorId, text, at: row.editedAt ?? row.createdAt, isNew };
  try {
    await messagesPorts.of(house).wordsSaid(house, words);
  } catch (error) {
    house.log.error({ err: error }, 'nothing was made of words that were said');
  }
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

type Asked = Omit<Wanted, 'words' | 'seesFrom'> & { readonly q: string };

/** Where nothing is asked for, nothing is found. */
export async function searchIn(
  house: House,
  person: Person,
  spaceId: string,
  { q, ...asked }: Asked,
): Promise<Message[]> {
  const { seesFrom } = await mayOrRefuse(house, person, 'messages.read', spaceId);
  const words = wordsIn(q);
  const { by, from, until, has } = asked;
  const isNarrowed = [by, from, until, has].some((each) => each !== undefined);
  if (words.length === 0 && (q !== '' || !isNarrowed)) return [];
  const found = await searchMessages(house.db, spaceId, { ...asked, words, seesFrom });
  return found.map((row) => messageShape(house, row));
}

export const messagesChanges: ChangeSource = async (house, spaceId, span) =>
  (await rows.messagesChanged(house.db, spaceId, span)).map((row) => messageChange(house, row));
