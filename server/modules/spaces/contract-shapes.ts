import { memberChanged, spaceChanged, vitalsChanged } from '@kinsong/contract/spaces/events.ts';
import type { Member, MySpace, Space } from '@kinsong/contract/spaces/spaces.ts';
import type { Vitals } from '@kinsong/contract/spaces/vitals.ts';
import type { Db } from '../../platform/database/index.ts';
import type { LiveChange } from '../../platform/live/index.ts';
import { profilesOf } from '../seekers/index.ts';
import type { MemberRow, MySpaceRow, SpaceRow, VitalsRow } from './spaces.sql.ts';

/** Rows as the contract shows them. */
export function spaceShape(row: SpaceRow): Space {
  return {
    id: row.id,
    kind: row.kind,
    parent_id: row.parentId,
    name: row.name,
    created_by: row.createdBy,
    created_at: row.createdAt.toISOString(),
    archived_at: row.archivedAt?.toISOString() ?? null,
    changed_rev: row.changedRev,
    template: row.template,
    subtitle: row.subtitle,
    description: row.description,
    thumbnail: row.thumbnail,
    type: row.type,
    priority: row.priority,
    due_date: row.dueDate,
    found_by: row.foundBy,
    invited_by: row.invitedBy,
    deleted_at: row.deletedAt?.toISOString() ?? null,
  };
}

export function mySpaceShape(row: MySpaceRow): MySpace {
  const { role, rev, members } = row;
  return { ...spaceShape(row), role, rev, members, vitals: vitalsShape(row.vitals) };
}

export const vitalsShape = (row: VitalsRow): Vitals => ({
  space_id: row.spaceId,
  rev: row.rev,
  open_tasks: row.openTasks,
  done_tasks: row.doneTasks,
  due: row.due,
  mandatory_votes: row.mandatoryVotes,
  open_votes: row.openVotes,
  last_activity_at: row.lastActivityAt.toISOString(),
});

/** What is counted is seen by every member, as the space itself is. */
export const vitalsChange = (vitals: Vitals): LiveChange => ({
  event: vitalsChanged.name,
  rev: vitals.rev,
  born: vitals.rev,
  data: vitals,
});

export async function memberShapes(db: Db, rows: readonly MemberRow[]): Promise<Member[]> {
  const profiles = await profilesOf(
    db,
    rows.map(({ personId }) => personId),
  );
  return rows.map((row) => ({
    space_id: row.spaceId,
    person_id: row.personId,
    name: profiles.get(row.personId)?.name ?? '',
    avatar_url: profiles.get(row.personId)?.avatar_url ?? '',
    role: row.role,
    joined_at: row.joinedAt.toISOString(),
    left_at: row.leftAt?.toISOString() ?? null,
    shows_work: row.showsWork,
    rev: row.rev,
  }));
}

/** The space itself and who is in it are seen by every member, whenever they joined: they are born with each change. */
export function spaceChange(row: SpaceRow): LiveChange {
  return { event: spaceChanged.name, rev: row.changedRev, born: row.changedRev, data: spaceShape(row) };
}

export function memberChange(member: Member): LiveChange {
  return { event: memberChanged.name, rev: member.rev, born: member.rev, data: member };
}
