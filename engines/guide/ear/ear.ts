import { learnedActs, type Act } from '../frames/acts.ts';
import type { Alarm } from '../danger/alarm.ts';
import { features } from './features.ts';
import { unpacked } from './schoolbook.ts';
import { softened, weighing } from './weigh.ts';

/** How likely a masked line means each of the acts; and where it has learned that too, how much words sound like danger. */
export interface Ear {
  (mask: string): ReadonlyMap<Act, number>;
  readonly alarm?: Alarm;
}

/** An ear that has learned what stands in a schoolbook: a byte for each weight. */
export function hearing(book: Uint8Array): Ear {
  const { unit, weights } = unpacked(book);
  const chances = new Float64Array(learnedActs.length);
  return (mask) => {
    weighing(weights, features(mask), chances);
    for (const [at, sum] of chances.entries()) chances[at] = sum * unit;
    softened(chances);
    return new Map(learnedActs.map((act, at) => [act, chances[at] ?? 0]));
  };
}
