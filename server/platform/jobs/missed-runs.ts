import type { Database } from '../database/index.ts';
import type { Job } from './job.ts';

const nightly = /^(?<minute>\d+) (?<hour>\d+) \* \* \*$/;

/** The queue itself sends work off within two minutes of its time: until then nothing was missed. */
const grace = 5 * 60 * 1000;

/** When a nightly job was to run last; null for one that comes round more often, and is not missed for long. */
export function lastNight(schedule: string | undefined, now: Date): Date | null {
  const { minute, hour } = nightly.exec(schedule ?? '')?.groups ?? {};
  if (minute === undefined || hour === undefined) return null;
  const at = new Date(now.getTime() - grace);
  at.setUTCHours(Number(hour), Number(minute), 0, 0);
  if (at.getTime() > now.getTime() - grace) at.setUTCDate(at.getUTCDate() - 1);
  return at;
}

export interface MissedRun {
  readonly name: string;
  readonly due: Date;
}

/**
 * Planned since before their last night, and since then neither done nor waiting to be done: the house was closed, or
 * its machine asleep.
 */
const missed = `
  select plan.name, night.due from jobs.schedule plan
  join unnest($1::text[], $2::timestamptz[]) as night (name, due) on night.name = plan.name
  where plan.created_on <= night.due and not exists (
    select from jobs.job done where done.name = plan.name
      and (done.state < 'completed' or (done.state = 'completed' and done.completed_on >= night.due)))`;

export async function missedRuns(db: Database, jobs: readonly Job[], now: Date): Promise<MissedRun[]> {
  const nights = jobs.flatMap(({ name, schedule }) => {
    const due = lastNight(schedule, now);
    return due === null ? [] : [{ name, due }];
  });
  if (nights.length === 0) return [];
  const { rows } = await db.runText(missed, [
    nights.map(({ name }) => name),
    nights.map(({ due }) => due.toISOString()),
  ]);
  return rows as MissedRun[];
}
