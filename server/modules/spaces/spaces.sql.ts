import type { Role } from '@kinsong/contract/common/capability.ts';
import { kindsThat, type SpaceKind } from '@kinsong/contract/spaces/space-kinds.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { members, readers, spaces, vitals } from './spaces.tables.ts';

export type SpaceRow = typeof spaces.$inferSelect;
export type MemberRow = typeof members.$inferSelect;
export type VitalsRow = typeof vitals.$inferSelect;
/** What may be set from the space's first day on. */
export type Settings = Pick<
  SpaceRow,
  | 'name'
  | 'template'
  | 'subtitle'
  | 'description'
  | 'thumbnail'
  | 'type'
  | 'priority'
  | 'dueDate'
  | 'foundBy'
  | 'invitedBy'
>;

/** Where someone stands in a space: reached through the person, so that a stranger finds nothing. */
export interface Place {
  readonly kind: SpaceKind;
  readonly archived: boolean;
  readonly invitedBy: SpaceRow['invitedBy'];
  readonly rev: number;
  readonly role: Role;
  readonly seesFrom: number;
}

const place = `
  select kind, archived, invited_by as "invitedBy", rev, role, sees_from as "seesFrom"
  from space_readers where space_id = $1 and person_id = $2`;

export async function placeOf(db: Db, personId: string, spaceId: string): Promise<Place | null> {
  const [row] = await db.prepared<Place>(place, [spaceId, personId]);
  return row ?? null;
}

export async function insertSpace(db: Db, row: typeof spaces.$inferInsert): Promise<boolean> {
  const stored = await db.insert(spaces).values(row).onConflictDoNothing().returning({ id: spaces.id });
  return stored.length > 0;
}

export async function insertVitals(db: Db, row: VitalsRow): Promise<void> {
  await db.insert(vitals).values(row);
}

export async function vitalsChangedSince(
  db: Db,
  spaceId: string,
  since: number,
  upTo: number,
): Promise<VitalsRow[]> {
  return db
    .select()
    .from(vitals)
    .where(and(eq(vitals.spaceId, spaceId), gt(vitals.rev, since), lte(vitals.rev, upTo)));
}

/** Without asking who looks: for verbs that have asked already. */
export async function findSpace(db: Db, spaceId: string): Promise<SpaceRow | null> {
  const [row] = await db.select().from(spaces).where(eq(spaces.id, spaceId));
  return row ?? null;
}

export async function notArchivedAmong(db: Db, spaceIds: readonly string[]): Promise<string[]> {
  const found = await db
    .select({ id: spaces.id })
    .from(spaces)
    .where(and(inArray(spaces.id, [...spaceIds]), isNull(spaces.archivedAt), isNull(spaces.deletedAt)));
  return found.map(({ id }) => id);
}

/** Where this person talks with the guide. */
export async function threadOf(db: Db, personId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: spaces.id })
    .from(spaces)
    .where(and(eq(spaces.createdBy, personId), eq(spaces.kind, 'thread')));
  return row?.id ?? null;
}

export async function nameOfSpace(db: Db, spaceId: string): Promise<string> {
  return (await findSpace(db, spaceId))?.name ?? '';
}

const foundedByAnyone = kindsThat((kind) => kind.foundedBy === 'anyone');

/** How many places that people founded for themselves are open. */
export async function countSalons(db: Db): Promise<number> {
  const [found] = await db
    .select({ n: count() })
    .from(spaces)
    .where(and(inArray(spaces.kind, foundedByAnyone), isNull(spaces.archivedAt), isNull(spaces.deletedAt)));
  return found?.n ?? 0;
}

export async function namesOfSpaces(
  db: Db,
  spaceIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (spaceIds.length === 0) return new Map();
  const named = await db
    .select({ id: spaces.id, name: spaces.name })
    .from(spaces)
    .where(inArray(spaces.id, [...spaceIds]));
  return new Map(named.map(({ id, name }) => [id, name]));
}

export async function updateSpace(
  db: Db,
  spaceId: string,
  rev: number,
  change: Partial<Settings & Pick<SpaceRow, 'archivedAt' | 'deletedAt' | 'parentId'>>,
): Promise<SpaceRow> {
  const [row] = await db
    .update(spaces)
    .set({ ...change, changedRev: rev })
    .where(eq(spaces.id, spaceId))
    .returning();
  if (row === undefined) throw new Error(`no space ${spaceId}`);
  return row;
}

/** Adds a member, or brings back one who left by themselves. Nothing happens to someone who is there already. */
export async function upsertMember(db: Db, row: MemberRow): Promise<MemberRow | null> {
  const [stored] = await db
    .insert(members)
    .values(row)
    .onConflictDoUpdate({
      target: [members.spaceId, members.personId],
      set: {
        role: row.role,
        joinedAt: row.joinedAt,
        leftAt: null,
        showsWork: false,
        rev: row.rev,
        seesFrom: row.seesFrom,
      },
      setWhere: sql`${members.leftAt} is not null and ${members.sentAwayAt} is null`,
    })
    .returning();
  return stored ?? null;
}

export async function updateMember(
  db: Db,
  spaceId: string,
  personId: string,
  change: Partial<Pick<MemberRow, 'role' | 'leftAt' | 'sentAwayAt' | 'showsWork'>> & { rev: number },
): Promise<MemberRow | null> {
  const [row] = await db
    .update(members)
    .set(change)
    .where(and(eq(members.spaceId, spaceId), eq(members.personId, personId), isNull(members.leftAt)))
    .returning();
  return row ?? null;
}

