import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';

/** Of which kinds the spaces are in which both are now. */
export async function kindsShared(db: Db, personId: string, otherId: string): Promise<string[]> {
  const { rows } = await db.execute<{ kind: string }>(sql`
    select distinct mine.kind from space_readers mine
    join space_readers theirs on theirs.space_id = mine.space_id and theirs.person_id = ${otherId}
    where mine.person_id = ${personId}`);
  return rows.map(({ kind }) => kind);
}
