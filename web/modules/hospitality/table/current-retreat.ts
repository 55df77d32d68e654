import type { Retreat } from '@kinsong/contract/hospitality/retreat.ts';

/** The one that founders look at: whatever is in the making or still to come, the latest of them. */
export const currentOf = (retreats: readonly Retreat[], today: string): Retreat | undefined =>
  retreats.find(({ state, ends_on }) => state !== 'cancelled' && (ends_on === null || ends_on >= today));

export const todayText = (): string => new Date().toISOString().slice(0, 10);
