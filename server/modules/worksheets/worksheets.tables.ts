import type { Worksheet } from '@kinsong/contract/worksheets/sheet.ts';
import type { GiftKind, Rule } from '@kinsong/engines/worksheets/ledger.ts';
import { bigint, bigserial, date, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A worksheet of a space. `born` is the revision of its beginning. */
export const worksheets = pgTable(
  'worksheets',
  {
    id: uuid().primaryKey(),
    spaceId: uuid('space_id').notNull(),
    rev: bigint({ mode: 'number' }).notNull(),
    born: bigint({ mode: 'number' }).notNull(),
    form: text().notNull(),
    about: text().notNull(),
    takers: uuid().array().notNull(),
    points: jsonb().$type<Worksheet['points']>().notNull(),
    offers: jsonb().$type<Worksheet['offers']>().notNull(),
    status: text({ enum: ['open', 'finishing', 'finished'] }).notNull(),
    docId: uuid('doc_id'),
    made: jsonb().$type<Worksheet['made']>().notNull(),
    /** By whose clock the events begin that are being made of it. */
    zone: text(),
    finishedBy: uuid('finished_by'),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    createdBy: uuid('created_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    index('worksheets_rev').on(table.spaceId, table.rev),
    index('worksheets_born').on(table.spaceId, table.born),
  ],
);

/** Who gave what in a space. A line is never changed: another one takes its place, and only one can. */
export const ledgerGifts = pgTable(
  'ledger_gifts',
  {
    id: uuid().primaryKey(),
    spaceId: uuid('space_id').notNull(),
    born: bigint({ mode: 'number' }).notNull(),
    personId: uuid('person_id').notNull(),
    gift: text().$type<GiftKind>().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    words: text().notNull(),
    givenOn: date('given_on', { mode: 'string' }).notNull(),
    corrects: uuid().unique(),
    writtenBy: uuid('written_by').notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('ledger_gifts_born').on(table.spaceId, table.born)],
);

/** Every rule by which a space counted, and who chose it. */
export const ledgerRules = pgTable(
  'ledger_rules',
  {
    n: bigserial({ mode: 'number' }).primaryKey(),
    spaceId: uuid('space_id').notNull(),
    rule: jsonb().$type<Rule>().notNull(),
    by: uuid().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('ledger_rules_space').on(table.spaceId, table.n)],
);

/** At which revision a ledger moved last. */
export const ledgerMoves = pgTable('ledger_moves', {
  spaceId: uuid('space_id').primaryKey(),
  rev: bigint({ mode: 'number' }).notNull(),
});
