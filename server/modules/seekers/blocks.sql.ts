import { and, desc, eq, or } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { blocks } from './blocks.tables.ts';
import { seekers } from './seekers.tables.ts';

interface Blocked {
  readonly personId: string;
  readonly name: string;
  readonly avatarUrl: string;
  readonly at: Date;
}

export async function listBlocks(db: Db, personId: string): Promise<Blocked[]> {
  return db
    .select({
      personId: blocks.blockedId,
      name: seekers.avatarName,
      avatarUrl: seekers.avatarUrl,
      at: blocks.at,
    })
    .from(blocks)
    .innerJoin(seekers, eq(seekers.personId, blocks.blockedId))
    .where(eq(blocks.personId, personId))
    .orderBy(desc(blocks.at), blocks.blockedId);
}

export async function insertBlock(db: Db, row: typeof blocks.$inferInsert): Promise<void> {
  await db.insert(blocks).values(row).onConflictDoNothing();
}

export async function deleteBlock(db: Db, personId: string, blockedId: string): Promise<void> {
  await db.delete(blocks).where(and(eq(blocks.personId, personId), eq(blocks.blockedId, blockedId)));
}

/** Whom they blocked, and who blocked them: neither is to meet the other. */
export async function blockedBetween(db: Db, personId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ one: blocks.personId, other: blocks.blockedId })
    .from(blocks)
    .where(or(eq(blocks.personId, personId), eq(blocks.blockedId, personId)));
  return new Set(rows.map(({ one, other }) => (one === personId ? other : one)));
}
