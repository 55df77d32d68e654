import type { FarIntention, NearIntention } from '@kinsong/contract/onboarding/intentions.ts';
import type { ManifestoDraft } from '@kinsong/contract/onboarding/manifesto.ts';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { persons } from '../identity/identity.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const person = () => uuid('person_id').references(() => persons.id, { onDelete: 'cascade' });

/** What somebody wrote before and brought along as a file. It is read by nobody else. */
export const broughtTexts = pgTable(
  'brought_texts',
  {
    id: uuid().primaryKey(),
    personId: person().notNull(),
    name: text().notNull(),
    content: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('brought_texts_person').on(table.personId)],
);

/** Each version of somebody's manifesto, as it was kept. The newest is how they mean it now. */
export const manifestos = pgTable(
  'manifestos',
  {
    id: uuid().primaryKey(),
    personId: person().notNull(),
    version: integer().notNull(),
    avatarName: text('avatar_name').notNull(),
    personalObjective: text('personal_objective').notNull(),
    earthObjective: text('earth_objective').notNull(),
    personalIntentions: jsonb('personal_intentions').$type<NearIntention[]>().notNull(),
    earthIntentions: jsonb('earth_intentions').$type<FarIntention[]>().notNull(),
    wantsToCreateGuild: boolean('wants_to_create_guild').notNull(),
    worldSetParticipant: boolean('world_set_participant').notNull(),
    buildOverTime: boolean('build_over_time').notNull(),
    uploadedAvatar: text('uploaded_avatar'),
    textId: uuid('text_id').references(() => broughtTexts.id),
    /** As their browser told it. */
    createdAt: moment('created_at').notNull(),
    keptAt: moment('kept_at').notNull(),
  },
  (table) => [unique('manifestos_version').on(table.personId, table.version)],
);

/** What somebody has begun of a manifesto and not kept yet: one a person, on whichever device. */
export const manifestoDrafts = pgTable('manifesto_drafts', {
  personId: person().primaryKey(),
  /** Null while nothing was changed but the text that goes with it. */
  draft: jsonb().$type<ManifestoDraft>(),
  textId: uuid('text_id').references(() => broughtTexts.id),
  changedAt: moment('changed_at').notNull(),
});
