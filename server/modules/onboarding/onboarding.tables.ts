import { outcomes, parts } from '@kinsong/engines/onboarding/evening.ts';
import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { persons } from '../identity/identity.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Each part of somebody's first evening that ended. */
export const eveningParts = pgTable(
  'evening_parts',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    part: text({ enum: [...parts] }).notNull(),
    outcome: text({ enum: [...outcomes] }).notNull(),
    endedAt: moment('ended_at').notNull(),
    /** Of the promises: which version of their words. */
    version: integer(),
    /** Of the manifesto: whether they asked to found a guild. */
    guildWanted: boolean('guild_wanted').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.personId, table.part] })],
);
