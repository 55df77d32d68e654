import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { freshDatabase, type FreshDatabase } from '../../test/database.ts';
import { connect, type Database } from '../database/index.ts';
import type { House } from '../house.ts';
import { makeLog } from '../log.ts';
import { job, makeJobs, type Job, type Jobs } from './index.ts';
import { lastNight } from './missed-runs.ts';

let database: FreshDatabase;
let db: Database;
const running: Jobs[] = [];
const log = makeLog('silent');

beforeEach(async () => {
  database = await freshDatabase();
  db = connect({ url: database.url, log });
});
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop();
  await db.close();
  await database.drop();
});

/** A queue on the test's database, as one node of a house has it. */
async function start(...all: Job[]): Promise<Jobs> {
  const jobs = makeJobs({ db, log });
  running.push(jobs);
  await jobs.start({ db, log, jobs } as Pick<House, 'db' | 'log' | 'jobs'> as House, all);
  return jobs;
}

const count = async (text: string): Promise<number> => {
  const { rows } = await db.runText(text);
  return (rows[0] as { count: number }).count;
};

/** Keeps what it was given. */
function noting(name: string, heard: string[]): Job<z.ZodObject<{ word: z.ZodString }>> {
  return job({
    name,
    payload: z.object({ word: z.string() }),
    run: async (_house, { word }) => void heard.push(word),
  });
}

test('work that is asked for is done at once, with what it was given', async () => {
  const heard: string[] = [];
  const note = noting('test.note', heard);
  const jobs = await start(note);
  await jobs.enqueue(note, { word: 'bread' });
  await vi.waitFor(() => expect(heard).toEqual(['bread']), 3000);
});

test('work asked for in a transaction is there with its commit, and not without', async () => {
  const heard: string[] = [];
  const note = noting('test.note', heard);
  const jobs = await start(note);
  const given = db.transaction(async (tx) => {
    await jobs.enqueue(note, { word: 'never' }, { tx });
    throw new Error('thought better of it');
  });
  await expect(given).rejects.toThrow('thought better of it');
  expect(await count(`select count(*) from jobs.job where name = 'test.note'`)).toBe(0);
  await db.transaction((tx) => jobs.enqueue(note, { word: 'kept' }, { tx }));
  await vi.waitFor(() => expect(heard).toEqual(['kept']), 3000);
});

test('work that fails is kept and tried again later', async () => {
  const failing = job({
    name: 'test.failing',
    payload: z.object({}),
    run: () => Promise.reject(new Error('the mail server is away')),
  });
  const jobs = await start(failing);
  await jobs.enqueue(failing, {});
  await vi.waitFor(
    async () =>
      expect(
        await count(
          `select count(*) from jobs.job where name = 'test.failing' and state = 'retry' and start_after > now()`,
        ),
      ).toBe(1),
    3000,
  );
});

test('what failed in one house is done by the next', async () => {
  const heard: string[] = [];
  const note = noting('test.note', heard);
  const first = await start({ ...note, run: () => Promise.reject(new Error('not today')) });
  await first.enqueue(note, { word: 'left over' });
  const due = `select count(*) from jobs.job where name = 'test.note' and state = 'retry'`;
  await vi.waitFor(async () => expect(await count(due)).toBe(1), 3000);
  await first.stop();
  await db.runText(`update jobs.job set start_after = now() where name = 'test.note'`);
  await start(note);
  await vi.waitFor(() => expect(heard).toEqual(['left over']), 3000);
});

test('two nodes share the work: each piece is done once', async () => {
  const heard: string[] = [];
  const note = noting('test.note', heard);
  const [first, second] = [await start(note), await start(note)];
  const words = Array.from({ length: 10 }, (_, i) => `word ${i}`);
  await Promise.all(words.map((word, i) => (i % 2 === 0 ? first : second).enqueue(note, { word })));
  await vi.waitFor(() => expect(heard.toSorted()).toEqual(words), 8000);
  await pause(300);
  expect(heard).toHaveLength(10);
});

