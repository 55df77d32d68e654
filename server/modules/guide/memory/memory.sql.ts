import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Database, Db } from '../../../platform/database/index.ts';
import { memories } from '../guide.tables.ts';

export type MemoryRow = typeof memories.$inferSelect;

/** Everything this person said, and what is for the families and guilds they are in now. */
export async function memoriesFor(
  db: Db,
  personId: string,
  spaceIds: readonly string[],
): Promise<MemoryRow[]> {
  const own = eq(memories.personId, personId);
  const shared = spaceIds.length === 0 ? undefined : inArray(memories.spaceId, [...spaceIds]);
  return db.select().from(memories).where(or(own, shared)).orderBy(asc(memories.saidAt), asc(memories.id));
}

const usable = `
  select id, person_id as "personId", text, scope, space_id as "spaceId", said_at as "saidAt", message_id as "messageId"
  from guide_memories
  where (person_id = $1 and space_id is null)
    or space_id in (select r.space_id from space_readers r where r.person_id = $1)
  order by said_at, id`;

/** Of these, what may be used: their own, and what is for where they are now; what they said for others stays there. */
export async function usableMemories(db: Database, personId: string): Promise<MemoryRow[]> {
  return db.prepared<MemoryRow>(usable, [personId]);
}

export async function findMemory(db: Db, id: string): Promise<MemoryRow | null> {
  const [row] = await db.select().from(memories).where(eq(memories.id, id));
  return row ?? null;
}

export async function insertMemory(db: Db, row: MemoryRow): Promise<void> {
  await db.insert(memories).values(row).onConflictDoNothing();
}

export async function updateMemory(db: Db, id: string, text: string): Promise<void> {
  await db.update(memories).set({ text }).where(eq(memories.id, id));
}

export async function deleteMemory(db: Db, personId: string, id: string): Promise<number> {
  const gone = await db
    .delete(memories)
    .where(and(eq(memories.id, id), eq(memories.personId, personId)))
    .returning({ id: memories.id });
  return gone.length;
}

export async function deleteMemories(db: Db, personId: string): Promise<number> {
  const gone = await db
    .delete(memories)
    .where(eq(memories.personId, personId))
    .returning({ id: memories.id });
  return gone.length;
}
