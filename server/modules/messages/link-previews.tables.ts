import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What was found at an address, kept for a while so that it is asked once. Without a title there was nothing to show. */
export const linkPreviews = pgTable(
  'link_previews',
  {
    /** A hash of it: who reads the database finds no way by it. */
    url: text().primaryKey(),
    site: text().notNull(),
    title: text(),
    description: text().notNull(),
    /** The picture lies among the files, under a key made of this. */
    pictureId: uuid('picture_id'),
    fetchedAt: timestamp('fetched_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('link_previews_age').on(table.fetchedAt),
    index('link_previews_picture').on(table.pictureId),
  ],
);
