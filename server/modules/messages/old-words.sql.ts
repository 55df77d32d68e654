import type { Db } from '../../platform/database/index.ts';

const old = `
  select m.id from messages m
  where m.space_id = $1 and m.deleted_at is null and m.created_at < $2
    and not exists (select from reports r where r.message_id = m.id and r.answered_at is null)
  order by m.seq limit $3`;

/** The oldest words of a space from before a moment, without those that were reported and wait for an answer. */
export async function oldWordsIn(db: Db, spaceId: string, before: Date, limit: number): Promise<string[]> {
  const found = await db.prepared<{ id: string }>(old, [spaceId, before, limit]);
  return found.map(({ id }) => id);
}

const last = `
  select given.id, said.at from unnest($1::uuid[]) as given (id)
  cross join lateral (
    select created_at as at from messages m where m.space_id = given.id order by m.seq desc limit 1
  ) as said`;

/** When something was last said in each of these spaces, be it there still or not. */
export async function lastSaidIn(db: Db, spaceIds: readonly string[]): Promise<Map<string, Date>> {
  if (spaceIds.length === 0) return new Map();
  const found = await db.prepared<{ id: string; at: Date }>(last, [[...spaceIds]]);
  return new Map(found.map(({ id, at }) => [id, at]));
}
