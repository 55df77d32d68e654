import type { ClientBase } from 'pg';
import type { JobInsert } from 'pg-boss';

const schema = 'jobs';
const oneHandful = 500;

/**
 * What waits, is tried again or was under way, as the queue takes it in through its front door. The queue's tables
 * belong to the release of it that made them; so its work is carried over, and not its tables. Its own queues (names
 * with two underscores) fill themselves.
 */
const waiting = `
  select name, jsonb_build_object('data', data) || jsonb_strip_nulls(jsonb_build_object(
    'priority', priority, 'retryLimit', retry_limit, 'retryDelay', retry_delay, 'retryBackoff', retry_backoff,
    'retryDelayMax', retry_delay_max, 'expireInSeconds', expire_seconds, 'deleteAfterSeconds', deletion_seconds,
    'singletonKey', singleton_key,
    'startAfter', to_char(start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
  ))
  from ${schema}.job where state < 'completed' and name not like '\\_\\_%' order by created_on`;

export const copyWaitingJobs = `copy (${waiting}) to stdout`;

export async function hasQueue(db: ClientBase): Promise<boolean> {
  const { rows } = await db.query<{ there: boolean }>(
    `select to_regclass('${schema}.job') is not null as there`,
  );
  return rows[0]?.there === true;
}

/** Where the jobs of a backup lie until the queue takes them; gone with the transaction. */
export const fillDesk = 'copy waiting_jobs from stdin';

export async function setUpDesk(db: ClientBase): Promise<void> {
  await db.query('create temp table waiting_jobs (name text, job jsonb) on commit drop');
}

async function nextHandful(db: ClientBase): Promise<{ name: string; jobs: JobInsert[] }[]> {
  const { rows } = await db.query<{ name: string; jobs: JobInsert[] }>(`
    with taken as (
      delete from waiting_jobs
      where ctid = any (array(select ctid from waiting_jobs limit ${oneHandful})) returning name, job
    ) select name, jsonb_agg(job) as jobs from taken group by name`);
  return rows;
}

/** Hands what lies on the desk to a queue made for it. The queue's tables may be there before all else is committed. */
export async function enqueueAll(db: ClientBase, aside: ClientBase): Promise<void> {
  const { PgBoss } = await import('pg-boss');
  const executor = (client: ClientBase) => ({
    executeSql: (text: string, values?: unknown[]) => client.query<Record<string, unknown>>(text, values),
  });
  const { rows } = await db.query<{ name: string }>('select distinct name from waiting_jobs');
  const queue = new PgBoss({ db: executor(aside), schema, schedule: false, supervise: false });
  await queue.start();
  try {
    for (const { name } of rows) await queue.createQueue(name);
    for (let batches = await nextHandful(db); batches.length > 0; batches = await nextHandful(db)) {
      for (const { name, jobs } of batches) await queue.insert(name, jobs, { db: executor(db) });
    }
  } finally {
    await queue.stop({ graceful: false });
  }
}

/** Takes back what was made aside. */
export async function removeQueue(db: ClientBase): Promise<void> {
  await db.query(`drop schema if exists ${schema} cascade`);
}
