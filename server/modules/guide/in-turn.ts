import type { House } from '../../platform/house.ts';
import { perHouse } from '../../platform/per-house.ts';

const tails = perHouse(() => new Map<string, Promise<unknown>>());

/** What is asked twice at once about one thing is done one after the other, so that the second finds what the first did. */
export async function inTurn<T>(house: House, id: string, task: () => Promise<T>): Promise<T> {
  const all = tails(house);
  const turn = (all.get(id) ?? Promise.resolve()).then(task, task);
  all.set(id, turn);
  try {
    return await turn;
  } finally {
    if (all.get(id) === turn) all.delete(id);
  }
}
