import { sql, type SQL } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/index.ts';
import type { TaskRow } from './tasks.sql.ts';
import { tasks } from './tasks.tables.ts';

/** More than anybody carries; whoever does sees the most pressing of them. */
const mostOfMine = 2000;

/** Carried by someone, or written down by them and carried by nobody. */
const carriedBy = (personId: string): SQL => sql`(
  ${tasks.assignedTo} = ${personId}
  or (${tasks.assignedTo} is null and ${tasks.assignedOutside} is null and ${tasks.createdBy} = ${personId})
)`;

/** Asked for by someone, done by somebody else, and not confirmed yet. */
const toConfirmBy = (personId: string): SQL => sql`(
  ${tasks.createdBy} = ${personId} and ${tasks.status} = 'completed' and ${tasks.confirmedAt} is null
  and coalesce(${tasks.assignedTo}, ${tasks.completedBy}) <> ${personId}
)`;

/** Only in spaces that one is in now, that are open, and from when on one may see. */
async function seenBy(db: Db, personId: string, wanted: SQL): Promise<TaskRow[]> {
  const rows = await db
    .select({ task: tasks })
    .from(tasks)
    .innerJoin(
      sql`space_readers r`,
      sql`r.space_id = ${tasks.spaceId} and r.person_id = ${personId} and not r.archived
        and ${tasks.born} > r.sees_from`,
    )
    .where(sql`${tasks.deletedAt} is null and ${wanted}`)
    .orderBy(
      sql`${tasks.status} = 'completed', ${tasks.priority}, ${tasks.dueDate} nulls last,
        ${tasks.dueTime} nulls last, ${tasks.createdAt}`,
    )
    .limit(mostOfMine);
  return rows.map(({ task }) => task);
}

export const carriedAndAsked = (db: Db, personId: string, doneSince: Date): Promise<TaskRow[]> =>
  seenBy(
    db,
    personId,
    sql`(
      (${carriedBy(personId)} and (${tasks.status} <> 'completed' or ${tasks.completedAt} >= ${doneSince.toISOString()}))
      or ${toConfirmBy(personId)}
    )`,
  );

/** What the guide may know of a task. */
export type KnownTask = Pick<
  TaskRow,
  | 'id'
  | 'spaceId'
  | 'status'
  | 'priority'
  | 'dueDate'
  | 'dueTime'
  | 'assignedTo'
  | 'createdBy'
  | 'completedAt'
> & { readonly title: string; readonly touchedAt: Date };

const readable = `
  select t.id, t.space_id as "spaceId", t.text as title, t.status, t.priority, t.due_date::text as "dueDate",
    t.due_time as "dueTime", t.assigned_to as "assignedTo", t.created_by as "createdBy", t.completed_at as "completedAt",
    coalesce((t.happened -> -1 ->> 'at')::timestamptz, t.created_at) as "touchedAt"
  from tasks t
  join space_readers r on r.space_id = t.space_id and r.person_id = $1 and not r.archived and t.born > r.sees_from
  where t.deleted_at is null and (t.status <> 'completed' or t.completed_at >= $2)
  order by t.status = 'completed', t.priority, t.due_date nulls last, t.due_time nulls last, t.created_at
  limit ${mostOfMine}`;

/** Open, or done lately, whoever carries it. Asked with each word to the guide, so it is written out. */
export async function readableBy(db: Database, personId: string, doneSince: Date): Promise<KnownTask[]> {
  return db.prepared<KnownTask>(readable, [personId, doneSince.toISOString()]);
}
