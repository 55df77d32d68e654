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

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Who may sign in. What the house shows of them is the seekers' affair. */
export const persons = pgTable(
  'persons',
  {
    id: uuid().primaryKey(),
    /** In lower case. */
    email: text().unique(),
    /** When a letter to the address, or a provider who vouches for it, showed that it is theirs. */
    emailConfirmedAt: moment('email_confirmed_at'),
    /** In E.164, like +491701234567. */
    phone: text().unique(),
    passwordHash: text('password_hash'),
    roles: text({ enum: [...houseRoles] })
      .array()
      .notNull(),
    authSource: text('auth_source', { enum: ['google', 'jwt'] }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [check('persons_login_name', sql`${table.email} is not null or ${table.phone} is not null`)],
);

/** Tokens are stored only hashed: who reads the database can not sign in with what stands there. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    device: text().notNull(),
    authSource: text('auth_source', { enum: ['google', 'jwt'] })
      .notNull()
      .default('jwt'),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_person').on(table.personId), index('sessions_expiry').on(table.expiresAt)],
);

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
    /** Null until the space took them in: taking the code up again then finishes what was begun, and never more. */
    admittedAt: moment('admitted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.invitationId, table.personId] }),
    index('invitation_uses_person').on(table.personId),
  ],
);

export const deeds = [
  'joined',
  'signed in',
  'failed to sign in',
  'signed out',
  'invited',
  'took up an invitation',
  'revoked an invitation',
  'gave a place',
  'declined a request',
  'changed the password',
  'reset the password',
  'ended sessions',
  'added a passkey',
  'removed a passkey',
  'confirmed an address',
  'removed earlier ways in',
  'made a link for a device',
  'made a link for a guest',
  'linked another service',
] as const;

/** Who did what, when and from where. It holds no secret: no code, no token, no password, not even a wrong one. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey(),
    at: moment('at').notNull(),
    personId: uuid('person_id').references(() => persons.id, { onDelete: 'set null' }),
    deed: text({ enum: [...deeds] }).notNull(),
    /** What it concerned: the invitation made or taken up. */
    subjectId: uuid('subject_id'),
    address: text().notNull(),
    device: text().notNull(),
  },
  (table) => [index('audit_log_at').on(table.at), index('audit_log_person').on(table.personId, table.at)],
);
