import { eq, sum } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { blobs } from './files.tables.ts';

/** What all files take up together, each content counted once. */
export async function storedBytes(db: Db): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(blobs.size) })
    .from(blobs)
    .where(eq(blobs.stored, true));
  return Number(row?.bytes ?? 0);
}
