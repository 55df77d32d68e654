import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { mayOrRefuse } from '../spaces/index.ts';
import { filesHolding, type FoundFile } from './salon-knowledge.sql.ts';

/** The files of one space whose name or text holds any of the words. */
export async function filesFoundIn(
  house: House,
  person: Person,
  spaceId: string,
  words: readonly string[],
  limit: number,
): Promise<FoundFile[]> {
  const { seesFrom } = await mayOrRefuse(house, person, 'files.read', spaceId);
  return words.length === 0 ? [] : filesHolding(house.db, spaceId, words, { seesFrom, limit });
}
