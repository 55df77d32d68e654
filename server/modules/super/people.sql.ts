import { sql } from 'drizzle-orm';
import { givenRoles, type GivenRole } from '@kinsong/contract/super/house-roles.ts';
import type { Db } from '../../platform/database/index.ts';

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly since: Date;
  readonly roles: GivenRole[];
}

const given = sql`array(select unnest(people.roles) intersect select unnest(${sql.param([...givenRoles])}::text[]))`;

/** Those with a role first, then by name. */
export async function listPeople(
  db: Db,
  { words, skip, most, only }: { words: string; skip: number; most: number; only?: string },
): Promise<PersonRow[]> {
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await db.execute<{ id: string; name: string; since: Date; roles: GivenRole[] }>(sql`
    select people.id, names.avatar_name as name, people.created_at as since, ${given} as roles
    from people join seeker_names names on names.person_id = people.id
    where (names.avatar_name ilike ${like} or names.real_name ilike ${like})
      and (${only ?? null}::uuid is null or people.id = ${only ?? null}::uuid)
    order by cardinality(${given}) = 0, lower(names.avatar_name), people.id
    limit ${most} offset ${skip}`);
  return rows.map((row) => ({ ...row, since: new Date(row.since) }));
}
