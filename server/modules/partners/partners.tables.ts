import { motifs, shelves } from '@kinsong/contract/partners/partners.ts';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** The cards of the tools-and-partners page. Who changed one, and when, stands in the audit log. */
export const partnerCards = pgTable(
  'partner_cards',
  {
    id: uuid().primaryKey(),
    shelf: text({ enum: [...shelves] }).notNull(),
    /** Its place among those of its shelf. */
    position: integer().notNull(),
    name: text().notNull(),
    words: text().notNull(),
    address: text(),
    motif: text({ enum: [...motifs] }).notNull(),
    hidden: boolean().notNull(),
    rev: integer().notNull(),
  },
  (table) => [index('partner_cards_shelf').on(table.shelf, table.position)],
);
