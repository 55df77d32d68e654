import { integer, pgTable, pgView, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What the house shows of a person: a row for each account, made together with it. */
export const seekers = pgTable('seekers', {
  personId: uuid('person_id').primaryKey(),
  avatarName: text('avatar_name').notNull(),
  realName: text('real_name').notNull(),
  avatarUrl: text('avatar_url').notNull().default(''),
  bio: text().notNull().default(''),
  /** The sum of the entries in the ledger, kept in step with them in the same transaction. */
  trustScore: integer('trust_score').notNull(),
  consciousnessLevel: text('consciousness_level').notNull(),
  /** Where their days begin, as their browser last told it. */
  timeZone: text('time_zone').notNull().default('UTC'),
  /** Whoever invited them and said that they are under 16; null for everyone else. */
  guardianId: uuid('guardian_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** What people are called, for other modules' lists of them. @public */
export const names = pgView('seeker_names').as((query) =>
  query
    .select({ personId: seekers.personId, avatarName: seekers.avatarName, realName: seekers.realName })
    .from(seekers),
);
