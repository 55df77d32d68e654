import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { invitations, invitationUses, persons } from './identity.tables.ts';

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

/** Open for this sign-in name: bound to nobody, or to them. */
const isOpen = (codeMark: string, loginName: string | null, now: Date) =>
  and(
    eq(invitations.codeMark, codeMark),
    loginName === null
      ? isNull(invitations.boundTo)
      : or(isNull(invitations.boundTo), eq(invitations.boundTo, loginName)),
    isNull(invitations.revokedAt),
    lt(invitations.uses, invitations.maxUses),
    gt(invitations.expiresAt, now),
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

/** What a whole code says about whom it is for: only of those that recognise somebody, or greet. */
export async function findRecognition(
  db: Db,
  codeMark: string,
  now: Date,
): Promise<Pick<InvitationRow, 'recognisedName' | 'greeting'> | null> {
  const [row] = await db
    .select({ recognisedName: invitations.recognisedName, greeting: invitations.greeting })
    .from(invitations)
    .where(
      and(
        eq(invitations.codeMark, codeMark),
        isNull(invitations.revokedAt),
        lt(invitations.uses, invitations.maxUses),
        gt(invitations.expiresAt, now),
        or(isNotNull(invitations.recognisedName), isNotNull(invitations.greeting)),
      ),
    );
  return row ?? null;
}

export async function findInvitation(db: Db, id: string): Promise<InvitationRow | null> {
  const [row] = await db.select().from(invitations).where(eq(invitations.id, id));
  return row ?? null;
}

/** A person's own, or all of the house; the newest first, and no more than a screen can show. */
export async function listInvitations(db: Db, createdBy: string | null): Promise<InvitationRow[]> {
  return db
    .select()
    .from(invitations)
    .where(createdBy === null ? undefined : eq(invitations.createdBy, createdBy))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(500);
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

/** The invitation someone came by: their first, since later ones only open spaces. */
export async function inviterOf(db: Db, personId: string): Promise<string | null> {
  const [row] = await db
    .select({ inviter: invitations.createdBy })
    .from(invitationUses)
    .innerJoin(invitations, eq(invitations.id, invitationUses.invitationId))
    .innerJoin(persons, eq(persons.id, invitationUses.personId))
    .where(and(eq(invitationUses.personId, personId), eq(invitationUses.usedAt, persons.createdAt)));
  return row?.inviter ?? null;
}

export interface BranchRow {
  readonly id: string;
  readonly invitedBy: string | null;
  readonly joinedAt: Date;
  readonly depth: number;
}

/** A person and all who came by their invitations, and by theirs, level by level. */
export async function branchBelow(db: Db, personId: string): Promise<BranchRow[]> {
  const { rows } = await db.execute<
    Record<string, unknown> & Omit<BranchRow, 'joinedAt'> & { joinedAt: string }
  >(sql`
    with recursive came as (
      select invitation_uses.person_id, invitations.created_by, persons.created_at
      from invitation_uses
        join invitations on invitations.id = invitation_uses.invitation_id
        join persons on persons.id = invitation_uses.person_id and persons.created_at = invitation_uses.used_at
    ), branch as (
      select persons.id, came.created_by as invited_by, persons.created_at, 0 as depth
      from persons left join came on came.person_id = persons.id
      where persons.id = ${personId}
      union all
      select came.person_id, came.created_by, came.created_at, branch.depth + 1
      from came join branch on came.created_by = branch.id
    )
    select id, invited_by as "invitedBy", created_at as "joinedAt", depth from branch
    order by depth, created_at limit 5000`);
  return rows.map((row) => ({ ...row, joinedAt: new Date(row.joinedAt) }));
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

const isUse = (invitationId: string, personId: string) =>
  and(eq(invitationUses.invitationId, invitationId), eq(invitationUses.personId, personId));

export async function findUse(db: Db, invitationId: string, personId: string): Promise<UseRow | null> {
  const [row] = await db.select().from(invitationUses).where(isUse(invitationId, personId));
  return row ?? null;
}

export async function markAdmitted(
  db: Db,
  invitationId: string,
  personId: string,
  admittedAt: Date,
): Promise<void> {
  await db.update(invitationUses).set({ admittedAt }).where(isUse(invitationId, personId));
}

/** Invitations of the house itself: only the architect's, and only while nobody took it up. */
export async function deleteOpenHouseInvitations(db: Db): Promise<void> {
  await db.delete(invitations).where(and(isNull(invitations.createdBy), eq(invitations.uses, 0)));
}

/** Codes that nobody took up go; those taken up stay, since they say who invited whom. */
export async function deleteUnusedInvitations(db: Db, expiredBefore: Date): Promise<void> {
  await db.delete(invitations).where(and(eq(invitations.uses, 0), lt(invitations.expiresAt, expiredBefore)));
}
