import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeApp, type App } from '../app.ts';
import type { Clock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import type { Patience } from '../platform/http/index.ts';
import type { Module } from '../platform/module.ts';
import { makeLog, type Logger } from '../platform/log.ts';
import { freshDatabase } from './database.ts';
import { Town } from './people.ts';

export interface TestApp {
  readonly app: App;
  readonly base: string;
  readonly databaseUrl: string;
  readonly town: Town;
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly clock?: Clock;
  readonly settings?: Readonly<Record<string, string>>;
  /** Where its log goes; without one it says nothing, or what TEST_LOG asks for. */
  readonly log?: Logger;
  /** How long it listens to slow senders. */
  readonly patience?: Patience;
  /** From which delay of the loop on a turn counts as late, in milliseconds. */
  readonly busyFrom?: number;
  /** Modules beside the house's own. */
  readonly more?: readonly Module[];
}

/** A whole house on a port and a database of its own, for one test file. */
export async function openTestApp({
  clock,
  settings = {},
  log,
  patience,
  busyFrom,
  more,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = await freshDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'kinsong-test-'));
  const node = await openNode(database.url, folder, settings, clock, { log, patience, busyFrom, more });
  return {
    ...node,
    databaseUrl: database.url,
    town: new Town(node.app.house, node.base),
    async close() {
      await node.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Where the loop stands still here, a test keeps it, or one of four others on the same two cores. */
const aTestsOwn = 20_000;

interface NodeOptions {
  readonly log?: Logger | undefined;
  readonly patience?: Patience | undefined;
  /** From which delay of the loop on it says that it is full. */
  readonly busyFrom?: number | undefined;
  readonly more?: readonly Module[] | undefined;
}

/** One more node on a database that has one already. */
export async function openNode(
  databaseUrl: string,
  folder: string,
  settings: Readonly<Record<string, string>>,
  clock?: Clock,
  { log: givenLog, patience, busyFrom = aTestsOwn, more }: NodeOptions = {},
): Promise<{ app: App; base: string; close(): Promise<void> }> {
  const config = readConfig({
    KINSONG_PORT: '0',
    KINSONG_HOST: '127.0.0.1',
    KINSONG_DATA: folder,
    KINSONG_LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
    KINSONG_RATE_LIMITS: '0',
    ...settings,
  });
  const log = givenLog ?? makeLog(config.logLevel);
  const app = await makeApp({
    config,
    databaseUrl,
    log,
    checkAnswers: true,
    patience,
    busyFrom,
    more,
    ...(clock === undefined ? {} : { clock }),
  });
  const port = await app.listen();
  return { app, base: `http://127.0.0.1:${port}`, close: () => app.close() };
}
