import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { searchAcross } from './knowledge.sql.ts';

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
  const found = await searchAcross(house.db, person.id, plain, limit);
  return found.map(({ id, spaceId, authorId, content, createdAt }) => ({
    id,
    spaceId,
    authorId,
    text: content,
    at: new Date(createdAt),
  }));
}
