import type { Db } from '../../platform/database/index.ts';

export interface Together {
  /** What others asked somebody to do and is late. */
  readonly overdue: number;
  /** With how many different people they got something done: for them, or by them. */
  readonly people: number;
}

const together = `
  select
    (select count(*)::int from tasks where assigned_to = $1 and created_by <> $1 and deleted_at is null
      and status <> 'completed' and due_date < $2::date) as overdue,
    (select count(*)::int from (
      select created_by as other from tasks
        where assigned_to = $1 and created_by <> $1 and deleted_at is null and status = 'completed'
      union
      select coalesce(assigned_to, completed_by) from tasks
        where created_by = $1 and deleted_at is null and status = 'completed'
          and coalesce(assigned_to, completed_by) <> $1
    ) as others) as people`;

/** Counted over all that somebody carries or asked for; a day is one where they are. */
export async function workedTogether(db: Db, personId: string, today: string): Promise<Together> {
  const [row] = await db.prepared<Together>(together, [personId, today]);
  return row ?? { overdue: 0, people: 0 };
}
