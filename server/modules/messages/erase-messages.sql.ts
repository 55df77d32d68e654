import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { messages, seen } from './messages.tables.ts';
import { eraseAnswered } from './reports.sql.ts';
import { tapKeys, taps } from './trust-taps.tables.ts';

/** Everything that was said in a space, and everything that was kept of it. */
export async function eraseMessages(db: Db, spaceId: string): Promise<undefined> {
  const said = db.select({ id: messages.id }).from(messages).where(eq(messages.spaceId, spaceId));
  await db.delete(taps).where(inArray(taps.messageId, said));
  await db.delete(tapKeys).where(inArray(tapKeys.messageId, said));
  await db.delete(seen).where(eq(seen.spaceId, spaceId));
  await eraseAnswered(db, spaceId);
  await db.delete(messages).where(eq(messages.spaceId, spaceId));
}
