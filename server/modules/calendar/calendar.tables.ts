import {
  categories,
  eventTypes,
  type Attendee,
  type EventGuest,
  type Repeat,
} from '@kinsong/contract/calendar/event.ts';
import type { FreeHours } from '@kinsong/contract/calendar/free-times.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/**
 * What is in the calendar of a space; one's own lies in one's thread. `first_at` and `last_at` say between which moments
 * any of its days may be, so that a week is found by an index; a series without end has no last.
 */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    id: uuid().primaryKey(),
    spaceId: uuid('space_id').notNull(),
    rev: bigint({ mode: 'number' }).notNull(),
    born: bigint({ mode: 'number' }).notNull(),
    title: text().notNull(),
    notes: text().notNull(),
    place: text().notNull(),
    type: text({ enum: [...eventTypes] }).notNull(),
    category: text({ enum: [...categories] }).notNull(),
    start: text().notNull(),
    end: text().notNull(),
    zone: text().notNull(),
    allDay: boolean('all_day').notNull(),
    repeat: jsonb().$type<Repeat>(),
    seriesId: uuid('series_id'),
    originalStart: text('original_start'),
    attendees: jsonb().$type<Attendee[]>().notNull(),
    /** Whose time it may take: those of the attendees who have not said no to all of it. */
    takesTimeOf: uuid('takes_time_of').array().notNull(),
    guests: jsonb().$type<EventGuest[]>().notNull().default([]),
    reminders: integer().array().notNull(),
    uid: text().notNull(),
    sequence: integer().notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }),
    /** When somebody is to be reminded next. */
    nextReminderAt: timestamp('next_reminder_at', { withTimezone: true }),
  },
  (table) => [
    index('calendar_events_rev').on(table.spaceId, table.rev),
    index('calendar_events_born').on(table.spaceId, table.born),
    index('calendar_events_days')
      .on(table.spaceId, table.firstAt)
      .where(sql`${table.deletedAt} is null`),
    index('calendar_events_at')
      .on(table.firstAt)
      .where(sql`${table.deletedAt} is null`),
    index('calendar_events_time_of')
      .using('gin', table.takesTimeOf)
      .where(sql`${table.deletedAt} is null`),
    // One day of a series has one row in its place, whoever of two was quicker.
    uniqueIndex('calendar_events_one_day')
      .on(table.seriesId, table.originalStart)
      .where(sql`${table.deletedAt} is null`),
    index('calendar_events_reminder')
      .on(table.nextReminderAt)
      .where(sql`${table.nextReminderAt} is not null`),
  ],
);

/** What somebody shows the others of a space of their free hours. Without a row: nothing. */
export const calendarFreeHours = pgTable(
  'calendar_free_hours',
  {
    spaceId: uuid('space_id').notNull(),
    personId: uuid('person_id').notNull(),
    shown: boolean().notNull(),
    zone: text().notNull(),
    hours: jsonb().$type<FreeHours[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.spaceId, table.personId] })],
);
