import { houseRoles } from '@kinsong/contract/common/capability.ts';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, pgView, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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

/** What other modules may read of an account: neither its address nor what opens it. @public */
export const people = pgView('people').as((query) =>
  query
    .select({
      id: persons.id,
      createdAt: persons.createdAt,
      roles: persons.roles,
      phoneOnly: sql<boolean>`${persons.email} is null`.as('phone_only'),
    })
    .from(persons),
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

/** When people were here last, by the day; for figures of other modules. @public */
export const visits = pgView('last_visits').as((query) =>
  query.select({ personId: sessions.personId, at: sessions.lastUsedAt }).from(sessions),
);

export const auditedActs = [
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
  'added a partner card',
  'changed a partner card',
  'removed a partner card',
  'gave a role',
  'took a role',
] as const;

/** Who did what, when and from where. It holds no secret: no code, no token, no password, not even a wrong one. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey(),
    at: moment('at').notNull(),
    personId: uuid('person_id').references(() => persons.id, { onDelete: 'set null' }),
    act: text('deed', { enum: [...auditedActs] }).notNull(),
    /** What it concerned: the invitation made or taken up. */
    subjectId: uuid('subject_id'),
    /** The role that was given or taken, and the reason that was said. */
    detail: text(),
    address: text().notNull(),
    device: text().notNull(),
  },
  (table) => [index('audit_log_at').on(table.at), index('audit_log_person').on(table.personId, table.at)],
);

/** What was done, for whoever may read it: without the address it was done from. @public */
export const audited = pgView('audited').as((query) =>
  query
    .select({
      id: auditLog.id,
      at: auditLog.at,
      personId: auditLog.personId,
      act: sql<string>`${auditLog.act}`.as('act'),
      subjectId: auditLog.subjectId,
      detail: auditLog.detail,
      device: auditLog.device,
    })
    .from(auditLog),
);
