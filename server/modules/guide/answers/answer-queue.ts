import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { House } from '../../../platform/house.ts';
import { perHouse } from '../../../platform/per-house.ts';

/** Who says more than this while the guide still answers is asked to wait. */
const longest = 4;

const lines = perHouse(() => new Map<string, { waiting: number; tail: Promise<unknown> }>());

/** Whether an answer is on its way already. */
export const isWaiting = (house: House, personId: string): boolean => lines(house).has(personId);

/** One answer at a time a person, in the order they were asked for. Says whether it is this one's turn at once. */
export function inQueue<T>(house: House, personId: string, task: (first: boolean) => Promise<T>): Promise<T> {
  const all = lines(house);
  const line = all.get(personId) ?? { waiting: 0, tail: Promise.resolve() };
  if (line.waiting >= longest) throw new Refusal('guide.busy');
  const first = line.waiting === 0;
  const turn = (): Promise<T> => task(first);
  const done = first ? turn() : line.tail.then(turn, turn);
  const mine = { waiting: line.waiting + 1, tail: done };
  all.set(personId, mine);
  const leave = (): void => {
    const now = all.get(personId);
    if (now === undefined) return;
    if (now.waiting === 1) all.delete(personId);
    else all.set(personId, { ...now, waiting: now.waiting - 1 });
  };
  done.then(leave, leave);
  return done;
}
