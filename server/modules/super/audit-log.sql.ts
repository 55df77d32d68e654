import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';

export interface EntryRow extends Record<string, unknown> {
  readonly id: string;
  readonly at: string;
  readonly personId: string | null;
  readonly person: string | null;
  readonly act: string;
  readonly whom: string | null;
  readonly detail: string | null;
  readonly device: string;
}

interface Wanted {
  readonly words: string;
  readonly before: string | null;
  readonly most: number;
}

/** Ids grow with time, so that the one before which to go on says when. */
export async function listEntries(db: Db, { words, before, most }: Wanted): Promise<EntryRow[]> {
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await db.execute<EntryRow>(sql`
    select log.id, log.at::text as at, log.person_id as "personId", who.avatar_name as person, log.act,
      whom.avatar_name as whom, log.detail, log.device
    from audited log
    left join seeker_names who on who.person_id = log.person_id
    left join seeker_names whom on whom.person_id = log.subject_id and log.subject_id is distinct from log.person_id
    where (${before}::uuid is null or log.id < ${before}::uuid)
      and (${words} = '' or concat_ws(' ', who.avatar_name, log.act, whom.avatar_name, log.detail) ilike ${like})
    order by log.id desc
    limit ${most}`);
  return rows;
}
