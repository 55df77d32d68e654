import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { mayOrRefuse } from '../spaces/index.ts';
import { pageOfMessages, type MessageRow } from './messages.sql.ts';
import { marksIn } from './read-marks.ts';
import { newestHolding } from './salon-knowledge.sql.ts';

export interface SalonTalk {
  readonly kind: string;
  /** Oldest first, without what was taken back. */
  readonly said: readonly MessageRow[];
  /** It begins where this person has read to; otherwise too little came since, and it is the last of what was said. */
  readonly fresh: boolean;
}

export interface Stretch {
  /** From which place on; without it, from where the person has read to. */
  readonly after: number | undefined;
  readonly atLeast: number;
  readonly most: number;
  /** So many of the last, where too few came since. */
  readonly otherwise: number;
}

/** What was said in one space since somebody looked, as far as they may read it. */
export async function talkIn(
  house: House,
  person: Person,
  spaceId: string,
  { after, atLeast, most, otherwise }: Stretch,
): Promise<SalonTalk> {
  const { kind, seesFrom } = await mayOrRefuse(house, person, 'messages.read', spaceId);
  const from = after ?? (await marksIn(house, spaceId)).get(person.id) ?? 0;
  const unread = await newest(house, spaceId, Math.max(from, seesFrom), most);
  if (unread.length >= atLeast) return { kind, said: unread, fresh: true };
  return { kind, said: await newest(house, spaceId, seesFrom, otherwise), fresh: false };
}

async function newest(house: House, spaceId: string, seesFrom: number, limit: number): Promise<MessageRow[]> {
  const found = await pageOfMessages(house.db, spaceId, { seesFrom, limit });
  return found.filter(({ deletedAt }) => deletedAt === null).toReversed();
}

/** What was said in one space that holds any of the words, newest first. */
export async function foundIn(
  house: House,
  person: Person,
  spaceId: string,
  words: readonly string[],
  limit: number,
): Promise<MessageRow[]> {
  const { seesFrom } = await mayOrRefuse(house, person, 'messages.read', spaceId);
  return words.length === 0 ? [] : newestHolding(house.db, spaceId, words, { seesFrom, limit });
}
