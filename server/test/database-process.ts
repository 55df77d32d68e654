import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readPostmasterFile } from '../platform/database/embedded/leftovers.ts';

/**
 * A durable PostgreSQL kept by a process of its own, so that it outlives the houses that stand on it and can itself be
 * cut off in the middle.
 */
export interface DatabaseProcess {
  readonly url: string;
  /** An immediate stop, which saves nothing; its keeper starts it again, and it recovers from its log. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

export async function startDatabase(): Promise<DatabaseProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'kinsong-durable-'));
  // Run as root, the database's own user must pass through.
  await chmod(folder, 0o711);
  const code = `
    const { startEmbedded } = await import(${JSON.stringify(import.meta.resolve('../platform/database/embedded/index.ts'))});
    const silent = () => {};
    const database = await startEmbedded({ dataDir: ${JSON.stringify(folder)}, log: { info: silent, warn: silent } });
    process.once('SIGTERM', () => database.stop().then(() => process.exit(0)));
    console.log(database.url);
    setInterval(silent, 1e6);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  const cluster = await realpath(join(folder, 'database/cluster'));
  return {
    url,
    async crash() {
      const before = readPostmasterFile(cluster)?.pid;
      if (before === undefined) return;
      process.kill(before, 'SIGQUIT');
      for (let tries = 0; tries < 1000; tries += 1) {
        const now = readPostmasterFile(cluster);
        if (now?.ready === true && now.pid !== before) return;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error('the database did not come back');
    },
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
