import type { Db } from '../../platform/database/index.ts';
import { perHouseGiven } from '../../platform/per-house.ts';

export interface DayOfDecisions {
  readonly day: string;
  readonly voices: number;
  readonly electorate: number;
}

/** What the dashboard needs of modules it may not call, handed in by app.ts. */
export interface SuperPorts {
  readonly version: string;
  /** What all files take up that people brought. */
  filesBytes(db: Db): Promise<number>;
  /** How many voices were given in what was decided, of how many. */
  participation(db: Db, now: Date, days: number): Promise<readonly DayOfDecisions[]>;
}

export const superPorts = perHouseGiven<SuperPorts>('what the super dashboard needs of the other modules');
