import { thresholds, type Threshold } from '@kinsong/contract/rooms/room.ts';
import { gates } from '@kinsong/contract/seekers/trust-gates.ts';

const [everyone, fewer] = thresholds;

/** What a new room opens at unless one says otherwise (S2 §7): 120 for whoever is above 150, else 100. */
export const offeredThreshold = (trust: number): Threshold => (trust > gates.retreats.at ? fewer : everyone);

/** What may be chosen: the higher only above 150. */
export const offeredThresholds = (trust: number): readonly Threshold[] =>
  trust > gates.retreats.at ? thresholds : [everyone];
