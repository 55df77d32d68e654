import { Refusal } from '@kinsong/contract/common/errors.ts';
import { day, hour, minute } from '@kinsong/contract/common/time.ts';
import type { House } from '../../platform/house.ts';
import { markOf } from '../../platform/sealing.ts';
import * as rows from './ways.sql.ts';

interface Measure {
  readonly most: number;
  readonly within: number;
}

/**
 * What is counted over all addresses together; how often one address may call stands with the calls. Names and
 * addresses are counted under a mark, so that the table tells nobody who tried to sign in.
 */
const measures = {
  /** Wrong codes in the whole house: at this pace, hitting one of a thousand open codes takes thousands of years. */
  'wrong codes': { most: 600, within: 10 * minute },
  /** Wrong passwords for one sign-in name, from devices that never signed in under it. */
  'wrong passwords': { most: 10, within: 15 * minute },
  /** Letters that strangers can cause to be sent to one address. */
  letters: { most: 3, within: hour },
  'waitlist letters': { most: 1, within: day },
} satisfies Record<string, Measure>;

export type Counted = keyof typeof measures;

const markFor = (house: House, counted: Counted, whose: string): string =>
  markOf(house.config, `tries: ${counted}`, whose);

/** Counts one and says whether it is within measure. */
export async function isWithinMeasure(house: House, counted: Counted, whose: string): Promise<boolean> {
  const { most, within } = measures[counted];
  const now = house.clock.now();
  const until = new Date(now.getTime() + within);
  return (await rows.countTry(house.db, markFor(house, counted, whose), now, until)) <= most;
}

/** Refuses once there were too many, without counting this one. */
export async function refuseBeyond(house: House, counted: Counted, whose: string): Promise<void> {
  const tries = await rows.triesOf(house.db, markFor(house, counted, whose), house.clock.now());
  if (tries >= measures[counted].most) throw new Refusal('rate.limited');
}

export function forget(house: House, counted: Counted, whose: string): Promise<void> {
  return rows.forgetTries(house.db, markFor(house, counted, whose));
}
