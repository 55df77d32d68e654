import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';

export interface Counts extends Record<string, unknown> {
  readonly node: string;
  readonly families: number;
  readonly projects: number;
  readonly activeProjects: number;
  readonly members: number;
  readonly activeMembers: number;
}

/**
 * The numbers of many nodes at once, and of a whole that is made of some of them. People are those in a space and in the
 * families within it, each once; active are those of them whose session was used since, unless they hide it. What is
 * archived is counted nowhere.
 */
export async function countNodes(
  db: Db,
  nodes: readonly string[],
  whole: { readonly of: readonly string[]; readonly id: string } | null,
  since: Date,
): Promise<Counts[]> {
  if (nodes.length === 0 && whole === null) return [];
  const all = [...new Set([...nodes, ...(whole?.of ?? [])])];
  const { rows } = await db.execute<Counts>(sql`
    with given as materialized (
      select id as node, id = any(${sql.param([...(whole?.of ?? [])])}::uuid[]) as part
      from unnest(${sql.param(all)}::uuid[]) as given (id)
    ),
    families as materialized (
      select given.node, given.part, t.id from given
      join space_tree t on t.parent_id = given.node and t.kind = 'family' and t.archived_at is null
    ),
    places as materialized (
      select node, part, node as id from given union all select node, part, id from families
    ),
    here as materialized (
      select distinct v.person_id from last_visits v
      join seeker_presences p on p.person_id = v.person_id and p.shows_presence
      where v.last_used_at > ${since.toISOString()}
    ),
    inside as materialized (
      select places.node, places.part, p.person_id, here.person_id is not null as active
      from places join space_people p on p.space_id = places.id
      left join here on here.person_id = p.person_id
    ),
    works as materialized (
      select places.node, places.part, t.last_activity_at > ${since.toISOString()} as active
      from places join space_tree t on t.parent_id = places.id and t.kind = 'project' and t.archived_at is null
    ),
    people_of as (
      select node, count(distinct person_id) as n, count(distinct person_id) filter (where active) as active
      from inside group by node
      union all
      select ${whole?.id ?? null}::uuid, count(distinct person_id), count(distinct person_id) filter (where active)
      from inside where part
    ),
    families_of as (
      select node, count(*) as n from families group by node
      union all select ${whole?.id ?? null}::uuid, count(*) from families where part
    ),
    works_of as (
      select node, count(*) as n, count(*) filter (where active) as active from works group by node
      union all select ${whole?.id ?? null}::uuid, count(*), count(*) filter (where active) from works where part
    )
    select people_of.node, people_of.n as members, people_of.active as "activeMembers",
      coalesce(families_of.n, 0) as families, coalesce(works_of.n, 0) as projects,
      coalesce(works_of.active, 0) as "activeProjects"
    from people_of
    left join families_of on families_of.node = people_of.node
    left join works_of on works_of.node = people_of.node`);
  return rows;
}
