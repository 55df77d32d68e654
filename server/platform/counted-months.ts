import type { Db } from './database/index.ts';

/** So often in a month: somebody, in a space. */
export interface CountedMonth {
  readonly spaceId: string;
  readonly personId: string;
  /** 2026-11, by the clock of UTC. */
  readonly month: string;
  readonly count: number;
}

export interface Span {
  readonly from: Date;
  readonly until: Date;
  /** One person’s alone, or one space’s; without either the whole house’s. */
  readonly personId?: string;
  readonly spaceId?: string;
}

/** How a module counts what it keeps, in months. It says how often, never what. */
export type CountMonths = (db: Db, span: Span) => Promise<CountedMonth[]>;
