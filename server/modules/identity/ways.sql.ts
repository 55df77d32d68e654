import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import {
  federatedAttempts,
  federatedIdentities,
  links,
  passkeyChallenges,
  passkeys,
  tallies,
} from './ways.tables.ts';

export type LinkRow = typeof links.$inferSelect;
export type PasskeyRow = typeof passkeys.$inferSelect;
export type AttemptRow = typeof federatedAttempts.$inferSelect;

export async function insertLink(db: Db, row: LinkRow): Promise<void> {
  await db.insert(links).values(row);
}

/** The database decides between those who open a link at once: one of them has it, and it is gone. */
export async function takeLink(
  db: Db,
  tokenHash: string,
  purpose: LinkRow['purpose'],
  now: Date,
): Promise<LinkRow | null> {
  const [row] = await db
    .delete(links)
    .where(and(eq(links.tokenHash, tokenHash), eq(links.purpose, purpose), gt(links.expiresAt, now)))
    .returning();
  return row ?? null;
}

/** False when this code is not theirs, or no longer. */
export async function takeRecovery(db: Db, codeMark: string, personId: string, now: Date): Promise<boolean> {
  const taken = await db
    .delete(links)
    .where(
      and(
        eq(links.tokenHash, codeMark),
        eq(links.purpose, 'recovery'),
        eq(links.personId, personId),
        gt(links.expiresAt, now),
      ),
    )
    .returning({ tokenHash: links.tokenHash });
  return taken.length > 0;
}

export async function deleteLinksOf(db: Db, personId: string, purpose?: LinkRow['purpose']): Promise<void> {
  await db
    .delete(links)
    .where(and(eq(links.personId, personId), purpose === undefined ? undefined : eq(links.purpose, purpose)));
}

/** Counts one more try and says how many there are by now in the time that is running. */
export async function countTry(db: Db, mark: string, now: Date, until: Date): Promise<number> {
  const [row] = await db
    .insert(tallies)
    .values({ mark, tries: 1, until })
    .onConflictDoUpdate({
      target: tallies.mark,
      set: {
        tries: sql`case when ${tallies.until} <= ${now.toISOString()}::timestamptz then 1 else ${tallies.tries} + 1 end`,
        until: sql`case when ${tallies.until} <= ${now.toISOString()}::timestamptz then excluded.until else ${tallies.until} end`,
      },
    })
    .returning({ tries: tallies.tries });
  return row?.tries ?? 1;
}

export async function triesOf(db: Db, mark: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ tries: tallies.tries })
    .from(tallies)
    .where(and(eq(tallies.mark, mark), gt(tallies.until, now)));
  return row?.tries ?? 0;
}

export async function forgetTries(db: Db, mark: string): Promise<void> {
  await db.delete(tallies).where(eq(tallies.mark, mark));
}

export async function insertPasskey(db: Db, row: PasskeyRow): Promise<boolean> {
  const stored = await db.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id });
  return stored.length > 0;
}

export async function passkeysOf(db: Db, personId: string): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.personId, personId)).orderBy(passkeys.createdAt);
}

export async function findPasskey(db: Db, id: string): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.id, id));
  return row ?? null;
}

export async function deletePasskey(db: Db, personId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(passkeys)
    .where(and(eq(passkeys.personId, personId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return gone.length > 0;
}

export async function deletePasskeysOf(db: Db, personId: string): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.personId, personId));
}

export async function markUsed(db: Db, id: string, counter: number, lastUsedAt: Date): Promise<void> {
  await db.update(passkeys).set({ counter, lastUsedAt }).where(eq(passkeys.id, id));
}

export async function insertChallenge(db: Db, row: typeof passkeyChallenges.$inferInsert): Promise<void> {
  await db.insert(passkeyChallenges).values(row);
}

/** Gone with the first answer to it, right or wrong. Undefined: never asked, or too long ago. */
export async function takeChallenge(
  db: Db,
  challenge: string,
  now: Date,
): Promise<{ personId: string | null } | undefined> {
  const [row] = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challenge, challenge), gt(passkeyChallenges.expiresAt, now)))
    .returning({ personId: passkeyChallenges.personId });
  return row;
}

export async function findFederated(db: Db, issuer: string, subject: string): Promise<string | null> {
  const [row] = await db
    .select({ personId: federatedIdentities.personId })
    .from(federatedIdentities)
    .where(and(eq(federatedIdentities.issuer, issuer), eq(federatedIdentities.subject, subject)));
  return row?.personId ?? null;
}

export async function insertFederated(db: Db, row: typeof federatedIdentities.$inferInsert): Promise<void> {
  await db.insert(federatedIdentities).values(row).onConflictDoNothing();
}

export async function deleteFederatedOf(db: Db, personId: string): Promise<void> {
  await db.delete(federatedIdentities).where(eq(federatedIdentities.personId, personId));
}

export async function hasFederated(db: Db, personId: string): Promise<boolean> {
  const found = await db
    .select({ subject: federatedIdentities.subject })
    .from(federatedIdentities)
    .where(eq(federatedIdentities.personId, personId))
    .limit(1);
  return found.length > 0;
}

export async function insertAttempt(db: Db, row: AttemptRow): Promise<void> {
  await db.insert(federatedAttempts).values(row);
}

export async function takeAttempt(db: Db, browserHash: string, now: Date): Promise<AttemptRow | null> {
  const [row] = await db
    .delete(federatedAttempts)
    .where(and(eq(federatedAttempts.browserHash, browserHash), gt(federatedAttempts.expiresAt, now)))
    .returning();
  return row ?? null;
}

/** What nobody came back for in time. */
export async function deleteOverdueWays(db: Db, now: Date): Promise<void> {
  await db.delete(links).where(lte(links.expiresAt, now));
  await db.delete(tallies).where(lte(tallies.until, now));
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
  await db.delete(federatedAttempts).where(lte(federatedAttempts.expiresAt, now));
}
