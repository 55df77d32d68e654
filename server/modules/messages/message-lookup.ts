import type { Answer } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { foundAcross, type placeAt as placeAtCall } from '@kinsong/contract/messages/message-lookup.ts';
import type { Message } from '@kinsong/contract/messages/messages.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { mayOrRefuse } from '../spaces/index.ts';
import * as finding from './message-lookup.sql.ts';
import { findMessage, findMessages } from './messages.sql.ts';
import { messageShape } from './contract-shapes.ts';
import { searchAcrossSpaces, wordsIn } from './search.sql.ts';

/** A reply shows what it answers, however long ago that was said. */
export async function oneMessage(
  house: House,
  person: Person,
  spaceId: string,
  messageId: string,
): Promise<Message> {
  const { seesFrom } = await mayOrRefuse(house, person, 'messages.read', spaceId);
  const row = await findMessage(house.db, spaceId, messageId, seesFrom);
  if (row === null) throw new Refusal('found.not');
  return messageShape(house, row);
}

/** In which space somebody said this themselves; whatever soul their own words raise is kept by that. */
export async function placeOfOwn(house: House, person: Person, messageId: string): Promise<string> {
  const [row] = await findMessages(house.db, [messageId]);
  if (row === undefined || row.deletedAt !== null) throw new Refusal('found.not');
  const { spaceId } = row;
  await oneMessage(house, person, spaceId, messageId);
  if (row.authorId !== person.id) throw new Refusal('allowed.not');
  return spaceId;
}

export async function placeAt(
  house: House,
  person: Person,
  spaceId: string,
  moment: string,
): Promise<Answer<typeof placeAtCall>> {
  const { seesFrom } = await mayOrRefuse(house, person, 'messages.read', spaceId);
  // Nothing was said before there were such houses, and a database's calendar has no year 0.
  const since = new Date(Math.max(0, Date.parse(moment))).toISOString();
  const place = await finding.placeAt(house.db, spaceId, { moment: since, seesFrom });
  if (place === null) return { place: null };
  const { id, seq, createdAt } = place;
  return { place: { id, seq, created_at: createdAt.toISOString() } };
}

/** In whatever somebody takes part in, except where what is said is confidential: there it is found only in its place. */
export async function searchEverywhere(house: House, person: Person, q: string): Promise<Message[]> {
  const words = wordsIn(q);
  if (words.length === 0) return [];
  const found = await searchAcrossSpaces(house.db, person.id, { words, limit: foundAcross });
  return found.map((row) => messageShape(house, row));
}
