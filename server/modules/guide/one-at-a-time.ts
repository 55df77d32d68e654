import type { House } from '../../platform/house.ts';
import { perHouse } from '../../platform/per-house.ts';

const tails = perHouse(() => new Map<string, Promise<unknown>>());

/**
 * What is asked twice at once about one thing is done one after the other, so that the second finds what the first did.
 * A deed has the id of its card and is done while the card holds its turn: so each kind of thing has turns of its own.
 */
export async function inTurn<T>(
  house: House,
  kind: 'card' | 'swap',
  id: string,
  task: () => Promise<T>,
): Promise<T> {
  const all = tails(house);
  const key = `${kind} ${id}`;
  const turn = (all.get(key) ?? Promise.resolve()).then(task, task);
  all.set(key, turn);
  try {
    return await turn;
  } finally {
    if (all.get(key) === turn) all.delete(key);
  }
}