export async function isSentAway(db: Db, spaceId: string, personId: string): Promise<boolean> {
  const found = await db
    .select({ personId: members.personId })
    .from(members)
    .where(and(eq(members.spaceId, spaceId), eq(members.personId, personId), isNotNull(members.sentAwayAt)));
  return found.length > 0;
}

export async function listSentAway(db: Db, spaceId: string): Promise<MemberRow[]> {
  return db
    .select()
    .from(members)
    .where(and(eq(members.spaceId, spaceId), isNotNull(members.sentAwayAt)))
    .orderBy(desc(members.sentAwayAt));
}

/** Null for whoever was not sent away, or no longer is. */
export async function liftSentAway(
  db: Db,
  spaceId: string,
  personId: string,
  rev: number,
): Promise<MemberRow | null> {
  const [row] = await db
    .update(members)
    .set({ sentAwayAt: null, rev })
    .where(and(eq(members.spaceId, spaceId), eq(members.personId, personId), isNotNull(members.sentAwayAt)))
    .returning();
  return row ?? null;
}

/** Those who left included: their words still need a name. */
export async function membersOf(db: Db, spaceId: string): Promise<MemberRow[]> {
  return db.select().from(members).where(eq(members.spaceId, spaceId)).orderBy(asc(members.joinedAt));
}

/** Who is in the spaces of a person now, of each space those who joined first. */
export async function membersAround(db: Db, personId: string, mostOfOne: number): Promise<MemberRow[]> {
  const columns = getTableColumns(members);
  const theirs = db.select({ id: readers.spaceId }).from(readers).where(eq(readers.personId, personId));
  const inOrder = db
    .select({
      ...columns,
      nth: sql<number>`row_number() over (partition by ${members.spaceId} order by ${members.joinedAt})`.as(
        'nth',
      ),
    })
    .from(members)
    .where(and(isNull(members.leftAt), inArray(members.spaceId, theirs)))
    .as('in_order');
  const rows = await db.select().from(inOrder).where(lte(inOrder.nth, mostOfOne));
  return rows.map(({ nth: _nth, ...row }) => row);
}

export async function ownersOf(db: Db, spaceId: string): Promise<string[]> {
  const rows = await db
    .select({ personId: readers.personId })
    .from(readers)
    .where(and(eq(readers.spaceId, spaceId), eq(readers.role, 'owner')));
  return rows.map(({ personId }) => personId);
}

export async function membersChanged(
  db: Db,
  spaceId: string,
  since: number,
  upTo: number,
  limit: number,
): Promise<MemberRow[]> {
  return db
    .select()
    .from(members)
    .where(and(eq(members.spaceId, spaceId), gt(members.rev, since), lte(members.rev, upTo)))
    .orderBy(asc(members.rev))
    .limit(limit);
}

/** Who left one of these spaces, or was sent away, since then and is not back. */
export async function departedSince(
  db: Db,
  spaceIds: readonly string[],
  since: Date,
): Promise<{ person: string; space: string }[]> {
  return db
    .select({ person: members.personId, space: members.spaceId })
    .from(members)
    .where(
      and(sql`${members.spaceId} = any(${sql.param([...spaceIds])}::uuid[])`, gte(members.leftAt, since)),
    );
}

export async function spacesOf(db: Db, personId: string): Promise<string[]> {
  const rows = await db
    .select({ spaceId: readers.spaceId })
    .from(readers)
    .where(eq(readers.personId, personId));
  return rows.map(({ spaceId }) => spaceId);
}

export type MySpaceRow = SpaceRow & { role: Role; members: number; vitals: VitalsRow };

/** A deleted one is among those of its owners, who may still keep it. */
export async function listMine(db: Db, personId: string, onlySpace: string | null): Promise<MySpaceRow[]> {
  const rows = await db
    .select({ space: spaces, role: members.role, members: headCount(db), vitals })
    .from(members)
    .innerJoin(spaces, eq(spaces.id, members.spaceId))
    .innerJoin(vitals, eq(vitals.spaceId, members.spaceId))
    .where(
      and(
        eq(members.personId, personId),
        isNull(members.leftAt),
        or(isNull(spaces.deletedAt), eq(members.role, 'owner')),
        ...(onlySpace === null ? [] : [eq(members.spaceId, onlySpace)]),
      ),
    )
    .orderBy(asc(spaces.createdAt), asc(spaces.id));
  return rows.map(({ space, ...mine }) => ({ ...space, ...mine }));
}

export async function listChildren(
  db: Db,
  parentId: string,
  { deletedToo = false } = {},
): Promise<(SpaceRow & { members: number })[]> {
  const rows = await db
    .select({ space: spaces, members: headCount(db) })
    .from(spaces)
    .where(and(eq(spaces.parentId, parentId), deletedToo ? undefined : isNull(spaces.deletedAt)))
    .orderBy(asc(spaces.createdAt), asc(spaces.id));
  return rows.map(({ space, ...rest }) => ({ ...space, ...rest }));
}

export async function revisionsOf(db: Db, spaceIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: spaces.id, rev: spaces.rev })
    .from(spaces)
    .where(inArray(spaces.id, [...spaceIds]));
  return new Map(rows.map(({ id, rev }) => [id, rev]));
}

function headCount(db: Db) {
  const counted = db
    .select({ n: count() })
    .from(sql`${members} as counted`)
    .where(sql`counted.space_id = ${spaces.id} and counted.left_at is null`);
  return sql<number>`(${counted})`;
}
