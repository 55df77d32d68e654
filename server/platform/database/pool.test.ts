import { sql } from 'drizzle-orm';
import { createConnection, createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../test/database.ts';
import { isAway } from '../failure-causes.ts';
import { makeLog } from '../log.ts';
import { connect, type Database, type Db } from './index.ts';

/** What the house works with, on few connections so that a lost one is missed at once; and another who cuts them off. */
let database: FreshDatabase;
let db: Database;
let other: Database;
const connections = 2;

beforeEach(async () => {
  database = await freshDatabase();
  const log = makeLog('silent');
  db = connect({ url: database.url, log, connections });
  other = connect({ url: database.url, log, connections: 1 });
});
afterEach(async () => {
  await Promise.all([db.close(), other.close()]);
  await database.drop();
});

const numberOf = async (asked: Db): Promise<number> =>
  (await asked.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]!.pid;
const cut = async (pid: number): Promise<void> => {
  await other.execute(sql`select pg_terminate_backend(${pid})`);
};
const cutAll = async (): Promise<void> => {
  await other.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
};
/** The processes of the database behind all the connections it may have, each in a transaction at the same time. */
const everyConnection = async (): Promise<number[]> => {
  const pids = await Promise.all(
    Array.from({ length: connections }, () =>
      db.transaction(async (tx) => {
        await pause(50);
        return numberOf(tx);
      }),
    ),
  );
  return [...new Set(pids)];
};

test('a connection lost while a transaction does something else fails this transaction, and the house lives', async () => {
  const work = db.transaction(async (tx) => {
    await cut(await numberOf(tx));
    await pause(200);
    await numberOf(tx);
  });
  await expect(work).rejects.toThrow(/terminat|Failed query/);
  expect(await everyConnection()).toHaveLength(connections);
});

test('a connection lost in the middle of a statement fails its transaction, and the house lives', async () => {
  const work = db.transaction(async (tx) => {
    const pid = await numberOf(tx);
    await Promise.all([tx.execute(sql`select pg_sleep(5)`), pause(50).then(() => cut(pid))]);
  });
  await expect(work).rejects.toThrow(/terminat|Failed query/);
  expect(await everyConnection()).toHaveLength(connections);
});

test('transactions that could not even begin keep no connection to themselves', async () => {
  for (let round = 0; round < 3 * connections; round += 1) {
    await Promise.allSettled([
      cutAll(),
      ...Array.from({ length: connections }, () => db.transaction(numberOf)),
    ]);
    await pause(100);
    expect(await everyConnection()).toHaveLength(connections);
  }
});

/** The database, behind a line on which its farewell comes in one piece with its first word that it is ready. */
const cutWhenReady = async (): Promise<string> => {
  const { host, port } = new Client({ connectionString: database.url });
  const ready = Buffer.from('5a0000000549', 'hex');
  const fields = Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0');
  const farewell = Buffer.concat([Buffer.from([0x45, 0, 0, 0, fields.length + 4]), fields]);
  const line = createServer((near) => {
    const far = createConnection(`${host}/.s.PGSQL.${port}`);
    near.pipe(far).on('error', () => {});
    near.on('error', () => {}).on('close', () => far.destroy());
    far.on('data', (piece) => {
      const isReady = piece.subarray(-ready.length).equals(ready);
      if (isReady) near.end(Buffer.concat([piece, farewell]));
      else near.write(piece);
    });
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void line.close());
  const address = new URL(database.url);
  address.searchParams.set('host', '127.0.0.1');
  address.searchParams.set('port', `${(line.address() as AddressInfo).port}`);
  return address.href;
};

test('a connection lost at the moment it is handed over fails what was to use it, and the house lives', async () => {
  const cutOff = connect({ url: await cutWhenReady(), log: makeLog('silent'), connections });
  onTestFinished(() => cutOff.close());
  await expect(cutOff.transaction(numberOf)).rejects.toThrow(/terminat|not queryable|Failed query/);
  await expect(numberOf(cutOff)).rejects.toThrow(/terminat|not queryable|Failed query/);
});

test('what a transaction refuses is taken back, and its connection serves the next', async () => {
  await db.execute(sql`create table kept (word text)`);
  const work = db.transaction(async (tx) => {
    await tx.execute(sql`insert into kept values ('no')`);
    throw new Error('on second thoughts');
  });
  await expect(work).rejects.toThrow('on second thoughts');
  await db.transaction((tx) => tx.execute(sql`insert into kept values ('yes')`));
  expect((await db.execute(sql`select word from kept`)).rows).toEqual([{ word: 'yes' }]);
});

test('whoever would wait behind two thousand is told at once that the house is full', async () => {
  const holds = Array.from({ length: connections }, () => db.prepared('select pg_sleep(2)', []));
  const waiting = Array.from({ length: 2000 }, () => db.prepared('select 1', []));
  const late = await db.execute(sql`select 1`).catch((error: Error) => error);
  expect(late instanceof Error && isAway(late)).toBe(true);
  await expect(db.transaction(numberOf)).rejects.toThrow('too many wait');
  await Promise.all([...holds, ...waiting]);
  expect(await everyConnection()).toHaveLength(connections);
});

test('a statement that takes for ever is ended, and its connection serves the next', async () => {
  const work = db.execute(sql`select pg_sleep(30)`).catch((error: Error) => error);
  const ended = await work;
  expect(ended instanceof Error && isAway(ended)).toBe(true);
  expect(await everyConnection()).toHaveLength(connections);
}, 20_000);
