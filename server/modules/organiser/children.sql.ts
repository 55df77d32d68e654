import type { Role } from '@kinsong/contract/common/capability.ts';
import type { Template } from '@kinsong/contract/spaces/settings.ts';
import { planetId } from '@kinsong/contract/spaces/planet.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { circle, isSeen, type Looker } from './visible-nodes.sql.ts';

/** What lies in the tree under the planet. */
export type BranchKind = 'hamlet' | 'family' | 'project';

export interface Branch extends Record<string, unknown> {
  readonly id: string;
  readonly kind: BranchKind;
  /** What it lies in, if that is of the tree: neither the planet nor a guild is. */
  readonly parentId: string | null;
  readonly name: string;
  readonly subtitle: string;
  readonly description: string;
  readonly thumbnail: string | null;
  readonly template: Template;
  readonly archivedAt: Date | string | null;
  readonly role: Role | null;
  readonly openTasks: number;
  readonly doneTasks: number;
  readonly due: Record<string, number>;
  readonly mandatoryVotes: number;
  readonly openVotes: number;
  readonly lastActivityAt: Date | string;
}

const columns = sql`t.id, t.kind, (select p.id from space_tree p where p.id = t.parent_id) as "parentId", t.name, t.subtitle, t.description, t.thumbnail, t.template,
  t.archived_at as "archivedAt", t.open_tasks as "openTasks", t.done_tasks as "doneTasks", t.due,
  t.mandatory_votes as "mandatoryVotes", t.open_votes as "openVotes", t.last_activity_at as "lastActivityAt",
  (select role from mine where mine.id = t.id) as role`;

/** A node for whoever sees it; null for all others. */
export async function findBranch(db: Db, looker: Looker, id: string): Promise<Branch | null> {
  const { rows } = await db.execute<Branch>(sql`
    with ${circle(looker)}
    select ${columns} from space_tree t where t.id = ${id} and ${isSeen(looker)}`);
  return rows[0] ?? null;
}

/**
 * Hamlets lie on the planet. So do, for those who see them, families on their own, and for those who are in them,
 * projects that lie in no family.
 */
const onThePlanet = sql`
  select id from space_tree where parent_id = ${planetId}
  union
  select t.id from space_tree t
  where t.id in (
      select id from belong union select f.id from space_tree f where f.found_by <> 'nobody' and f.kind = 'family'
    )
    and (t.kind = 'family' or (t.kind = 'project' and t.id in (select id from mine)))
    and not exists (select from space_tree p where p.id = t.parent_id)`;

const within = (id: string): SQL =>
  id === planetId ? onThePlanet : sql`select id from space_tree where parent_id = ${id}`;

/** What is archived comes last, and is listed for those who are in it or in something within it. */
const rank = sql`(case t.kind when 'hamlet' then 0 when 'family' then 1 else 2 end
  + case when t.archived_at is null then 0 else 3 end)`;

export interface Wanted {
  readonly within: string;
  /** The last of the page before. */
  readonly after: string | undefined;
  readonly limit: number;
}

export interface Page {
  readonly total: number;
  readonly children: readonly Branch[];
  readonly hasMore: boolean;
}

export async function pageOfChildren(db: Db, looker: Looker, wanted: Wanted): Promise<Page> {
  const { after, limit } = wanted;
  const goesOn =
    after === undefined
      ? sql`true`
      : sql`(rank, lower(name), id) > (select rank, lower(name), id from seen where id = ${after})`;
  const { rows } = await db.execute<Branch & { all: number }>(sql`
    with ${circle(looker)},
    candidates as materialized (${within(wanted.within)}),
    seen as materialized (
      select ${columns}, ${rank} as rank from candidates join space_tree t on t.id = candidates.id
      where ${isSeen(looker)}
        and (t.archived_at is null or t.id in (select id from belong))
    )
    select page.*, everything.n as all from (select count(*)::int as n from seen) everything
    left join lateral (
      select * from seen where ${goesOn} order by rank, lower(name), id limit ${limit + 1}
    ) page on true
    order by rank, lower(name), id`);
  const children = rows.filter(({ id }) => id !== null);
  return { total: rows[0]?.all ?? 0, children: children.slice(0, limit), hasMore: children.length > limit };
}

/** Of all hamlets that one sees, for the numbers of the planet. */
export async function hamletsSeen(db: Db, looker: Looker): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with ${circle(looker)}
    select t.id from space_tree t
    where t.parent_id = ${planetId} and t.archived_at is null and ${isSeen(looker)}`);
  return rows.map(({ id }) => id);
}
