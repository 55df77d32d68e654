import type { MontageSegment } from '@kinsong/contract/onboarding/montage.ts';
import type { House } from '../../../platform/house.ts';
import type { Person } from '../../../platform/person.ts';
import { builtInMontage } from './built-in-montage.ts';
import { montageByModel } from './model-montage.ts';
import { toldBy } from './told.ts';

/** A montage for whoever asks, of what they told the house themselves. */
export async function writeMontage(
  house: House,
  person: Person,
): Promise<{ montage_segments: MontageSegment[] }> {
  const told = await toldBy(house, person);
  return { montage_segments: (await montageByModel(house, person, told)) ?? builtInMontage(told) };
}
