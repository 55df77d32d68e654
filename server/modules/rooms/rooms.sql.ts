import type { Role } from '@kinsong/contract/common/capability.ts';
import type { Rule, Threshold } from '@kinsong/contract/rooms/room.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { rooms } from './rooms.tables.ts';

export type RoomRow = typeof rooms.$inferSelect;

export async function insertRoom(db: Db, row: RoomRow): Promise<void> {
  await db.insert(rooms).values(row);
}

/** Without asking who looks: for verbs that have asked already. */
export async function findRoom(db: Db, spaceId: string): Promise<RoomRow | null> {
  const [row] = await db.select().from(rooms).where(eq(rooms.spaceId, spaceId));
  return row ?? null;
}

export async function keepRule(db: Db, spaceId: string, rule: Rule, rev: number): Promise<RoomRow | null> {
  const [row] = await db
    .update(rooms)
    .set({ rule, changedRev: rev })
    .where(eq(rooms.spaceId, spaceId))
    .returning();
  return row ?? null;
}

export async function deleteRoom(db: Db, spaceId: string): Promise<void> {
  await db.delete(rooms).where(eq(rooms.spaceId, spaceId));
}

export async function roomsWithRule(db: Db, rule: Rule): Promise<string[]> {
  const found = await db.select({ id: rooms.spaceId }).from(rooms).where(eq(rooms.rule, rule));
  return found.map(({ id }) => id);
}

/** A door as one person finds it. */
export interface DoorRow {
  readonly id: string;
  readonly name: string;
  readonly threshold: Threshold;
  readonly rule: Rule;
  readonly foundedAt: Date;
  readonly role: Role | null;
}

const doors = `
  select r.space_id as id, f.name, r.threshold, r.rule, r.founded_at as "foundedAt", me.role
  from rooms r
  join space_fronts f on f.id = r.space_id
  left join space_readers me on me.space_id = r.space_id and me.person_id = $1`;

/** Whoever is inside keeps seeing the door; nobody else finds that of somebody with whom there is a block. */
const known = `(me.role is not null or not r.founded_by = any($2::uuid[]))`;

const inOrder = `${doors}
  where not f.closed and ${known} and ($3::uuid is null or (r.threshold, r.founded_at, r.space_id) > (
    select edge.threshold, edge.founded_at, edge.space_id from rooms edge where edge.space_id = $3))
  order by r.threshold, r.founded_at, r.space_id limit $4`;

interface Looking {
  readonly personId: string;
  readonly blocked: ReadonlySet<string>;
}

/** The lowest threshold first, then as they were founded; on from one of them. */
export async function listDoors(
  db: Db,
  { personId, blocked }: Looking,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<DoorRow[]> {
  return db.prepared<DoorRow>(inOrder, [personId, [...blocked], after, limit]);
}

const one = `${doors} where r.space_id = $3 and (me.role is not null or not f.closed) and ${known}`;

/** Null where there is no such room for them. */
export async function findDoor(db: Db, { personId, blocked }: Looking, id: string): Promise<DoorRow | null> {
  const [row] = await db.prepared<DoorRow>(one, [personId, [...blocked], id]);
  return row ?? null;
}

const takesIn = `select from rooms r join space_fronts f on f.id = r.space_id where r.space_id = $1 and not f.closed`;

export async function takesPeopleIn(db: Db, id: string): Promise<boolean> {
  return (await db.prepared(takesIn, [id])).length > 0;
}

const behind = `
  select r.space_id as id from rooms r
  join space_readers me on me.space_id = r.space_id and me.person_id = $1
  where r.threshold = $2`;

/** The rooms of this threshold that somebody is in. */
export async function roomsBehind(db: Db, personId: string, threshold: number): Promise<string[]> {
  return (await db.prepared<{ id: string }>(behind, [personId, threshold])).map(({ id }) => id);
}
