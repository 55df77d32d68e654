import type { Crumb } from '@kinsong/contract/organiser/nodes.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import type { BranchKind } from './children.sql.ts';
import { circle, isSeen, type Looker } from './visible-nodes.sql.ts';

interface Step extends Record<string, unknown> {
  readonly of: string;
  readonly id: string;
  readonly kind: BranchKind;
  readonly name: string;
}

/** The way down to each of these nodes, itself at the end, without the planet; what one does not see is left out. */
export async function pathsTo(
  db: Db,
  looker: Looker,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Crumb[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<Step>(sql`
    with ${circle(looker)},
    steps as (
      select t.id as of, t.id, t.parent_id, 0 as height from space_tree t
      where t.id = any(${sql.param([...ids])}::uuid[])
    ),
    parents as (
      select steps.of, t.id, t.parent_id, 1 as height from steps join space_tree t on t.id = steps.parent_id
    ),
    grandparents as (
      select parents.of, t.id, t.parent_id, 2 as height from parents join space_tree t on t.id = parents.parent_id
    ),
    way as (select * from steps union all select * from parents union all select * from grandparents)
    select way.of, t.id, t.kind, t.name from way join space_tree t on t.id = way.id
    where ${isSeen(looker)} order by way.of, way.height desc`);
  const steps = Map.groupBy(rows, ({ of }) => of);
  return new Map([...steps].map(([of, way]) => [of, way.map(({ id, kind, name }) => ({ id, kind, name }))]));
}

/** By a part of its name, what begins with it first. */
export async function findByName(db: Db, looker: Looker, words: string, limit: number): Promise<string[]> {
  const start = `${words.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await db.execute<{ id: string }>(sql`
    with ${circle(looker)}
    select t.id from space_tree t
    where t.name ilike ${`%${start}`} and t.archived_at is null and ${isSeen(looker)}
    order by t.name not ilike ${start}, lower(t.name), t.id limit ${limit}`);
  return rows.map(({ id }) => id);
}
