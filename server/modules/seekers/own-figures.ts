import type { Homepage } from '@kinsong/contract/common/homepage.ts';
import { trustRules, type Cause } from '@kinsong/contract/seekers/trust.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import { passes } from './move-trust.ts';
import { findSeeker } from './seekers.sql.ts';
import { sumSoul } from './soul-score.sql.ts';
import { scoreByDay, sumsByCause } from './trust.sql.ts';

export interface OwnStanding {
  readonly bio: string;
  readonly homepage: Homepage;
  readonly timeZone: string;
  readonly trustScore: number;
  readonly consciousnessLevel: string;
  readonly retreatAccess: boolean;
}

/** How somebody stands, for their own dashboard. */
export async function standingOf(house: House, personId: string): Promise<OwnStanding> {
  const [row, retreatAccess] = await Promise.all([
    findSeeker(house.db, personId),
    passes(house, personId, 'retreats'),
  ]);
  if (row === null) throw new Error(`no profile for the person ${personId}`);
  return {
    ...{ bio: row.bio, homepage: row.homepagePreference, timeZone: row.timeZone },
    ...{ trustScore: row.trustScore, consciousnessLevel: row.consciousnessLevel, retreatAccess },
  };
}

/** How often the ledger knows each cause of somebody, and how much of their own words moved them. */
export async function livedBy(
  house: House,
  personId: string,
): Promise<{ times: (cause: Cause) => number; souls: number }> {
  const [sums, { total }] = await Promise.all([
    sumsByCause(house.db, personId),
    sumSoul(house.db, personId, house.clock.now(), 'UTC'),
  ]);
  const brought = new Map(sums.map(({ cause, amount }) => [cause, amount / trustRules[cause].amount]));
  return { times: (cause) => brought.get(cause) ?? 0, souls: total };
}

export const ownTrustByDay = (db: Db, personId: string, zone: string) => scoreByDay(db, personId, zone);

export const ownTrustByCause = (db: Db, personId: string) => sumsByCause(db, personId);
