import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { WrittenEvent } from './ics/write-events.ts';

/**
 * Private addresses of calendars. What opens one is stored only hashed: who reads the database can not read a calendar
 * with what stands there. There is one for each person and space, and one for all of somebody's spaces.
 */
export const calendarSubscriptions = pgTable(
  'calendar_subscriptions',
  {
    id: uuid().primaryKey(),
    personId: uuid('person_id').notNull(),
    spaceId: uuid('space_id'),
    tokenHash: text('token_hash').notNull().unique(),
    tasks: boolean().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    unique('calendar_subscriptions_whose').on(table.personId, table.spaceId).nullsNotDistinct(),
    index('calendar_subscriptions_space').on(table.spaceId),
  ],
);

/**
 * Who was asked to an event by e-mail. What they answered stands with the event, for all to see; where the letter went
 * stands here, and goes some time after the event.
 */
export const calendarGuests = pgTable(
  'calendar_guests',
  {
    id: uuid().primaryKey(),
    eventId: uuid('event_id').notNull(),
    spaceId: uuid('space_id').notNull(),
    email: text().notNull(),
    name: text().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: uuid('invited_by').notNull(),
    invitedAt: timestamp('invited_at', { withTimezone: true }).notNull(),
    /** What the last letter said of the event, and how far the event's rows had come by then. */
    told: jsonb().$type<WrittenEvent[]>().notNull(),
    toldRev: bigint('told_rev', { mode: 'number' }).notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    index('calendar_guests_event').on(table.eventId),
    index('calendar_guests_space').on(table.spaceId),
    uniqueIndex('calendar_guests_once')
      .on(table.eventId, table.email)
      .where(sql`${table.withdrawnAt} is null`),
  ],
);
