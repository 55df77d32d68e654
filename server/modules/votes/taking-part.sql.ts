import type { Db } from '../../platform/database/index.ts';

export interface TakingPart {
  readonly joined: number;
  readonly missed: number;
}

const part = `
  select count(*) filter (where $1::uuid = any(v.voices))::int as joined,
    count(*) filter (where not $1::uuid = any(v.voices))::int as missed
  from space_readers r
  join votes v on v.space_id = r.space_id and v.status = 'closed' and v.deleted_at is null
    and $1::uuid = any(v.electorate)
  where r.person_id = $1`;

/** In how many decisions of their spaces somebody took part who might have. What they wanted is not asked. */
export async function takingPart(db: Db, personId: string): Promise<TakingPart> {
  const [row] = await db.prepared<TakingPart>(part, [personId]);
  return row ?? { joined: 0, missed: 0 };
}
