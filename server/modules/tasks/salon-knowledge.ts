import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { mayOrRefuse } from '../spaces/index.ts';
import { mostPressing, tasksHolding } from './salon-knowledge.sql.ts';
import type { TaskRow } from './tasks.sql.ts';

/** What is open in one space: first what came of these messages, then the most pressing. */
export async function pressingIn(
  house: House,
  person: Person,
  spaceId: string,
  messageIds: readonly string[],
  limit: number,
): Promise<TaskRow[]> {
  const { seesFrom } = await mayOrRefuse(house, person, 'tasks.read', spaceId);
  return mostPressing(house.db, spaceId, messageIds, { seesFrom, limit });
}

/** What is or was to be done in one space and holds any of the words, newest first. */
export async function tasksFoundIn(
  house: House,
  person: Person,
  spaceId: string,
  words: readonly string[],
  limit: number,
): Promise<TaskRow[]> {
  const { seesFrom } = await mayOrRefuse(house, person, 'tasks.read', spaceId);
  return words.length === 0 ? [] : tasksHolding(house.db, spaceId, words, { seesFrom, limit });
}
