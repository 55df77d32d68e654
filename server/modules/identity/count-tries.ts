import { day, hour, minute } from '@kinsong/contract/common/time.ts';
import type { House } from '../../platform/house.ts';
import { markOf } from '../../platform/encryption.ts';
import * as rows from './sign-in-ways.sql.ts';

interface Measure {
  readonly most: number;
  readonly within: number;
}

/**
 * What is counted for one name, wherever it is tried from; how often a network may call stands with the calls, and how
 * often it may try codes in code-tries.ts. Names are counted under a mark, so that the table tells nobody who tried.
 */
const measures = {
  /** Wrong passwords for one sign-in name, from devices that never signed in under it. */
  'wrong passwords': { most: 10, within: 15 * minute },
  /** Letters that strangers can cause to be sent to one address. */
  letters: { most: 3, within: hour },
  'waitlist letters': { most: 1, within: day },
} satisfies Record<string, Measure>;

type Counted = keyof typeof measures;

const markFor = (house: House, counted: Counted, whose: string): string =>
  markOf(house.config, `tries: ${counted}`, whose);

/** Counts one and says whether it is within measure. */
export async function isWithinMeasure(house: House, counted: Counted, whose: string): Promise<boolean> {
  const { most, within } = measures[counted];
  const now = house.clock.now();
  const until = new Date(now.getTime() + within);
  const mark = markFor(house, counted, whose);
  const tries = await rows.countTries(house.db, [mark], now, until);
  return (tries.get(mark) ?? 1) <= most;
}

export function forget(house: House, counted: Counted, whose: string): Promise<void> {
  return rows.forgetTries(house.db, markFor(house, counted, whose));
}
