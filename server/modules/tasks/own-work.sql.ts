import { sql } from 'drizzle-orm';
import { everybody, type CountedMonth, type Span } from '../../platform/counted-months.ts';
import type { Db } from '../../platform/database/index.ts';

/** What each did: whoever carried it, else whoever ticked it. */
export async function countDone(db: Db, { from, until, personId, spaceId }: Span): Promise<CountedMonth[]> {
  const { rows } = await db.execute<CountedMonth & Record<string, unknown>>(sql`
    select space_id as "spaceId", ${spaceId === undefined ? sql`coalesce(assigned_to, completed_by)` : sql`${everybody}::uuid`} as "personId",
      to_char(completed_at at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as count
    from tasks
    where status = 'completed' and deleted_at is null
      and completed_at >= ${from.toISOString()} and completed_at < ${until.toISOString()}
      and coalesce(assigned_to, completed_by) is not null
      ${personId === undefined ? sql`` : sql`and coalesce(assigned_to, completed_by) = ${personId}`}
      ${spaceId === undefined ? sql`` : sql`and space_id = ${spaceId}`}
    group by 1, 2, 3`);
  return rows;
}

export interface OwnTask {
  readonly id: string;
  readonly spaceId: string;
  readonly title: string;
  readonly dueDate: string | null;
  readonly dueTime: string | null;
  readonly askedBy: string;
  readonly doneBy: string | null;
  readonly completedAt: Date | null;
}

const line = `t.id, t.space_id as "spaceId", t.text as title, t.due_date::text as "dueDate", t.due_time as "dueTime",
  t.created_by as "askedBy", coalesce(t.assigned_to, t.completed_by) as "doneBy", t.completed_at as "completedAt"`;
const readable = `from tasks t
  join space_readers r on r.space_id = t.space_id and r.person_id = $1 and not r.archived and t.born > r.sees_from
  where t.deleted_at is null`;

const carried = `select ${line} ${readable} and t.status <> 'completed'
  and (t.assigned_to = $1 or (t.assigned_to is null and t.assigned_outside is null and t.created_by = $1))
  order by t.due_date nulls last, t.due_time nulls last, t.priority, t.created_at limit 500`;

/** What somebody carries and is open, the nearest first. */
export const openOf = (db: Db, personId: string): Promise<OwnTask[]> =>
  db.prepared<OwnTask>(carried, [personId]);

const finished = `select ${line} ${readable} and t.status = 'completed' and t.confirmed_at is null
  and t.created_by = $1 and coalesce(t.assigned_to, t.completed_by) <> $1 order by t.completed_at limit 200`;

/** What somebody asked for, others say is done, and waits for their yes; the longest first. */
export const toConfirmBy = (db: Db, personId: string): Promise<OwnTask[]> =>
  db.prepared<OwnTask>(finished, [personId]);

const done = `select ${line} ${readable} and t.status = 'completed' and t.completed_at >= $2
  and coalesce(t.assigned_to, t.completed_by) = $1 order by t.completed_at desc limit 2000`;

export const doneSince = (db: Db, personId: string, since: Date): Promise<OwnTask[]> =>
  db.prepared<OwnTask>(done, [personId, since.toISOString()]);
