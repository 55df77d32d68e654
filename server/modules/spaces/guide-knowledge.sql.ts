import type { Audience } from '@kinsong/contract/seekers/audiences.ts';
import type { Database } from '../../platform/database/index.ts';

export interface Together {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly personId: string;
  readonly personName: string;
  readonly realName: string;
  readonly realNameSeenBy: Audience;
}

const together = `
  select s.id, s.name, s.kind, theirs.person_id as "personId", p.avatar_name as "personName", p.real_name as "realName",
    p.real_name_seen_by as "realNameSeenBy"
  from space_members mine
  join spaces s on s.id = mine.space_id and s.archived_at is null and s.deleted_at is null
  join space_members theirs on theirs.space_id = mine.space_id and theirs.left_at is null
  join seeker_names p on p.person_id = theirs.person_id
  where mine.person_id = $1 and mine.left_at is null`;

/** Everyone who is now in a space with this person, a row for each and each space. Asked with each word to the guide. */
export async function togetherWith(db: Database, personId: string): Promise<Together[]> {
  return db.prepared<Together>(together, [personId]);
}
