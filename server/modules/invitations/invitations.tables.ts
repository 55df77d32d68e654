import { houseRoles } from '@kinsong/contract/common/capability.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { persons } from '../identity/identity.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * A code opens an account and, where it names one, a space. The architect's code also grants roles. Found by its mark;
 * sealed beside it for the eyes of whoever made it.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey(),
    codeMark: text('code_mark').notNull().unique(),
    sealedCode: text('sealed_code'),
    spaceId: uuid('space_id'),
    /** Opens for this address or number alone. */
    boundTo: text('bound_to'),
    /** Whoever uses it waits until its maker says yes. */
    needsApproval: boolean('needs_approval').notNull().default(false),
    /** Whoever comes by it is under 16; its maker is their guardian. */
    underSixteen: boolean('under_sixteen').notNull().default(false),
    recognisedName: text('recognised_name'),
    greeting: text(),
    grants: text({ enum: [...houseRoles] })
      .array()
      .notNull(),
    maxUses: integer('max_uses').notNull(),
    uses: integer().notNull().default(0),
    createdBy: uuid('created_by').references(() => persons.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    check('invitations_uses', sql`${table.uses} between 0 and ${table.maxUses}`),
    index('invitations_space').on(table.spaceId),
    index('invitations_maker').on(table.createdBy),
  ],
);

export const invitationUses = pgTable(
  'invitation_uses',
  {
    invitationId: uuid('invitation_id')
      .notNull()
      .references(() => invitations.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.invitationId, table.personId] }),
    index('invitation_uses_person').on(table.personId),
  ],
);

/** Who asked for a place. One row an address, so that asking again changes nothing. */
export const waitlist = pgTable(
  'waitlist',
  {
    id: uuid().primaryKey(),
    loginName: text('login_name').notNull().unique(),
    name: text().notNull(),
    line: text().notNull(),
    status: text({ enum: ['unconfirmed', 'waiting', 'approved', 'declined'] }).notNull(),
    invitationId: uuid('invitation_id').references(() => invitations.id, { onDelete: 'set null' }),
    askedAt: moment('asked_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by').references(() => persons.id, { onDelete: 'set null' }),
  },
  (table) => [index('waitlist_invitation').on(table.invitationId)],
);
