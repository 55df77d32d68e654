import type { DangerCard } from '@kinsong/contract/guide/danger-card.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { timeZoneOf } from '../seekers/index.ts';

/**
 * Whom to call, where words said to another module sound as if a life was in danger; null where they do not.
 * Loaded with the first word, so that a house at rest does not carry it.
 */
export async function dangerIn(house: House, person: Person, text: string): Promise<DangerCard | null> {
  const [danger, { numbersFor }] = await Promise.all([
    import('@kinsong/engines/guide/danger/danger.ts'),
    import('@kinsong/engines/guide/danger/numbers.ts'),
  ]);
  if (danger.dangerIn(text) === null) return null;
  return numbersFor(text, await timeZoneOf(house.db, person.id));
}