test('a scheduled job stands in the plan, and leaves it when the house no longer knows it', async () => {
  const nightly = job({
    name: 'test.nightly',
    payload: z.object({}),
    schedule: '17 3 * * *',
    run: async () => {},
  });
  const first = await start(nightly);
  const planned = `select count(*) from jobs.schedule where name = 'test.nightly' and cron = '17 3 * * *'`;
  expect(await count(planned)).toBe(1);
  await first.stop();
  await start();
  expect(await count(planned)).toBe(0);
});

test('the last night of a nightly job is known a few minutes after it, and what comes round more often has none', () => {
  const at = (now: string): string | undefined => lastNight('7 0 * * *', new Date(now))?.toISOString();
  expect(at('2026-11-22T08:00:00Z')).toBe('2026-11-22T00:07:00.000Z');
  expect(at('2026-11-22T00:13:00Z')).toBe('2026-11-22T00:07:00.000Z');
  expect(at('2026-11-22T00:11:00Z')).toBe('2026-11-21T00:07:00.000Z');
  expect(at('2026-03-01T00:02:00Z')).toBe('2026-02-28T00:07:00.000Z');
  expect(lastNight('*/3 * * * *', new Date())).toBeNull();
  expect(lastNight(undefined, new Date())).toBeNull();
});

describe('a night that the house was closed', () => {
  let nights: number;
  const nightly = job({
    name: 'test.nightly',
    payload: z.object({}),
    schedule: '7 0 * * *',
    run: async () => void (nights += 1),
  });
  const plannedDaysAgo = (days: number): Promise<unknown> =>
    db.runText(`update jobs.schedule set created_on = now() - $1 * interval '1 day'`, [days]);
  beforeEach(() => {
    nights = 0;
  });

  test('is made up for at the next start, once by two nodes, and not at the start after that', async () => {
    const first = await start(nightly);
    await first.stop();
    await plannedDaysAgo(3);
    const both = await Promise.all([start(nightly), start(nightly)]);
    await vi.waitFor(() => expect(nights).toBe(1), 3000);
    await pause(300);
    expect(await count(`select count(*) from jobs.job where name = 'test.nightly'`)).toBe(1);
    for (const each of both) await each.stop();
    await start(nightly);
    await pause(300);
    expect(nights).toBe(1);
  });

  test('comes round again when what made up for it was before it', async () => {
    const first = await start(nightly);
    await first.stop();
    await plannedDaysAgo(3);
    const second = await start(nightly);
    await vi.waitFor(() => expect(nights).toBe(1), 3000);
    await vi.waitFor(
      async () => expect(await count(`select count(*) from jobs.job where state = 'completed'`)).toBe(1),
      3000,
    );
    await second.stop();
    // Another day has passed.
    await db.runText(
      `update jobs.job set completed_on = completed_on - interval '1 day', singleton_on = singleton_on - interval '1 day'`,
    );
    await start(nightly);
    await vi.waitFor(() => expect(nights).toBe(2), 3000);
  });

  test('is none in a house that was opened since, and none for a job that waits to be done', async () => {
    const failing = { ...nightly, run: () => Promise.reject(new Error('not today')) };
    const first = await start(failing);
    expect(await count(`select count(*) from jobs.job where name = 'test.nightly'`)).toBe(0);
    await first.enqueue(failing, {});
    await vi.waitFor(
      async () => expect(await count(`select count(*) from jobs.job where state = 'retry'`)).toBe(1),
      3000,
    );
    await first.stop();
    await plannedDaysAgo(3);
    await start(nightly);
    expect(await count(`select count(*) from jobs.job where name = 'test.nightly'`)).toBe(1);
  });
});

test('refused: two jobs of one name, a payload of another shape, a job that nobody does here', async () => {
  const note = noting('test.note', []);
  await expect(start(note, noting('test.note', []))).rejects.toThrow('two jobs are called test.note');
  const jobs = await start(note);
  const wrong = { word: 7 } as unknown as { word: string };
  await expect(jobs.enqueue(note, wrong)).rejects.toThrow('expected string');
  await expect(jobs.enqueue(noting('test.unknown', []), { word: 'lost' })).rejects.toThrow(
    'nobody does it here',
  );
});
