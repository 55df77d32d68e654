import { newId } from '@kinsong/contract/common/ids.ts';
import { postMessage } from '@kinsong/contract/messages/messages.ts';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { runningDatabase } from '../platform/database/embedded/index.ts';
import { databaseUrl } from '../platform/database/embedded/roles.ts';
import { HouseProcess } from './house-process.ts';
import { smallDisk } from './small-disk.ts';
import { gather } from './torture/people.ts';

/** Longer than the house once tried to start its database again. */
const long = 25_000;

/** What the keeper of the database may do: begin the next piece of its log, which takes room. */
async function beginNextPiece(data: string): Promise<void> {
  const url = new URL((await runningDatabase(data)) ?? '');
  const password = readFileSync(join(data, 'database/password'), 'utf8');
  const socket = url.searchParams.get('host') ?? '';
  const keeper = new Client({ connectionString: databaseUrl('keeper', 'postgres', password, socket) });
  keeper.on('error', () => {});
  await keeper.connect();
  await keeper.query('select pg_switch_wal()').catch(() => {});
  await keeper.query('create table room as select 1; select pg_switch_wal()').catch(() => {});
  await keeper.end().catch(() => {});
}

test('a full disk is said, kills nothing that was acknowledged, and with room again the house goes on by itself', async () => {
  const disk = smallDisk(160);
  const house = await HouseProcess.start({ KINSONG_DATA: disk.folder, KINSONG_LOG_LEVEL: 'warn' });
  onTestFinished(async () => {
    await house.kill();
    disk.remove();
  });
  const { people, spaces } = await gather(house, ['ines']);
  const [ada] = people;
  const params = { space_id: spaces[0]! };
  const acknowledged: string[] = [];
  const post = async (): Promise<Response> => {
    const body = { id: newId(), content: randomBytes(1500).toString('hex') };
    const response = await ada!.send(postMessage, { params, body });
    if (response.ok) acknowledged.push(body.id);
    return response;
  };
  const isReady = async (): Promise<{ status: number; waits_for?: readonly string[] }> => {
    const response = await fetch(`${house.base}/readyz`);
    return { status: response.status, ...((await response.json()) as object) };
  };

  for (let times = 0; times < 30; times += 1) expect((await post()).status).toBe(200);
  disk.fill();

  // First tables cannot grow any more, while what is there can still be read.
  const refused = await (async () => {
    for (let times = 0; times < 5000; times += 1) {
      const response = await post();
      if (!response.ok) return response;
    }
    throw new Error('the disk never filled up');
  })();
  expect(await refused.json()).toMatchObject({ code: 'house.room' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '15']);
  expect(
    (await fetch(`${house.base}/api/spaces`, { headers: { authorization: `Bearer ${ada!.token}` } })).status,
  ).toBe(200);
  expect(await isReady()).toMatchObject({ status: 503, waits_for: ['room on the disk'] });

  // Then the database's own log cannot either, and it ends.
  await beginNextPiece(disk.folder);
  await expect.poll(async () => (await isReady()).status).toBe(503);
  const ends = Date.now() + long;
  while (Date.now() < ends) {
    const response = await post();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, expect.any(String)]);
    await pause(50);
  }
  expect(await isReady()).toMatchObject({
    status: 503,
    waits_for: expect.arrayContaining(['room on the disk']),
  });
  expect((await fetch(`${house.base}/healthz`)).status).toBe(200);

  disk.clear();
  await expect.poll(async () => (await isReady()).status, { timeout: 40_000 }).toBe(200);
  expect((await post()).status).toBe(200);
  expect(house.fell).toBeUndefined();

  const database = new Client({ connectionString: (await runningDatabase(disk.folder)) ?? '' });
  await database.connect();
  const { rows } = await database.query<{ id: string }>('select id from messages');
  await database.end();
  const kept = new Set(rows.map(({ id }) => id));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(30);
  // Hundreds of calls failed in the meantime.
  expect(house.said.split('\n').length).toBeLessThan(40);
}, 180_000);
