import type { Role } from '@kinsong/contract/common/capability.ts';
import type { Db } from '../../platform/database/index.ts';

export interface Insider {
  readonly spaceId: string;
  readonly personId: string;
  readonly role: Role;
  /** How many are in the space altogether. */
  readonly of: number;
}

const insiders = `
  select space_id as "spaceId", person_id as "personId", role, "of" from (
    select space_id, person_id, role, (count(*) over (partition by space_id))::int as "of",
      row_number() over (partition by space_id order by (role = 'owner') desc, joined_at, person_id) as nth
    from space_members where space_id = any($1::uuid[]) and left_at is null
  ) as counted where nth <= $2 order by space_id, nth`;

/** Who is in each of these spaces, its owner first and then those who are there longest; of each so many. */
export async function insidersOf(db: Db, spaceIds: readonly string[], most: number): Promise<Insider[]> {
  return spaceIds.length === 0 ? [] : db.prepared<Insider>(insiders, [[...spaceIds], most]);
}
