import { commitmentIds } from '@kinsong/contract/onboarding/commitments.ts';
import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { persons } from '../identity/identity.tables.ts';

/** Who promised what, in the words of which version. Nothing here is ever changed. */
export const commitmentsAccepted = pgTable(
  'commitments_accepted',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    commitment: text({ enum: [...commitmentIds] }).notNull(),
    version: integer().notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }).notNull(),
    signature: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.commitment, table.version] })],
);
