import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import {
  federatedAttempts,
  federatedIdentities,
  links,
  passkeyChallenges,
  passkeys,
  tallies,
} from './sign-in-ways.tables.ts';

export type LinkRow = typeof links.$inferSelect;
export type PasskeyRow = typeof passkeys.$inferSelect;
export type AttemptRow = typeof federatedAttempts.$inferSelect;

export async function insertLink(db: Db, row: LinkRow): Promise<void> {
  await db.insert(links).values(row);
}

export async function findLink(
  db: Db,
  tokenHash: string,
  purposes: readonly LinkRow['purpose'][],
  now: Date,
): Promise<LinkRow | null> {
  const [row] = await db
    .select()
    .from(links)
    .where(
      and(eq(links.tokenHash, tokenHash), inArray(links.purpose, [...purposes]), gt(links.expiresAt, now)),
    );
  return row ?? null;
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

/** Answers how many there were. */
export async function deleteLinksOf(
  db: Db,
  personId: string,
  purposes: readonly LinkRow['purpose'][],
): Promise<number> {
  const gone = await db
    .delete(links)
    .where(and(eq(links.personId, personId), inArray(links.purpose, [...purposes])));
  return gone.rowCount ?? 0;
}

export async function hasLinksOf(
  db: Db,
  personId: string,
  purposes: readonly LinkRow['purpose'][],
): Promise<boolean> {
  const found = await db
    .select({ purpose: links.purpose })
    .from(links)
    .where(and(eq(links.personId, personId), inArray(links.purpose, [...purposes])))
    .limit(1);
  return found.length > 0;
}

/** Counts one more try under each mark, and says how many there are by now in the time that is running. */
export async function countTries(
  db: Db,
  marks: readonly string[],
  now: Date,
  until: Date,
): Promise<ReadonlyMap<string, number>> {
  const isOver = sql`${tallies.until} <= ${now.toISOString()}::timestamptz`;
  const counted = await db
    .insert(tallies)
    // In one order, so that two who count the same wait for each other and never both.
    .values(marks.toSorted().map((mark) => ({ mark, tries: 1, until })))
    .onConflictDoUpdate({
      target: tallies.mark,
      set: {
        tries: sql`case when ${isOver} then 1 else ${tallies.tries} + 1 end`,
        until: sql`case when ${isOver} then excluded.until else ${tallies.until} end`,
      },
    })
    .returning({ mark: tallies.mark, tries: tallies.tries });
  return new Map(counted.map(({ mark, tries }) => [mark, tries]));
}

/** Takes back one try under each mark. */
export async function uncountTries(db: Db, marks: readonly string[]): Promise<void> {
  const held = db
    .select({ mark: tallies.mark })
    .from(tallies)
    .where(inArray(tallies.mark, [...marks]))
    .orderBy(tallies.mark)
    .for('update');
  await db
    .update(tallies)
    .set({ tries: sql`greatest(${tallies.tries} - 1, 0)` })
    .where(inArray(tallies.mark, held));
}

/** Some of what is over: done with each count, so that the table never holds much more than the time that is running. */
export async function deleteSomeTallies(db: Db, now: Date, most: number): Promise<void> {
  const over = db
    .select({ mark: tallies.mark })
    .from(tallies)
    .where(lte(tallies.until, now))
    .limit(most)
    .for('update', { skipLocked: true });
  await db.delete(tallies).where(inArray(tallies.mark, over));
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

/** Answers how many there were. */
export async function deletePasskeysOf(db: Db, personId: string): Promise<number> {
  return (await db.delete(passkeys).where(eq(passkeys.personId, personId))).rowCount ?? 0;
}

/** False when it was removed meanwhile. */
export async function markUsed(db: Db, id: string, counter: number, lastUsedAt: Date): Promise<boolean> {
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt })
    .where(eq(passkeys.id, id))
    .returning({ id: passkeys.id });
  return used.length > 0;
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

/** Answers how many there were. */
export async function deleteFederatedOf(db: Db, personId: string): Promise<number> {
  return (
    (await db.delete(federatedIdentities).where(eq(federatedIdentities.personId, personId))).rowCount ?? 0
  );
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
