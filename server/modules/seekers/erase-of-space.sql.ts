import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { soulTaps } from './soul-score.tables.ts';
import { trustEntries } from './trust.tables.ts';

const nowhere = '00000000-0000-0000-0000-000000000000';

/** What people earned stays theirs; where that was and by which words is no longer said. */
export async function eraseSeekersOf(db: Db, spaceId: string): Promise<undefined> {
  await db.update(soulTaps).set({ spaceId: nowhere }).where(eq(soulTaps.spaceId, spaceId));
  await db
    .update(trustEntries)
    .set({ from: sql`${trustEntries.from} || '{"id": null, "space_id": null, "text": null}'::jsonb` })
    .where(sql`${trustEntries.from} ->> 'space_id' = ${spaceId}`);
}
