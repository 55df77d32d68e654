import type { BareLine } from '@kinsong/contract/insights/dashboard.ts';
import type { Counted } from '@kinsong/contract/insights/figures.ts';
import type { Homepage } from '@kinsong/contract/common/homepage.ts';
import type { Lived } from '@kinsong/contract/insights/wisdom.ts';
import type { CountMonths } from '../../platform/counted-months.ts';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import { perHouseGiven } from '../../platform/per-house.ts';
import type { Person } from '../../platform/person.ts';

/** How somebody stands here. */
export interface Standing {
  readonly bio: string;
  readonly homepage: Homepage;
  readonly timeZone: string;
  readonly trustScore: number;
  readonly consciousnessLevel: string;
  readonly retreatAccess: boolean;
}

export interface DoneThing {
  readonly id: string;
  readonly spaceId: string;
  readonly title: string;
  readonly at: Date;
  readonly forAnother: boolean;
}

/** What somebody lived that is not counted by months. */
export type OtherwiseLived = Omit<Lived, Extract<Counted, keyof Lived>>;

/** Insights imports no other module: each hands over what it counts and knows, in app.ts. */
export interface InsightsPorts {
  standing(house: House, personId: string): Promise<Standing>;
  /** How each of these is counted. */
  readonly counters: Readonly<Record<Counted, CountMonths>>;
  lived(house: House, personId: string): Promise<OtherwiseLived>;
  secretPages(db: Db, personId: string): Promise<number>;
  /** What somebody carries or comes to, and who waits for them, as each module orders its own. */
  ahead(house: House, person: Person, zone: string): Promise<BareLine[]>;
  waiting(house: House, person: Person, zone: string): Promise<BareLine[]>;
  doneSince(house: House, person: Person, since: Date): Promise<DoneThing[]>;
  /** Names of spaces; of those that are somebody's own, none. */
  namesOfSpaces(house: House, person: Person, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  facesOf(
    db: Db,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly name: string; readonly avatar_url: string }>>;
  trustByDay(db: Db, personId: string, zone: string): Promise<{ day: string; score: number }[]>;
  trustByCause(db: Db, personId: string): Promise<{ cause: string; amount: number }[]>;
  /** Refuses whoever may not read there. */
  mustRead(house: House, person: Person, spaceId: string): Promise<unknown>;
}

export const insightsPorts = perHouseGiven<InsightsPorts>('what insights needs of the other modules');
