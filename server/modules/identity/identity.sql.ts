import { newId } from '@kinsong/contract/common/ids.ts';
import { and, arrayContains, desc, eq, gt, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import type { LoginName } from './login-name.ts';
import { auditLog, persons, sessions } from './identity.tables.ts';

export type PersonRow = typeof persons.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
export type AuditRow = Omit<typeof auditLog.$inferInsert, 'id'>;

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

/**
 * Held until the transaction ends, so that two changes to one's ways in are seen one after the other. Rows that only
 * name the person may be written meanwhile: nobody waits for both.
 */
export async function lockPerson(db: Db, id: string): Promise<PersonRow | null> {
  const [row] = await db.select().from(persons).where(eq(persons.id, id)).for('no key update');
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

export async function confirmEmailOf(db: Db, id: string, at: Date): Promise<void> {
  await db.update(persons).set({ emailConfirmedAt: at }).where(eq(persons.id, id));
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

export interface FoundSession {
  readonly id: string;
  readonly personId: string;
  readonly roles: string[];
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
}

/** Asked at every call, so it is one plain statement. */
export async function findSession(db: Db, tokenHash: string): Promise<FoundSession | null> {
  const { rows } = await db.execute<FoundSession & Record<string, unknown>>(sql`
    select sessions.id, sessions.person_id as "personId", persons.roles,
      sessions.last_used_at as "lastUsedAt", sessions.expires_at as "expiresAt"
    from sessions join persons on persons.id = sessions.person_id
    where sessions.token_hash = ${tokenHash}`);
  const [found] = rows;
  if (found === undefined) return null;
  return { ...found, lastUsedAt: new Date(found.lastUsedAt), expiresAt: new Date(found.expiresAt) };
}

/** All in one statement, held in one order so that two nodes do not wait for each other. */
export async function touchSessions(
  db: Db,
  used: readonly Pick<SessionRow, 'id' | 'lastUsedAt' | 'expiresAt'>[],
): Promise<void> {
  const column = (read: (use: (typeof used)[number]) => string) => sql.param(used.map(read));
  await db.execute(sql`
    with given as (
      select * from unnest(
        ${column(({ id }) => id)}::uuid[],
        ${column(({ lastUsedAt }) => lastUsedAt.toISOString())}::timestamptz[],
        ${column(({ expiresAt }) => expiresAt.toISOString())}::timestamptz[]
      ) as given (id, used, expires)
    ), held as (
      select sessions.id from sessions join given on given.id = sessions.id
      where sessions.last_used_at < given.used order by sessions.id for update of sessions
    )
    update sessions set last_used_at = given.used, expires_at = given.expires
    from given join held on held.id = given.id where sessions.id = held.id`);
}

export async function isSession(db: Db, id: string): Promise<boolean> {
  const found = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id));
  return found.length > 0;
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

/** Those that still stand; one that was `used` just now is not over, though that is not written down yet. */
export async function liveAmong(
  db: Db,
  ids: readonly string[],
  now: Date,
  used: readonly string[],
): Promise<string[]> {
  const live = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        sql`${sessions.id} = any(${sql.param([...ids])}::uuid[])`,
        or(gt(sessions.expiresAt, now), sql`${sessions.id} = any(${sql.param([...used])}::uuid[])`),
      ),
    );
  return live.map(({ id }) => id);
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<string[]> {
  const gone = await db.delete(sessions).where(lte(sessions.expiresAt, now)).returning({ id: sessions.id });
  return gone.map(({ id }) => id);
}

export async function insertAudit(db: Db, row: AuditRow): Promise<void> {
  await db.insert(auditLog).values({ id: newId(row.at.getTime()), ...row });
}

export async function deleteAudit(db: Db, before: Date): Promise<void> {
  await db.delete(auditLog).where(lt(auditLog.at, before));
}

/** Nobody else changes who they are until the transaction ends. */
export async function lockSuperUsers(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: persons.id })
    .from(persons)
    .where(sql`'super_user' = any(${persons.roles})`)
    .orderBy(persons.id)
    .for('update');
  return rows.map(({ id }) => id);
}

export async function lockRoles(db: Db, personId: string): Promise<PersonRow['roles'] | null> {
  const [row] = await db
    .select({ roles: persons.roles })
    .from(persons)
    .where(eq(persons.id, personId))
    .for('update');
  return row?.roles ?? null;
}

export async function updateRoles(db: Db, personId: string, roles: PersonRow['roles']): Promise<void> {
  await db.update(persons).set({ roles }).where(eq(persons.id, personId));
}
