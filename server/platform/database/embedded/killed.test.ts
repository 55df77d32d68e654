import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { readPostmasterFile } from './leftovers.ts';
import { servesCluster } from './processes.ts';
import { ask, begin, childrenOf, dataFolder, heard } from './test-helpers.ts';

interface Run {
  readonly url: string;
  readonly pid: number;
  killed(): Promise<void>;
}

/** A house in a process of its own, so that it can be killed. */
async function runApart(dataDir: string): Promise<Run> {
  const code = `
    const { startEmbedded } = await import(${JSON.stringify(import.meta.resolve('./index.ts'))});
    const { url } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log: { info() {}, warn() {} } });
    console.log(url);
    setInterval(() => {}, 1e6);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  onTestFinished(() => void child.kill('SIGKILL'));
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return {
    url,
    pid: child.pid ?? 0,
    async killed() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries += 1) {
    if (tries > 1000) throw new Error('waited twenty seconds in vain');
    await wait(20);
  }
}

test('after kill -9 of the house its database stops by itself, and nothing acknowledged is missing', async () => {
  const dataDir = dataFolder();
  const run = await runApart(dataDir);
  const cluster = realpathSync(join(dataDir, 'database/cluster'));
  const server = readPostmasterFile(cluster)?.pid ?? 0;
  expect(servesCluster(server, cluster)).toBe(true);
  await ask(run.url, 'create table kept (id int); insert into kept values (1), (2), (3)');
  await run.killed();
  await until(() => !servesCluster(server, cluster));
  const { url } = await begin(dataDir, true);
  expect(await ask(url, 'select count(*)::int as rows from kept')).toEqual([{ rows: 3 }]);
});

test('killed together with what holds its database, the next start finds the orphan, stops it and recovers', async () => {
  const dataDir = dataFolder();
  const run = await runApart(dataDir);
  await ask(run.url, 'create table kept (id int); insert into kept values (1), (2), (3)');
  const cluster = realpathSync(join(dataDir, 'database/cluster'));
  const orphan = readPostmasterFile(cluster)?.pid ?? 0;
  const shells = childrenOf(run.pid);
  const holders = [...shells, ...shells.flatMap(childrenOf)].filter((pid) => pid !== orphan);
  for (const holder of holders) process.kill(holder, 'SIGKILL');
  await run.killed();
  expect(servesCluster(orphan, cluster)).toBe(true);
  const { url } = await begin(dataDir, true);
  expect(heard).toContain('stopping the database that a run cut off left behind');
  expect(servesCluster(orphan, cluster)).toBe(false);
  expect(await ask(url, 'select count(*)::int as rows from kept')).toEqual([{ rows: 3 }]);
});

test('a database that is killed alone is started again behind the same address', async () => {
  const dataDir = dataFolder();
  const { url } = await begin(dataDir, true);
  await ask(url, 'create table kept (id int); insert into kept values (1), (2), (3)');
  const cluster = realpathSync(join(dataDir, 'database/cluster'));
  const first = readPostmasterFile(cluster)?.pid ?? 0;
  process.kill(first, 'SIGKILL');
  await until(() => {
    const now = readPostmasterFile(cluster);
    return now?.ready === true && now.pid !== first;
  });
  expect(await ask(url, 'select count(*)::int as rows from kept')).toEqual([{ rows: 3 }]);
  expect(heard).toContain('the database ended unasked; starting it again');
});

test('a database that cannot be started is tried again until it can, however long that takes, and says why', async () => {
  const dataDir = dataFolder();
  const { url } = await begin(dataDir, true);
  await ask(url, 'create table kept (id int); insert into kept values (1), (2), (3)');
  const cluster = realpathSync(join(dataDir, 'database/cluster'));
  const settings = join(cluster, 'postgresql.conf');
  const right = readFileSync(settings, 'utf8');
  writeFileSync(settings, 'nonsense = 1\n');
  heard.length = 0;
  process.kill(readPostmasterFile(cluster)?.pid ?? 0, 'SIGKILL');
  // Longer than twenty tries at half a second.
  await wait(13_000);
  expect(heard.filter((said) => said.includes('FATAL')).length).toBeGreaterThan(3);
  writeFileSync(settings, right);
  await until(() => readPostmasterFile(cluster)?.ready === true);
  expect(await ask(url, 'select count(*)::int as rows from kept')).toEqual([{ rows: 3 }]);
}, 60_000);
