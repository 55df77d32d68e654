import { newId } from '@kinsong/contract/common/ids.ts';
import { and, arrayContains, desc, eq, gt, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import type { LoginName } from './login-name.ts';
import { auditLog, persons, sessions } from './identity.tables.ts';

export type PersonRow = typeof persons.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
type Deed = Omit<typeof auditLog.$inferInsert, 'id'>;

/** False when the address or the number has an account already. */
export async function insertPerson(db: Db, row: PersonRow): Promise<boolean> {
  const stored = await db.insert(persons).values(row).onConflictDoNothing().returning({ id: persons.id });
  return stored.length > 0;
}

export async function findPersonByName(db: Db, { email, phone }: LoginName): Promise<PersonRow | null> {
  const [row] = await db
    .select()
    .from(persons)
    .where(email === null ? eq(persons.phone, phone) : eq(persons.email, email));
  return row ?? null;
}

export async function findPersonById(db: Db, id: string): Promise<PersonRow | null> {
  const [row] = await db.select().from(persons).where(eq(persons.id, id));
  return row ?? null;
}

/** Held until the transaction ends, so that two changes to one's ways in are seen one after the other. */
export async function lockPerson(db: Db, id: string): Promise<PersonRow | null> {
  const [row] = await db.select().from(persons).where(eq(persons.id, id)).for('update');
  return row ?? null;
}

/** False when it was replaced by someone else meanwhile. */
export async function replacePassword(
  db: Db,
  id: string,
  former: string | null,
  passwordHash: string,
): Promise<boolean> {
  const changed = await db
    .update(persons)
    .set({ passwordHash })
    .where(
      and(
        eq(persons.id, id),
        former === null ? isNull(persons.passwordHash) : eq(persons.passwordHash, former),
      ),
    )
    .returning({ id: persons.id });
  return changed.length > 0;
}

export async function setPassword(db: Db, id: string, passwordHash: string | null): Promise<void> {
  await db.update(persons).set({ passwordHash }).where(eq(persons.id, id));
}

/** Only while the address is still the one that was shown to be theirs. */
export async function confirmEmailOf(db: Db, id: string, email: string, at: Date): Promise<void> {
  await db
    .update(persons)
    .set({ emailConfirmedAt: sql`coalesce(${persons.emailConfirmedAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(persons.id, id), eq(persons.email, email)));
}

/** Any number does that nothing else here asks for. */
const architectLock = 8_001_002;

/** Asked one after the other, so that two nodes starting, or two codes, never make two architects. */
export async function hasArchitect(db: Db): Promise<boolean> {
  await db.execute(sql`select pg_advisory_xact_lock(${architectLock})`);
  const found = await db
    .select({ id: persons.id })
    .from(persons)
    .where(arrayContains(persons.roles, ['architect']))
    .limit(1);
  return found.length > 0;
}

export async function insertSession(db: Db, row: SessionRow): Promise<void> {
  await db.insert(sessions).values(row);
}

export interface LiveSession {
  readonly id: string;
  readonly personId: string;
  readonly roles: string[];
  /** Not touched for a while. */
  readonly stale: boolean;
}

/** Asked at every call, so it is one plain statement. */
export async function findSession(
  db: Db,
  tokenHash: string,
  now: Date,
  staleBefore: Date,
): Promise<LiveSession | null> {
  const { rows } = await db.execute<LiveSession & Record<string, unknown>>(sql`
    select sessions.id, sessions.person_id as "personId", persons.roles,
      sessions.last_used_at < ${staleBefore.toISOString()}::timestamptz as stale
    from sessions join persons on persons.id = sessions.person_id
    where sessions.token_hash = ${tokenHash} and sessions.expires_at > ${now.toISOString()}::timestamptz`);
  return rows[0] ?? null;
}

export async function touchSession(db: Db, id: string, now: Date, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: now, expiresAt }).where(eq(sessions.id, id));
}

export async function deleteSession(db: Db, id: string, personId: string): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.personId, personId)))
    .returning({ id: sessions.id });
  return gone.length > 0;
}

/** All of someone's but the one that stays; answers which are gone. */
export async function deleteSessionsOf(db: Db, personId: string, stays: string | null): Promise<string[]> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.personId, personId), stays === null ? undefined : ne(sessions.id, stays)))
    .returning({ id: sessions.id });
  return gone.map(({ id }) => id);
}

export async function sessionsOf(db: Db, personId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.personId, personId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt));
}

export async function authSourceOf(db: Db, sessionId: string): Promise<SessionRow['authSource'] | null> {
  const [row] = await db
    .select({ authSource: sessions.authSource })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return row?.authSource ?? null;
}

export async function liveAmong(db: Db, ids: readonly string[], now: Date): Promise<string[]> {
  const live = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(sql`${sessions.id} = any(${sql.param([...ids])}::uuid[])`, gt(sessions.expiresAt, now)));
  return live.map(({ id }) => id);
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<string[]> {
  const gone = await db.delete(sessions).where(lte(sessions.expiresAt, now)).returning({ id: sessions.id });
  return gone.map(({ id }) => id);
}

export async function recordDeed(db: Db, deed: Deed): Promise<void> {
  await db.insert(auditLog).values({ id: newId(deed.at.getTime()), ...deed });
}

export async function deleteDeeds(db: Db, before: Date): Promise<void> {
  await db.delete(auditLog).where(lt(auditLog.at, before));
}
