import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { newestIn, readableAmong, searchAcross, type Found } from './guide-knowledge.sql.ts';

export interface FoundWord {
  readonly id: string;
  readonly spaceId: string;
  readonly authorId: string;
  readonly text: string;
  readonly at: Date;
}

/**
 * What someone may read that holds any of the words, newest first, wherever they are a member. Councils are left out, and
 * so is what is said to the guide or between two: none of it is for answers elsewhere.
 */
export async function foundFor(
  house: House,
  person: Person,
  words: readonly string[],
  limit: number,
): Promise<FoundWord[]> {
  const plain = words.flatMap((word) => word.match(/[\p{L}\p{N}]+/gu) ?? []);
  if (plain.length === 0) return [];
  return (await searchAcross(house.db, person.id, plain, limit)).map(shape);
}

/** The newest words in some of their spaces, oldest first, with the same left out. */
export async function latestFor(
  house: House,
  person: Person,
  spaceIds: readonly string[],
  since: Date | null,
  limit: number,
): Promise<FoundWord[]> {
  return (await newestIn(house.db, person.id, spaceIds, since, limit)).map(shape).toReversed();
}

/** Of these, the words that somebody may read now, as they stand; with the same left out. */
export async function readableWords(
  { db }: House,
  person: Person,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly text: string; readonly at: Date }>> {
  const found = await readableAmong(db, person.id, messageIds);
  return new Map(found.map(({ id, content, at }) => [id, { text: content, at: new Date(at) }]));
}

const shape = ({ id, spaceId, authorId, content, createdAt }: Found): FoundWord => ({
  id,
  spaceId,
  authorId,
  text: content,
  at: new Date(createdAt),
});
