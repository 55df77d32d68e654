import type { Db } from './database/index.ts';

/** Who stands for everybody together, where nobody is counted alone. */
export const everybody = '00000000-0000-0000-0000-000000000000';

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
  /** One person’s alone; one space’s, all its people together; without either the whole house’s, each by themselves. */
  readonly personId?: string;
  readonly spaceId?: string;
}

/** How a module counts what it keeps, in months. It says how often, never what. */
export type CountMonths = (db: Db, span: Span) => Promise<CountedMonth[]>;
