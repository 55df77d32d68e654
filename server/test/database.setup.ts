import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../platform/database/embedded/index.ts';
import type { TestServer } from './database.ts';

const silent = (): void => undefined;
const quiet = { info: silent, warn: silent };

/** One database server a test run, thrown away with it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'kinsong-tests-'));
  const { url, adminUrl, stop } = await startEmbedded({
    dataDir: folder,
    log: quiet,
    durable: false,
  });
  const server: TestServer = { url, adminUrl };
  project.provide('testServer', server);
  return async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
}
