import type { House } from './house.ts';
import { perHouse } from './per-house.ts';

const tailsOf = perHouse(() => new Map<string, Promise<unknown>>());

/**
 * What is asked about one thing is done one after the other on this node, in the order it was asked for; what is done
 * within it about another kind of thing has a key of its own.
 */
export function oneAtATime<T>(house: House, key: string, task: () => Promise<T>): Promise<T> {
  const tails = tailsOf(house);
  const done = (tails.get(key) ?? Promise.resolve()).then(task, task);
  tails.set(key, done);
  const tidy = (): void => {
    if (tails.get(key) === done) tails.delete(key);
  };
  done.then(tidy, tidy);
  return done;
}
