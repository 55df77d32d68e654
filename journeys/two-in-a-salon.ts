import { openHouse, type OpenHouse } from './house.ts';
import type { Person } from './vocabulary.ts';

export interface TwoInASalon {
  readonly house: OpenHouse;
  /** On a wide screen; hers is the salon. */
  readonly anna: Person;
  /** On a phone, invited by her. Both stand in it. */
  readonly ruth: Person;
}

/** With `said`, words of Anna's that Ruth has before the story begins. */
export async function openForTwo(salon: string, said?: string): Promise<TwoInASalon> {
  const house = await openHouse();
  const anna = await house.foundedBy('Anna');
  await anna.hasSalon(salon);
  const link = await anna.hasInvited();
  const ruth = await house.arrives('Ruth', 'narrow');
  await ruth.cameByLink(link);
  if (said !== undefined) {
    await anna.says(said);
    await ruth.hears(said);
  }
  return { house, anna, ruth };
}
