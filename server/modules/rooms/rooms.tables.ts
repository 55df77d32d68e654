import { rules, type Threshold } from '@kinsong/contract/rooms/room.ts';
import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What a room is besides a space. Who is in it and what is said there stands where it stands for every space. */
export const rooms = pgTable(
  'rooms',
  {
    spaceId: uuid('space_id').primaryKey(),
    foundedBy: uuid('founded_by').notNull(),
    foundedAt: timestamp('founded_at', { withTimezone: true }).notNull(),
    threshold: integer().$type<Threshold>().notNull(),
    rule: text({ enum: rules }).notNull(),
    changedRev: bigint('changed_rev', { mode: 'number' }).notNull(),
  },
  (table) => [index('rooms_in_order').on(table.threshold, table.foundedAt, table.spaceId)],
);
