import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';

export interface BranchRow {
  readonly id: string;
  readonly invitedBy: string | null;
  readonly joinedAt: Date;
  readonly depth: number;
  /** Comes in by a phone number alone. */
  readonly phoneOnly: boolean;
  readonly roles: readonly string[];
}

interface Wanted {
  /** Null: all who were invited by nobody, and so the whole house. */
  readonly root: string | null;
  readonly after: string | null;
  readonly most: number;
}

/** A person and all who came by their invitations, and by theirs, level by level. */
export async function branchBelow(db: Db, { root, after, most }: Wanted): Promise<BranchRow[]> {
  const begins = root === null ? sql`came.created_by is null` : sql`people.id = ${root}`;
  const goesOn =
    after === null ? sql`true` : sql`(depth, id) > (select depth, id from branch where id = ${after})`;
  const { rows } = await db.execute<
    Record<string, unknown> & Omit<BranchRow, 'joinedAt'> & { joinedAt: string }
  >(sql`
    with recursive came as (
      select invitation_uses.person_id, invitations.created_by
      from invitation_uses
        join invitations on invitations.id = invitation_uses.invitation_id
        join people on people.id = invitation_uses.person_id and people.created_at = invitation_uses.used_at
    ), branch as (
      select people.id, came.created_by as invited_by, 0 as depth
      from people left join came on came.person_id = people.id
      where ${begins}
      union all
      select came.person_id, came.created_by, branch.depth + 1
      from came join branch on came.created_by = branch.id
    )
    select branch.id, branch.invited_by as "invitedBy", branch.depth, people.created_at as "joinedAt",
      people.phone_only as "phoneOnly", people.roles
    from branch join people using (id)
    where ${goesOn}
    order by branch.depth, branch.id limit ${most}`);
  return rows.map((row) => ({ ...row, joinedAt: new Date(row.joinedAt) }));
}

/** By whose invitation somebody came into the house: not by whose they were let into a space later. */
export async function inviterOf(db: Db, personId: string): Promise<string | null> {
  const { rows } = await db.execute<{ inviter: string | null }>(sql`
    select invitations.created_by as inviter
    from invitation_uses
      join invitations on invitations.id = invitation_uses.invitation_id
      join people on people.id = invitation_uses.person_id and people.created_at = invitation_uses.used_at
    where invitation_uses.person_id = ${personId}`);
  return rows[0]?.inviter ?? null;
}
