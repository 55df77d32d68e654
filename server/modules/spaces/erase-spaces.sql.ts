import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { members, spaces, vitals } from './spaces.tables.ts';

export async function findErasable(db: Db, before: Date): Promise<string[]> {
  const found = await db.select({ id: spaces.id }).from(spaces).where(lt(spaces.deletedAt, before));
  return found.map(({ id }) => id);
}

/** Until the transaction ends nobody takes the deletion back. */
export async function holdIfErasable(tx: Db, spaceId: string, before: Date): Promise<boolean> {
  const held = await tx
    .select({ id: spaces.id })
    .from(spaces)
    .where(and(eq(spaces.id, spaceId), lt(spaces.deletedAt, before)))
    .for('update');
  return held.length > 0;
}

export async function eraseRows(tx: Db, spaceId: string): Promise<void> {
  await tx.delete(vitals).where(eq(vitals.spaceId, spaceId));
  await tx.delete(members).where(eq(members.spaceId, spaceId));
  await tx.delete(spaces).where(eq(spaces.id, spaceId));
}
