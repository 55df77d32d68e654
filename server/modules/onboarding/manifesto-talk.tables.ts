import type {
  ManifestoField,
  ManifestoFields,
  Sharing,
  TalkEntry,
} from '@kinsong/contract/onboarding/manifesto-talk.ts';
import { index, jsonb, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { persons } from '../identity/identity.tables.ts';
import type { Place } from './manifesto-talk/built-in-reply.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Somebody's talk about their manifesto, and the slips as they stand. For the eyes of its author alone. */
export const manifestoTalks = pgTable('manifesto_talks', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => persons.id, { onDelete: 'cascade' }),
  entries: jsonb().$type<readonly TalkEntry[]>().notNull(),
  fields: jsonb().$type<ManifestoFields>().notNull(),
  /** What the last reply put on slips. */
  newest: jsonb().$type<readonly ManifestoField[]>().notNull(),
  /** What the person put right by hand: no reply writes over it. */
  corrected: jsonb().$type<readonly ManifestoField[]>().notNull(),
  place: jsonb().$type<Place>().notNull(),
  /** null until the person has decided. */
  sharing: jsonb().$type<Sharing>(),
  changedAt: moment('changed_at').notNull(),
});

/** Each time it was saved. The conversation is its author's: only the talk's own SQL names it. */
export const manifestoTalkVersions = pgTable(
  'manifesto_talk_versions',
  {
    id: uuid().primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    fields: jsonb().$type<ManifestoFields>().notNull(),
    fullConversation: jsonb('full_conversation').$type<readonly Spoken[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    uniqueIndex('manifesto_talk_versions_once').on(table.personId, table.createdAt),
    index('manifesto_talk_versions_saved').on(table.personId, table.savedAt),
  ],
);

interface Spoken {
  readonly role: TalkEntry['role'];
  readonly content: string;
}
