import { guestStates, retreatStates } from '@kinsong/contract/hospitality/retreat.ts';
import { consciousnessLevels } from '@kinsong/contract/seekers/consciousness-levels.ts';
import { date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const day = (name: string) => date(name, { mode: 'string' });

/** A retreat, from its first line on. Its days may be missing until the invitations go out. */
export const retreats = pgTable('retreats', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  place: text().notNull(),
  startsOn: day('starts_on'),
  endsOn: day('ends_on'),
  answerBy: day('answer_by'),
  places: integer().notNull(),
  minTrustScore: integer('min_trust_score').notNull(),
  consciousnessLevel: text('consciousness_level', { enum: consciousnessLevels }).notNull(),
  letter: text().notNull(),
  state: text({ enum: retreatStates }).notNull(),
  cancelReason: text('cancel_reason').notNull().default(''),
  /** Where those who come pack and cook. */
  spaceId: uuid('space_id'),
  createdBy: uuid('created_by').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Who is asked, in the order in which they are. */
export const retreatGuests = pgTable(
  'retreat_guests',
  {
    retreatId: uuid('retreat_id')
      .notNull()
      .references(() => retreats.id, { onDelete: 'cascade' }),
    personId: uuid('person_id').notNull(),
    position: integer().notNull(),
    state: text({ enum: guestStates }).notNull(),
    askedAt: moment('asked_at'),
    answerBy: day('answer_by'),
    answeredAt: moment('answered_at'),
    reason: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.retreatId, table.personId] }),
    index('retreat_guests_person').on(table.personId),
  ],
);
