import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { persons } from './identity.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

const ofPerson = () => uuid('person_id').references(() => persons.id, { onDelete: 'cascade' });

export const linkPurposes = [
  'sign in',
  'device',
  'recovery',
  'reset password',
  'confirm e-mail',
  'confirm waitlist',
] as const;

/** Links that letters and QR codes carry: good once, for a while, for one purpose. Kept only hashed. */
export const links = pgTable(
  'links',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text({ enum: [...linkPurposes] }).notNull(),
    personId: ofPerson(),
    /** What it concerns besides: the request for a place, or the invitation to take up after signing in. */
    subjectId: uuid('subject_id'),
    /** The address it was sent to; using it shows whose that is. */
    sentTo: text('sent_to'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('links_person').on(table.personId), index('links_expiry').on(table.expiresAt)],
);

/** How often something was tried in the time that is running; the house's nodes count together here. */
export const tallies = pgTable(
  'tallies',
  {
    mark: text().primaryKey(),
    tries: integer().notNull(),
    until: moment('until').notNull(),
  },
  (table) => [index('tallies_until').on(table.until)],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: text().primaryKey(),
    personId: ofPerson().notNull(),
    name: text().notNull(),
    publicKey: text('public_key').notNull(),
    /** How often it signed, where it counts: one that counts backwards is a copy. */
    counter: integer().notNull(),
    transports: text().array().notNull(),
    backedUp: boolean('backed_up').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_person').on(table.personId)],
);

/** What a passkey is asked to sign: once, within minutes. A person stands there while one is being made. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challenge: text().primaryKey(),
  personId: ofPerson(),
  expiresAt: moment('expires_at').notNull(),
});

/** Who someone is at an identity provider. */
export const federatedIdentities = pgTable(
  'federated_identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    personId: ofPerson().notNull(),
    linkedAt: moment('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('federated_identities_person').on(table.personId),
  ],
);

/** A sign-in on its way by an identity provider, found by the cookie of the browser that began it. */
export const federatedAttempts = pgTable('federated_attempts', {
  browserHash: text('browser_hash').primaryKey(),
  state: text().notNull(),
  nonce: text().notNull(),
  sealedVerifier: text('sealed_verifier').notNull(),
  codeMark: text('code_mark'),
  /** Set when the provider sent the browser back: what the page fragment must say, and what was found out. */
  sessionIdHash: text('session_id_hash'),
  sealedOutcome: text('sealed_outcome'),
  expiresAt: moment('expires_at').notNull(),
});
