import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';

/** What a node stands for: itself, or with the planet each of its hamlets. */
export interface Group {
  readonly node: string;
  readonly space: string;
}

export interface Counts extends Record<string, unknown> {
  readonly node: string;
  readonly families: number;
  readonly projects: number;
  readonly activeProjects: number;
  readonly members: number;
  readonly activeMembers: number;
}

/**
 * The numbers of many nodes at once. People are those in a space and in the families within it, each once for a node;
 * active are those of them whose session was used since, unless they hide it. What is archived is counted nowhere.
 */
export async function countNodes(db: Db, groups: readonly Group[], since: Date): Promise<Counts[]> {
  if (groups.length === 0) return [];
  const [nodes, spaces] = [groups.map(({ node }) => node), groups.map(({ space }) => space)];
  const { rows } = await db.execute<Counts>(sql`
    with given as materialized (
      select * from unnest(${sql.param(nodes)}::uuid[], ${sql.param(spaces)}::uuid[]) as given (node, id)
    ),
    families as materialized (
      select given.node, t.id from given
      join space_tree t on t.parent_id = given.id and t.kind = 'family' and t.archived_at is null
    ),
    places as materialized (select node, id from given union select node, id from families),
    here as materialized (
      select distinct v.person_id from last_visits v
      join seeker_presences p on p.person_id = v.person_id and p.shows_presence
      where v.last_used_at > ${since.toISOString()}
    ),
    people as (
      select places.node, count(distinct r.person_id)::int as n, count(distinct here.person_id)::int as active
      from places join space_readers r on r.space_id = places.id
      left join here on here.person_id = r.person_id
      group by places.node
    ),
    houses as (select node, count(*)::int as n from families group by node),
    works as (
      select places.node, count(*)::int as n,
        (count(*) filter (where t.last_activity_at > ${since.toISOString()}))::int as active
      from places join space_tree t on t.parent_id = places.id and t.kind = 'project' and t.archived_at is null
      group by places.node
    )
    select each.node, coalesce(houses.n, 0) as families, coalesce(works.n, 0) as projects,
      coalesce(works.active, 0) as "activeProjects", coalesce(people.n, 0) as members,
      coalesce(people.active, 0) as "activeMembers"
    from (select distinct node from given) each
    left join people on people.node = each.node
    left join houses on houses.node = each.node
    left join works on works.node = each.node`);
  return rows;
}
