import { and, desc, eq, inArray, isNull, lt, not, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import type { House } from '../../platform/house.ts';
import { invitations, invitationUses } from './invitations.tables.ts';

export type InvitationRow = typeof invitations.$inferSelect;
type UseRow = typeof invitationUses.$inferSelect;

/** False when the code is in use already. */
export async function insertInvitation(db: Db, row: InvitationRow): Promise<boolean> {
  const stored = await db
    .insert(invitations)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: invitations.id });
  return stored.length > 0;
}

const opens = (now: Date) =>
  sql<boolean>`(${invitations.revokedAt} is null and ${invitations.uses} < ${invitations.maxUses}
    and ${invitations.expiresAt} > ${now.toISOString()}::timestamptz)`;

/** Open for this sign-in name: bound to nobody, or to them. */
const isOpen = (codeMark: string, loginName: string | null, now: Date) =>
  and(
    eq(invitations.codeMark, codeMark),
    loginName === null
      ? isNull(invitations.boundTo)
      : or(isNull(invitations.boundTo), eq(invitations.boundTo, loginName)),
    opens(now),
  );

export async function findOpenInvitation(
  db: Db,
  codeMark: string,
  loginName: string | null,
  now: Date,
): Promise<InvitationRow | null> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(isOpen(codeMark, loginName, now));
  return row ?? null;
}

/** The same, whoever it opens for. */
export async function findRecognition(db: Db, codeMark: string, now: Date): Promise<InvitationRow | null> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.codeMark, codeMark), opens(now)));
  return row ?? null;
}

export async function findInvitation(db: Db, id: string): Promise<InvitationRow | null> {
  const [row] = await db.select().from(invitations).where(eq(invitations.id, id));
  return row ?? null;
}

export async function findByCode(db: Db, codeMark: string): Promise<InvitationRow | null> {
  const [row] = await db.select().from(invitations).where(eq(invitations.codeMark, codeMark));
  return row ?? null;
}

interface WantedInvitations {
  /** A person's own; null: all of the house. */
  readonly createdBy: string | null;
  readonly isOpen: boolean;
  readonly after: string | null;
  readonly most: number;
  readonly now: Date;
}

const madeBy = (createdBy: string | null) =>
  createdBy === null ? undefined : eq(invitations.createdBy, createdBy);

/** The newest first: their ids begin with the time they were made. */
export async function listInvitations(db: Db, wanted: WantedInvitations): Promise<InvitationRow[]> {
  const { createdBy, isOpen, after, most, now } = wanted;
  return db
    .select()
    .from(invitations)
    .where(
      and(
        madeBy(createdBy),
        isOpen ? opens(now) : not(opens(now)),
        after === null ? undefined : lt(invitations.id, after),
      ),
    )
    .orderBy(desc(invitations.id))
    .limit(most);
}

export interface Tally {
  readonly spaceId: string | null;
  readonly usesLeft: number;
  readonly over: number;
}

/** What is left of those that open, and how many no longer do: for the house, and for each space they lead into. */
export async function tallyOfInvitations(db: Db, createdBy: string | null, now: Date): Promise<Tally[]> {
  return db
    .select({
      spaceId: invitations.spaceId,
      usesLeft: sql<number>`coalesce(sum(${invitations.maxUses} - ${invitations.uses}) filter (where ${opens(now)}), 0)::int`,
      over: sql<number>`count(*) filter (where not ${opens(now)})::int`,
    })
    .from(invitations)
    .where(madeBy(createdBy))
    .groupBy(invitations.spaceId);
}

export async function usesOf(db: Db, invitationIds: readonly string[]): Promise<UseRow[]> {
  return db
    .select()
    .from(invitationUses)
    .where(inArray(invitationUses.invitationId, [...invitationIds]))
    .orderBy(invitationUses.usedAt);
}

/** False when it was revoked before. */
export async function revoke(db: Db, id: string, revokedAt: Date): Promise<boolean> {
  const gone = await db
    .update(invitations)
    .set({ revokedAt })
    .where(and(eq(invitations.id, id), isNull(invitations.revokedAt)))
    .returning({ id: invitations.id });
  return gone.length > 0;
}

/** Whoever may no longer invite into a space has no invitation to it that opens. */
export async function withdrawInvitations(
  db: Db,
  createdBy: string,
  spaceId: string,
  revokedAt: Date,
): Promise<void> {
  await db
    .update(invitations)
    .set({ revokedAt })
    .where(
      and(
        eq(invitations.createdBy, createdBy),
        eq(invitations.spaceId, spaceId),
        isNull(invitations.revokedAt),
      ),
    );
}

/** A code that brought somebody in stays, closed, for the tree of who came by whom; it no longer says where it led. */
export async function eraseInvitationsTo(
  db: Db,
  spaceId: string,
  { clock }: Pick<House, 'clock'>,
): Promise<undefined> {
  await db.delete(invitations).where(and(eq(invitations.spaceId, spaceId), eq(invitations.uses, 0)));
  await db
    .update(invitations)
    .set({
      ...{ spaceId: null, sealedCode: null, greeting: null, recognisedName: null },
      revokedAt: sql`coalesce(${invitations.revokedAt}, ${clock.now().toISOString()}::timestamptz)`,
    })
    .where(eq(invitations.spaceId, spaceId));
}

/** Counts one use, if there is one left: the database decides between those who ask at once. */
export async function takeUse(
  db: Db,
  codeMark: string,
  loginName: string | null,
  now: Date,
): Promise<InvitationRow | null> {
  const [row] = await db
    .update(invitations)
    .set({ uses: sql`${invitations.uses} + 1` })
    .where(isOpen(codeMark, loginName, now))
    .returning();
  return row ?? null;
}

export async function recordUse(db: Db, use: UseRow): Promise<void> {
  await db.insert(invitationUses).values(use);
}

/** Held until the transaction ends, so that someone who asks twice at once is counted once. */
export async function lockInvitation(db: Db, codeMark: string): Promise<InvitationRow | null> {
  const [row] = await db.select().from(invitations).where(eq(invitations.codeMark, codeMark)).for('update');
  return row ?? null;
}

export async function isUsedBy(db: Db, invitationId: string, personId: string): Promise<boolean> {
  const found = await db
    .select({ usedAt: invitationUses.usedAt })
    .from(invitationUses)
    .where(and(eq(invitationUses.invitationId, invitationId), eq(invitationUses.personId, personId)));
  return found.length > 0;
}

/** Invitations of the house itself: only the architect's, and only while nobody took it up. */
export async function deleteOpenHouseInvitations(db: Db): Promise<void> {
  await db.delete(invitations).where(and(isNull(invitations.createdBy), eq(invitations.uses, 0)));
}

/** Codes that nobody took up go; those taken up stay, since they say who invited whom. */
export async function deleteUnusedInvitations(db: Db, expiredBefore: Date): Promise<void> {
  await db.delete(invitations).where(and(eq(invitations.uses, 0), lt(invitations.expiresAt, expiredBefore)));
}
