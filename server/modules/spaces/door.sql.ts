import type { SpaceKind } from '@kinsong/contract/spaces/space-kinds.ts';
import type { Database } from '../../platform/database/index.ts';

/** A space as someone sees it who stands before it. */
export interface Door {
  readonly id: string;
  readonly kind: SpaceKind;
  readonly name: string;
  readonly subtitle: string;
  readonly thumbnail: string | null;
  readonly members: number;
  readonly inside: boolean;
  readonly sentAway: boolean;
}

/** They are with one of its members in a family or a guild. */
const acquainted = `exists (
  select from space_members theirs
  join space_members mine on mine.space_id = theirs.space_id and mine.person_id = $2 and mine.left_at is null
  join spaces shared on shared.id = theirs.space_id and shared.kind in ('family', 'guild') and shared.deleted_at is null
  where theirs.left_at is null and theirs.person_id in (
    select inside.person_id from space_members inside where inside.space_id = spaces.id and inside.left_at is null
  ))`;

const door = `
  select spaces.id, spaces.kind, spaces.name, spaces.subtitle, spaces.thumbnail,
    (select count(*)::int from space_members m where m.space_id = spaces.id and m.left_at is null) as members,
    (me.person_id is not null and me.left_at is null) as inside, (me.sent_away_at is not null) as "sentAway"
  from spaces
  left join space_members me on me.space_id = spaces.id and me.person_id = $2
  where spaces.id = $1 and spaces.archived_at is null and spaces.deleted_at is null and (
    (me.person_id is not null and me.left_at is null)
    or spaces.found_by = 'house'
    or (spaces.found_by = 'acquainted' and ${acquainted}))`;

/** Null where the space does not let itself be found by them, as where there is none. */
export async function findDoor(db: Database, personId: string, spaceId: string): Promise<Door | null> {
  const [row] = await db.prepared<Door>(door, [spaceId, personId]);
  return row ?? null;
}

const keepers = `select person_id as id from space_readers where space_id = $1 and role in ('owner', 'steward')`;

/** Who may let people in. */
export async function keepersOf(db: Database, spaceId: string): Promise<string[]> {
  return (await db.prepared<{ id: string }>(keepers, [spaceId])).map(({ id }) => id);
}

const shows = `
  select shows_work as shows from space_members where space_id = $1 and person_id = $2 and left_at is null`;

/** Whether a member said yes to being seen with their work; null for who is none. */
export async function showsWork(db: Database, spaceId: string, personId: string): Promise<boolean | null> {
  const [row] = await db.prepared<{ shows: boolean }>(shows, [spaceId, personId]);
  return row?.shows ?? null;
}
