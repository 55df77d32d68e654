import { causes, type TrustSource } from '@kinsong/contract/seekers/trust.ts';
import { gateNames } from '@kinsong/contract/seekers/trust-gates.ts';
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Every change of somebody's trust, with its cause. The score of a seeker is the sum of these. */
export const trustEntries = pgTable(
  'trust_entries',
  {
    id: uuid()
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    personId: uuid('person_id').notNull(),
    cause: text({ enum: causes }).notNull(),
    amount: integer().notNull(),
    at: moment('at').notNull(),
    /** What it came from: one thing moves somebody's trust once. */
    source: text().notNull(),
    from: jsonb().$type<TrustSource>(),
  },
  (table) => [
    unique('trust_entries_once').on(table.personId, table.cause, table.source),
    index('trust_entries_person').on(table.personId, table.at),
  ],
);

/** The gates that somebody has passed, and since when they are on notice. A gate that closed has no row. */
export const passedGates = pgTable(
  'passed_gates',
  {
    personId: uuid('person_id').notNull(),
    gate: text({ enum: gateNames }).notNull(),
    noticeSince: moment('notice_since'),
  },
  (table) => [primaryKey({ columns: [table.personId, table.gate] })],
);
