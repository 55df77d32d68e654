import { sql, type SQL } from 'drizzle-orm';

/** Whose eyes look at the tree. */
export interface Looker {
  readonly id: string;
  readonly keepsPlanet: boolean;
}

/**
 * Whom one belongs with, as the first part of every statement about the tree: `mine` is where one is, `belong` that and
 * what it lies in, `kept` what one keeps, `known` who is with one in a family or a guild.
 */
export const circle = (looker: Looker): SQL => sql`
  mine as materialized (
    select space_id as id, kind, role from space_readers where person_id = ${looker.id}
  ),
  above as materialized (
    select t.id, t.parent_id from space_tree t where t.id in (select id from mine)
  ),
  belong as materialized (
    select id from above
    union select parent_id from above
    union select t.parent_id from space_tree t where t.id in (select parent_id from above)
  ),
  kept as materialized (select id from mine where role in ('owner', 'steward')),
  known as materialized (
    select distinct theirs.person_id as id from mine
    join space_readers theirs on theirs.space_id = mine.id
    where mine.kind in ('family', 'guild')
  )`;

/** Whether `t`, a row of the tree, is seen at all: never more by it than that it is there. */
export const isSeen = (looker: Looker): SQL => sql`(
  t.id in (select id from belong)
  or t.parent_id in (select id from kept)
  or t.found_by = 'house'
  or (t.found_by = 'acquainted' and exists (
    select from space_readers inside where inside.space_id = t.id and inside.person_id in (select id from known)
  ))
  ${looker.keepsPlanet ? liesInAHamlet : sql``}
)`;

const liesInAHamlet = sql`or t.kind = 'hamlet' or exists (
  select from space_tree p left join space_tree g on g.id = p.parent_id
  where p.id = t.parent_id and (p.kind = 'hamlet' or g.kind = 'hamlet')
)`;
