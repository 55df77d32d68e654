import { sql } from 'drizzle-orm';
import type { PgBoss, SendOptions } from 'pg-boss';
import type { Database } from '../database/index.ts';
import type { House } from '../house.ts';
import type { Logger } from '../log.ts';
import type { Job } from './job.ts';
import { lastNight, missedRuns } from './missed-runs.ts';
import type { JobQueue } from './queue.ts';
import { listFailed, makeDue } from './failed-jobs.sql.ts';
import { tallyOf } from './job-counts.sql.ts';

export interface Jobs extends JobQueue {
  start(house: House, jobs: readonly Job[]): Promise<void>;
  stop(): Promise<void>;
}

/** Work asked for on this node begins at once; the rounds find what other nodes and failures left. */
const roundsEvery = 30;
const day = 24 * 60 * 60;

/** A mail server that is away for a day loses nothing: half a minute, a minute, two … then every two hours. */
const perseverance: SendOptions = {
  retryLimit: 20,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 2 * 60 * 60,
  deleteAfterSeconds: day,
};

/** What is done once a night is remembered until the next is surely over, so that nobody takes it for missed. */
const ofNights: SendOptions = { ...perseverance, deleteAfterSeconds: 2 * day };

/** At the start, and for machines that slept through the night without closing the house. */
const looksForMissedEvery = 10 * 60 * 1000;

/** A house at rest should cost next to nothing, and nothing here is in a hurry. */
const gentle = {
  cronMonitorIntervalSeconds: 45,
  cronWorkerIntervalSeconds: 45,
  superviseIntervalSeconds: 300,
  queueCacheIntervalSeconds: 600,
  bamIntervalSeconds: 3600,
  flowIntervalSeconds: 3600,
};

/** An open transaction commits within this, as a rule; the rounds find the work otherwise. */
const untilCommitted = 200;

export function makeJobs({ db, log }: { readonly db: Database; readonly log: Logger }): Jobs {
  let boss: PgBoss | undefined;
  let looking: ReturnType<typeof setInterval> | undefined;
  const workers = new Map<string, string>();

  const wake = (name: string): void => {
    const worker = workers.get(name);
    if (worker !== undefined) boss?.notifyWorker(worker);
  };

  const runOne = async (house: House, job: Job, data: unknown): Promise<void> => {
    try {
      await job.run(house, job.payload.parse(data));
    } catch (error) {
      log.warn({ job: job.name, reason: reasonOf(error) }, 'a job failed and will be tried again');
      throw error;
    }
  };

  const openQueue = async (queue: PgBoss, house: House, job: Job): Promise<void> => {
    await queue.createQueue(job.name);
    if (job.schedule !== undefined) {
      const kept = lastNight(job.schedule, new Date()) === null ? perseverance : ofNights;
      await queue.schedule(job.name, job.schedule, {}, kept);
    }
    const worker = await queue.work(job.name, { pollingIntervalSeconds: roundsEvery }, async (batch) => {
      // Where there was one there may be more: it looks again at once instead of at the next round.
      wake(job.name);
      for (const { data } of batch) await runOne(house, job, data);
    });
    workers.set(job.name, worker);
  };

  /** A night that was missed is made up for once, however many nodes look, since they ask for it by the same name. */
  const catchUp = async (queue: PgBoss, jobs: readonly Job[]): Promise<void> => {
    for (const { name, due } of await missedRuns(db, jobs, new Date())) {
      const once = { singletonKey: `the night of ${new Date(due).toISOString()}`, singletonSeconds: day };
      await queue.send(name, {}, { ...ofNights, ...once });
      wake(name);
    }
  };

  return {
    async enqueue(job, payload, { tx } = {}) {
      if (!workers.has(job.name)) throw new Error(`the job ${job.name} was enqueued but nobody does it here`);
      const { fromDrizzle } = await import('pg-boss');
      const within = tx === undefined ? {} : { db: fromDrizzle(tx, sql) };
      // Kept as it was handed over and read when the job runs: a payload's transformations happen once.
      job.payload.parse(payload);
      await boss?.send(job.name, payload as object, { ...perseverance, ...within });
      if (tx === undefined) wake(job.name);
      else setTimeout(() => wake(job.name), untilCommitted).unref();
    },

    failures: async (most) => (boss === undefined ? [] : listFailed(db, most)),

    async retry(ids) {
      if (boss === undefined) return 0;
      const names = await makeDue(db, ids);
      for (const name of new Set(names)) wake(name);
      return names.length;
    },

    tally: async (name) => (boss === undefined ? null : tallyOf(db, name)),

    async start(house, jobs) {
      refuseDuplicates(jobs);
      // Loaded here and not above: a test house or a command that starts no jobs need not carry it.
      const { PgBoss } = await import('pg-boss');
      const executor = { executeSql: (text: string, values?: unknown[]) => db.runText(text, values) };
      const queue = new PgBoss({ db: executor, schema: 'jobs', ...gentle });
      // It names the queue and its worker too; where the database is away all of them stumble over one thing.
      queue.on('error', ({ message }) =>
        log.warn({ reason: message.replace(/ \(Queue: .*\)$/, '') }, 'the job queue stumbled'),
      );
      queue.on('warning', ({ message }) => log.warn({ reason: message }, 'the job queue is not at ease'));
      await queue.start();
      boss = queue;
      for (const job of jobs) await openQueue(queue, house, job);
      const scheduled = new Set(
        jobs.filter(({ schedule }) => schedule !== undefined).map(({ name }) => name),
      );
      for (const { name } of await queue.getSchedules())
        if (!scheduled.has(name)) await queue.unschedule(name);
      await catchUp(queue, jobs);
      looking = setInterval(() => {
        catchUp(queue, jobs).catch((error: unknown) =>
          log.warn({ reason: reasonOf(error) }, 'could not look for missed nights'),
        );
      }, looksForMissedEvery).unref();
    },

    async stop() {
      clearInterval(looking);
      workers.clear();
      await boss?.stop({ graceful: true, timeout: 5000 });
      boss = undefined;
    },
  };
}

function refuseDuplicates(jobs: readonly Job[]): void {
  const names = new Set<string>();
  for (const { name } of jobs) {
    if (names.has(name)) throw new Error(`two jobs are called ${name}`);
    names.add(name);
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
