import { lockKinds } from '@kinsong/contract/journal/journal.ts';
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** That somebody keeps a journal. Only who holds its key may change what opens it: they show it by what hashes to this. */
export const journals = pgTable('journals', {
  personId: uuid('person_id').primaryKey(),
  proofHash: text('proof_hash').notNull(),
  begunAt: moment('begun_at').notNull(),
});

/** The journal's key, sealed once for each thing that opens it. The house can open only what it sealed itself. */
export const journalLocks = pgTable(
  'journal_locks',
  {
    id: uuid().primaryKey(),
    personId: uuid('person_id').notNull(),
    kind: text({ enum: [...lockKinds] }).notNull(),
    passkeyId: text('passkey_id'),
    salt: text().notNull(),
    rounds: integer().notNull(),
    sealed: text().notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [
    index('journal_locks_person').on(table.personId),
    uniqueIndex('journal_locks_passkey').on(table.personId, table.passkeyId),
  ],
);

/** Sealed in the browser of who wrote it. What the house knows of a page is its size and two moments. */
export const journalPages = pgTable(
  'journal_pages',
  {
    personId: uuid('person_id').notNull(),
    id: uuid().notNull(),
    nr: integer().notNull(),
    rev: integer().notNull(),
    writtenAt: moment('written_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    sealed: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.id] }),
    uniqueIndex('journal_pages_nr').on(table.personId, table.nr),
  ],
);
