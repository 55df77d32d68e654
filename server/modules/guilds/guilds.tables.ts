import { focusTags } from '@kinsong/contract/guilds/focus-tags.ts';
import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What a guild says of itself. Its name, its people and all they do are its space’s, which has the same id. */
export const guildProfiles = pgTable('guild_profiles', {
  spaceId: uuid('space_id').primaryKey(),
  subtitle: text().notNull(),
  manifesto: text().notNull(),
  /** Its address; empty where it has none. */
  image: text().notNull(),
  focusTags: text('focus_tags', { enum: focusTags }).array().notNull(),
  founderId: uuid('founder_id').notNull(),
  /** As they were called on that day. */
  founderName: text('founder_name').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  semiIndependent: boolean('semi_independent').notNull(),
  integrationEnabled: boolean('integration_enabled').notNull(),
});
