import type { Result } from '@kinsong/contract/votes/result.ts';
import type { Choice } from '@kinsong/contract/votes/choice.ts';
import type { Deed } from '@kinsong/contract/votes/deed.ts';
import {
  secrecies,
  voteStatuses,
  voteTypes,
  type Proxy,
  type Vote,
  type VoteOption,
} from '@kinsong/contract/votes/vote.ts';
import { majorities, ways } from '@kinsong/engines/votes/result.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** What a space decides. `electorate` is who may vote, as it was at the opening; `voices` who has. */
export const votes = pgTable(
  'votes',
  {
    id: uuid().primaryKey(),
    spaceId: uuid('space_id').notNull(),
    rev: bigint({ mode: 'number' }).notNull(),
    born: bigint({ mode: 'number' }).notNull(),
    title: text().notNull(),
    description: text().notNull(),
    type: text({ enum: [...voteTypes] }).notNull(),
    way: text({ enum: [...ways] }).notNull(),
    options: jsonb().$type<VoteOption[]>().notNull(),
    lot: uuid().array().notNull(),
    dots: smallint().notNull(),
    majority: text({ enum: [...majorities] }).notNull(),
    mandatory: boolean().notNull(),
    secrecy: text({ enum: [...secrecies] }).notNull(),
    quorum: integer().notNull(),
    deadline: timestamp({ withTimezone: true }).notNull(),
    status: text({ enum: [...voteStatuses] }).notNull(),
    electorate: uuid().array().notNull(),
    voices: uuid().array().notNull(),
    proxies: jsonb().$type<Proxy[]>().notNull(),
    amended: integer().notNull(),
    /** What came out; there once it is closed. */
    result: jsonb().$type<Result>(),
    deeds: jsonb().$type<Deed[]>().notNull(),
    outcome: jsonb().$type<NonNullable<Vote['outcome']>>(),
    createdBy: uuid('created_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('votes_rev').on(table.spaceId, table.rev),
    index('votes_born').on(table.spaceId, table.born),
    index('votes_due')
      .on(table.deadline)
      .where(sql`${table.status} = 'open'`),
  ],
);

/** What people want, by name, the earlier ones too. Never of an anonymous vote. */
export const ballots = pgTable(
  'vote_ballots',
  {
    id: uuid().primaryKey(),
    voteId: uuid('vote_id')
      .notNull()
      .references(() => votes.id, { onDelete: 'cascade' }),
    personId: uuid('person_id').notNull(),
    castBy: uuid('cast_by').notNull(),
    choice: jsonb().$type<Choice>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    current: boolean().notNull(),
  },
  (table) => [
    // However many are cast at once, one counts.
    uniqueIndex('vote_ballots_current')
      .on(table.voteId, table.personId)
      .where(sql`${table.current}`),
    index('vote_ballots_person').on(table.personId, table.voteId),
    index('vote_ballots_at').on(table.at),
  ],
);

/**
 * The ballots of an anonymous vote while it is open: one sealed set without persons, moments or an order of casting,
 * whose key lies outside the database and is destroyed at the end. Beside it, who cast by which id of their client, so
 * that a ballot sent twice is cast once.
 */
export const sealedBallots = pgTable('sealed_ballots', {
  voteId: uuid('vote_id')
    .primaryKey()
    .references(() => votes.id, { onDelete: 'cascade' }),
  sealed: text().notNull(),
  casts: jsonb().$type<Record<string, string>>().notNull(),
});

/** What holds in a space since it was decided. One that another took the place of is kept, with the day it ended. */
export const rules = pgTable(
  'space_rules',
  {
    id: uuid().primaryKey(),
    spaceId: uuid('space_id').notNull(),
    voteId: uuid('vote_id')
      .notNull()
      .references(() => votes.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [index('space_rules_space').on(table.spaceId, table.since)],
);

/** Who was reminded of what, so that nobody is twice. `what` is the day since the opening, or the end. */
export const reminders = pgTable(
  'vote_reminders',
  {
    voteId: uuid('vote_id')
      .notNull()
      .references(() => votes.id, { onDelete: 'cascade' }),
    personId: uuid('person_id').notNull(),
    what: text().notNull(),
    messageId: uuid('message_id').notNull(),
    said: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.voteId, table.personId, table.what] })],
);
