import type { Audience } from '@kinsong/contract/seekers/audiences.ts';
import { kindsThat } from '@kinsong/contract/spaces/space-kinds.ts';
import type { Db } from '../../platform/database/index.ts';

export interface Acquaintance {
  readonly id: string;
  readonly name: string;
  readonly realName: string;
  readonly realNameSeenBy: Audience;
  readonly showsPresence: boolean;
  /** Of all spaces in which both are now. */
  readonly kinds: readonly string[];
  readonly isThere: boolean;
}

const together = `
  select theirs.person_id as id, names.avatar_name as name, names.real_name as "realName",
    names.real_name_seen_by as "realNameSeenBy", presences.shows_presence as "showsPresence",
    array_agg(distinct mine.kind) as kinds, coalesce(bool_or(mine.space_id = $2), false) as "isThere"
  from space_readers mine
  join space_readers theirs on theirs.space_id = mine.space_id
  join seeker_names names on names.person_id = theirs.person_id
  join seeker_presences presences on presences.person_id = theirs.person_id
  where mine.person_id = $1 and mine.kind = any($3)
  group by theirs.person_id, names.avatar_name, names.real_name, names.real_name_seen_by, presences.shows_presence
  order by lower(names.avatar_name), theirs.person_id`;

/** Where people know each other. In a room or a council one meets strangers, of whom one has no list. */
const amongOnesOwn = kindsThat(({ realNames }) => realNames);

/** Everyone one shares such a space with, oneself among them, and who of them is in a certain one. */
export async function peopleAround(
  db: Db,
  personId: string,
  spaceId: string | null,
): Promise<readonly Acquaintance[]> {
  return db.prepared<Acquaintance>(together, [personId, spaceId, amongOnesOwn]);
}
