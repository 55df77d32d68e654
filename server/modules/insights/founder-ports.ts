import type { CollaborationMatch, EligibleUser, ReadyPerson } from '@kinsong/contract/insights/founder.ts';
import type { House } from '../../platform/house.ts';
import { perHouseGiven } from '../../platform/per-house.ts';

interface Offered {
  readonly id: string;
  readonly name: string;
  readonly avatarUrl: string;
  readonly taps: number;
  readonly saidAt: Date;
  readonly content: string;
}

/** What the founders' dashboard needs of the others. */
export interface FounderPorts {
  countPeople(house: House): Promise<number>;
  /** Who was here since a moment. */
  hereSince(house: House, since: Date): Promise<ReadonlySet<string>>;
  timeZoneOf(house: House, personId: string): Promise<string>;
  /** The first of those who could come to a retreat, and how many there are. */
  eligible(
    house: House,
    founderId: string,
    limit: number,
  ): Promise<{ people: EligibleUser[]; total: number }>;
  ready(house: House): Promise<ReadyPerson[]>;
  /** Lodging's matching; null while there is none. */
  readonly matches: ((house: House) => Promise<CollaborationMatch[]>) | null;
  /** Sentences offered since a moment, those first that people gave most; and how many were offered today. */
  offered(
    house: House,
    span: { since: Date; zone: string; limit: number },
  ): Promise<{ today: number; words: readonly Offered[] }>;
}

export const founderPorts = perHouseGiven<FounderPorts>('what the founders’ dashboard needs of the others');
