import { chmodSync, cpSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ask, begin, dataFolder, heard, root } from './test-helpers.ts';
import { readPostmasterFile } from './leftovers.ts';

test('what was written is there after stopping and starting again, in an order that never changes', async () => {
  const dataDir = dataFolder();
  const first = await begin(dataDir);
  await ask(
    first.url,
    'create table word (word text); insert into word values ($$ä$$), ($$b$$), ($$Z$$), ($$a$$)',
  );
  await first.stop();
  const second = await begin(dataDir, true);
  expect(await ask(second.url, 'select word from word order by word')).toEqual(
    ['Z', 'a', 'b', 'ä'].map((word) => ({ word })),
  );
  expect(await ask(second.adminUrl, 'show fsync')).toEqual([{ fsync: 'on' }]);
});

test('the house is an ordinary user in its database, and is asked for its password', async () => {
  const { url } = await begin(dataFolder());
  expect(await ask(url, `select current_setting('is_superuser') as all_powerful`)).toEqual([
    { all_powerful: 'off' },
  ]);
  const guess = new URL(url);
  guess.password = 'guess';
  await expect(ask(guess.href, 'select 1')).rejects.toThrow('password authentication failed');
});

test('nothing in the data folder is open to others', async () => {
  const dataDir = dataFolder();
  await begin(dataDir);
  const modeOf = (name: string): number => statSync(join(dataDir, 'database', name)).mode & 0o077;
  expect(['password', 'postgres.log', 'run.lock', 'cluster', 'socket'].map(modeOf)).toEqual([0, 0, 0, 0, 0]);
});

test('a second run on the same folder is refused in one line', async () => {
  const dataDir = dataFolder();
  await begin(dataDir);
  await expect(begin(dataDir)).rejects.toThrow(
    `The data folder ${dataDir} is in use by another run (process ${process.pid}); stop that one first`,
  );
});

test('a path too long for a socket, with spaces in it', async () => {
  const dataDir = join(dataFolder(), 'a house with a very long name/'.repeat(4), 'däta');
  expect(Buffer.byteLength(dataDir)).toBeGreaterThan(120);
  const { url, stop } = await begin(dataDir);
  const socket = new URL(url).searchParams.get('host') ?? '';
  expect(Buffer.byteLength(socket)).toBeLessThan(76);
  expect(statSync(socket).mode & 0o077).toBe(0);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await stop();
  expect(statSync(socket, { throwIfNoEntry: false })).toBeUndefined();
});

test('the number of a dead server, given to somebody else since, keeps nobody out', async () => {
  const dataDir = dataFolder();
  await (await begin(dataDir)).stop();
  const cluster = join(dataDir, 'database/cluster');
  writeFileSync(
    join(cluster, 'postmaster.pid'),
    `${process.pid}\n${cluster}\n1\n5432\n/nowhere\n\n\nready\n`,
  );
  const { url } = await begin(dataDir);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(readPostmasterFile(cluster)?.pid).not.toBe(process.pid);
});

test('a making that was cut off is begun anew', async () => {
  const dataDir = dataFolder();
  mkdirSync(join(dataDir, 'database/making/inner/cluster'), { recursive: true });
  writeFileSync(join(dataDir, 'database/making/inner/cluster/PG_VERSION'), '18');
  const { url } = await begin(dataDir);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('what cannot be used says so in one line', async () => {
  const file = join(dataFolder(), 'file');
  writeFileSync(file, '');
  await expect(begin(file)).rejects.toThrow(`The data folder ${file} is not a folder`);

  const older = dataFolder();
  await (await begin(older)).stop();
  writeFileSync(join(older, 'database/cluster/PG_VERSION'), '17\n');
  await expect(begin(older)).rejects.toThrow(
    /is of PostgreSQL 17 and this Kinsong brings \d+; restore a backup/,
  );

  const broken = dataFolder();
  await (await begin(broken)).stop();
  writeFileSync(join(broken, 'database/cluster/postgresql.conf'), 'nonsense = 1\n');
  await expect(begin(broken)).rejects.toThrow(
    /^The database did not start: .*FATAL.*\(more in .*postgres\.log\)$/,
  );
});

async function movesWithItsDataFolder(): Promise<void> {
  const closed = dataFolder();
  chmodSync(closed, 0o700);
  const first = await begin(join(closed, 'first'));
  await ask(first.url, 'create table kept (id int)');
  await first.stop();
  const outside = readFileSync(join(closed, 'first/database/elsewhere'), 'utf8');
  expect(dirname(outside)).toBe('/var/lib/kinsong');
  expect(statSync(join(outside, 'cluster')).uid).not.toBe(0);

  renameSync(join(closed, 'first'), join(closed, 'data'));
  const moved = await begin(join(closed, 'data'));
  expect(await ask(moved.url, 'select count(*)::int as rows from kept')).toEqual([{ rows: 0 }]);
  await moved.stop();

  cpSync(join(closed, 'data'), join(closed, 'copy'), { recursive: true });
  await expect(begin(join(closed, 'copy'))).rejects.toThrow(/copy.database is a copy of .*data.database/);
}

async function refusesAnothersFolder(): Promise<void> {
  const locked = dataFolder();
  chmodSync(locked, 0o500);
  onTestFinished(() => chmodSync(locked, 0o700));
  await expect(begin(locked)).rejects.toThrow(`The data folder ${locked} is not writable (EACCES)`);
}

// Only root starts from a home that the database's own user may not enter; only others meet folders closed to them.
test('a folder that the database cannot work in is gone round by root, and refused in one line to others', async () => {
  await expect((root ? movesWithItsDataFolder : refusesAnothersFolder)()).resolves.toBeUndefined();
});

test('nothing is said when there is nothing to say', async () => {
  heard.length = 0;
  await begin(dataFolder());
  expect(heard).toEqual([]);
});
