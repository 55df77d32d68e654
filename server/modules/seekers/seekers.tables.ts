import { isNull } from 'drizzle-orm';
import { homepages } from '@kinsong/contract/common/homepage.ts';
import { audiences } from '@kinsong/contract/seekers/audiences.ts';
import { availabilities } from '@kinsong/contract/seekers/profile.ts';
import { boolean, integer, pgTable, pgView, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
  /** Whether others see that they are here, and count them among those who were here lately. */
  showsPresence: boolean('shows_presence').notNull().default(true),
  homepagePreference: text('homepage_preference', { enum: homepages }).notNull().default('gameplay'),
  availability: text({ enum: availabilities }),
  /** Who sees these facts of them. */
  realNameSeenBy: text('real_name_seen_by', { enum: audiences }).notNull().default('together'),
  bioSeenBy: text('bio_seen_by', { enum: audiences }).notNull().default('together'),
  availabilitySeenBy: text('availability_seen_by', { enum: audiences }).notNull().default('together'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** Who lets it be seen when they are here. @public */
export const presences = pgView('seeker_presences').as((query) =>
  query.select({ personId: seekers.personId, shown: seekers.showsPresence }).from(seekers),
);

/** What people are called, for other modules' lists of them. @public */
export const names = pgView('seeker_names').as((query) =>
  query
    .select({
      personId: seekers.personId,
      avatarName: seekers.avatarName,
      realName: seekers.realName,
      realNameSeenBy: seekers.realNameSeenBy,
    })
    .from(seekers),
);

/** How far people have come, for whoever chooses among them. Nobody under 16 stands here. @public */
export const standings = pgView('seeker_standings').as((query) =>
  query
    .select({
      personId: seekers.personId,
      avatarName: seekers.avatarName,
      avatarUrl: seekers.avatarUrl,
      trustScore: seekers.trustScore,
      consciousnessLevel: seekers.consciousnessLevel,
      createdAt: seekers.createdAt,
    })
    .from(seekers)
    .where(isNull(seekers.guardianId)),
);
