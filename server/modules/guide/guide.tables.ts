import type { DeedLink } from '@kinsong/contract/guide/proposal-card.ts';
import type { ProposalState } from '@kinsong/contract/guide/message-extra.ts';
import type { SwapPhase } from '@kinsong/contract/guide/swap.ts';
import type { Told } from '@kinsong/contract/guide/sent-to-model.ts';
import type { TaleState } from '@kinsong/engines/guide/talk/world.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SwapState } from './swaps/swap-state.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** How someone wants to talk with the guide, and where the conversation stands. A row from the first change on. */
export const settings = pgTable('guide_settings', {
  personId: uuid('person_id').primaryKey(),
  mode: text({ enum: ['real_world', 'game'] }).notNull(),
  memoryOn: boolean('memory_on').notNull(),
  remindersOn: boolean('reminders_on').notNull(),
  /** Whether the guide may remember when they offer help in a salon: off until they say so. */
  helpOn: boolean('help_on').notNull().default(false),
  quietFrom: smallint('quiet_from').notNull(),
  quietUntil: smallint('quiet_until').notNull(),
  /** Which provider was decided on, and how; another one is decided on anew. */
  consentMark: text('consent_mark'),
  consentYes: boolean('consent_yes').notNull(),
  consentAt: moment('consent_at'),
  /** What the last answer left open, as its version had it: read through `pendingOf`. */
  carried: jsonb().$type<{ readonly version?: number }>(),
  story: jsonb().$type<TaleState>(),
});

/** The guide's answers: whose, to what, by whom, and what went out for them. One at a time is being written a person. */
export const answers = pgTable(
  'guide_answers',
  {
    messageId: uuid('message_id').primaryKey(),
    personId: uuid('person_id').notNull(),
    spaceId: uuid('space_id').notNull(),
    /** An errand was another module's, and stands in no thread. */
    kind: text({ enum: ['chat', 'nudge', 'story', 'errand'] }).notNull(),
    /** What the person said; null where they pressed a button. */
    saidId: uuid('said_id'),
    state: text({ enum: ['writing', 'done', 'broken'] }).notNull(),
    by: text({ enum: ['built-in', 'model'] }).notNull(),
    begunAt: moment('begun_at').notNull(),
    /** Moved on each second while it is written: one that stands still belongs to a house that has gone. */
    keptAt: moment('kept_at').notNull(),
    told: jsonb().$type<Pick<Told, 'provider' | 'said' | 'tools'>>(),
    tokensIn: integer('tokens_in'),
    tokensOut: integer('tokens_out'),
    cost: doublePrecision(),
  },
  (table) => [
    uniqueIndex('guide_answers_said').on(table.saidId),
    uniqueIndex('guide_answers_writing')
      .on(table.personId)
      .where(sql`${table.state} = 'writing'`),
    index('guide_answers_person').on(table.personId, table.begunAt),
    index('guide_answers_begun').on(table.begunAt),
  ],
);

/** What the guide proposed, under the id of the message that carries the card. */
export const proposals = pgTable(
  'guide_proposals',
  {
    id: uuid().primaryKey(),
    personId: uuid('person_id').notNull(),
    spaceId: uuid('space_id').notNull(),
    /** A prompt goes away once it is answered, a proposal stays with its answer. */
    kind: text({ enum: ['proposal', 'todo_prompt', 'project_prompt'] }).notNull(),
    tool: text().notNull(),
    args: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text().$type<ProposalState>().notNull(),
    saidId: uuid('said_id'),
    text: text().notNull(),
    result: jsonb().$type<DeedLink>(),
    madeAt: moment('made_at').notNull(),
    settledAt: moment('settled_at'),
    /** When it is to be shown; null once its card stands in the thread. A house that goes down shows it when it is back. */
    dueAt: moment('due_at'),
  },
  (table) => [
    index('guide_proposals_person').on(table.personId, table.madeAt),
    index('guide_proposals_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
  ],
);

/** What is done once a person: the welcome, the question for something uploaded. */
export const marks = pgTable(
  'guide_marks',
  {
    personId: uuid('person_id').notNull(),
    name: text().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.name] })],
);

export const memories = pgTable(
  'guide_memories',
  {
    id: uuid().primaryKey(),
    personId: uuid('person_id').notNull(),
    text: text().notNull(),
    scope: text({ enum: ['me', 'family', 'guild'] }).notNull(),
    spaceId: uuid('space_id'),
    saidAt: moment('said_at').notNull(),
    messageId: uuid('message_id'),
  },
  (table) => [
    index('guide_memories_person').on(table.personId),
    index('guide_memories_space').on(table.spaceId),
  ],
);

/**
 * Help that somebody offered in a salon, so that whoever asks for it finds them. The message is what counts: what it does
 * not say any more is shown to nobody, and goes.
 */
export const helpOffers = pgTable(
  'guide_help_offers',
  {
    messageId: uuid('message_id').primaryKey(),
    personId: uuid('person_id').notNull(),
    spaceId: uuid('space_id').notNull(),
    /** "Drive", "Help with the roof". */
    what: text().notNull(),
    /** 2026-11-28; null where none was said. */
    day: date({ mode: 'string' }),
    saidAt: moment('said_at').notNull(),
  },
  (table) => [
    index('guide_help_offers_person').on(table.personId),
    index('guide_help_offers_space').on(table.spaceId),
  ],
);

export const reminders = pgTable(
  'guide_reminders',
  {
    id: uuid().primaryKey(),
    personId: uuid('person_id').notNull(),
    text: text().notNull(),
    at: moment('at').notNull(),
    taskId: uuid('task_id'),
    /** FREQ=WEEKLY;BYDAY=FR: told, it waits for the next time. */
    repeat: text(),
    toldAt: moment('told_at'),
  },
  (table) => [
    index('guide_reminders_person').on(table.personId),
    index('guide_reminders_due')
      .on(table.at)
      .where(sql`${table.toldAt} is null`),
  ],
);

/** A perspective swap. Its words are for its two people: nothing of it is found, quoted or sent anywhere. */
export const swaps = pgTable(
  'guide_swaps',
  {
    id: uuid().primaryKey(),
    spaceId: uuid('space_id').notNull(),
    rev: integer().notNull(),
    about: text().notNull(),
    begunBy: uuid('begun_by').notNull(),
    withId: uuid('with_id'),
    phase: text().$type<SwapPhase>().notNull(),
    state: jsonb().$type<SwapState>().notNull(),
    reflection: text(),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('guide_swaps_space').on(table.spaceId, table.rev),
    index('guide_swaps_begun').on(table.begunBy),
    index('guide_swaps_with').on(table.withId),
  ],
);
