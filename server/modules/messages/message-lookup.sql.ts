import type { Database } from '../../platform/database/index.ts';

/**
 * Time grows with the place in the stream, so the place is found by halving: some seventeen steps in a stream of a
 * hundred thousand, and no index of its own to keep at every post. What was said in the same instant counts as later.
 */
const halving = `
  with recursive search as (
    select $2::bigint + 1 as low, coalesce(max(seq), $2) + 1 as high from messages where space_id = $1
    union all
    select case when probe.created_at < $3 then probe.seq + 1 else low end,
           case when probe.created_at < $3 then high else (low + high) / 2 end
    from search left join lateral (
      select seq, created_at from messages where space_id = $1 and seq >= (low + high) / 2 order by seq limit 1
    ) probe on true
    where low < high
  ), reached as (
    select max(low) as place from search
  )
  (select id, seq, created_at as "createdAt" from messages, reached
   where space_id = $1 and seq >= reached.place and seq > $2 order by seq limit 1)
  union all
  (select id, seq, created_at as "createdAt" from messages where space_id = $1 and seq > $2 order by seq desc limit 1)
  limit 1`;

export interface Place {
  readonly id: string;
  readonly seq: number;
  readonly createdAt: Date;
}

export async function placeAt(
  db: Database,
  spaceId: string,
  { moment, seesFrom }: { moment: string; seesFrom: number },
): Promise<Place | null> {
  const [place] = await db.prepared<Place>(halving, [spaceId, seesFrom, moment]);
  return place ?? null;
}
