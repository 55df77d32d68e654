import { closeCodes } from '@kinsong/contract/live/protocol.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openNode } from '../../test/app.ts';
import { freshDatabase, type FreshDatabase } from '../../test/database.ts';
import { Citizen, Town } from '../../test/people.ts';
import { TestRedis } from '../../test/redis.ts';
import { RoomListener } from '../../test/room-listener.ts';
import { found, join, leave, send } from '../../test/rooms.ts';

type Node = Awaited<ReturnType<typeof openNode>>;

let folder: string;
let database: FreshDatabase;
let redis: TestRedis;
let here: Node;
let there: Node;
let anna: Citizen;
let bram: Citizen;

beforeAll(async () => {
  folder = await mkdtemp(resolve(tmpdir(), 'kinsong-rooms-'));
  [database, redis] = await Promise.all([freshDatabase(), TestRedis.start()]);
  here = await openNode(database.url, folder, { KINSONG_REDIS_URL: redis.url });
  there = await openNode(database.url, folder, { KINSONG_REDIS_URL: redis.url });
  const town = new Town(here.app.house, here.base);
  [anna, bram] = [await town.person('Anna'), await town.person('Bram')];
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await Promise.all([redis.stop(), database.drop()]);
  await rm(folder, { recursive: true, force: true });
});

/** The same person by the other door. */
const by = ({ base }: { base: string }, { token, id, name }: Citizen): Citizen =>
  new Citizen(base, token ?? '', id, name);

test('[K39] a room’s socket that is open hears at once what is said on the other node, each thing once', async () => {
  for (let n = 0; n < 25; n += 1) {
    const { id } = await found(anna, `Just opened ${n}`);
    await join(bram, id);
    const room = await RoomListener.open(by(there, bram), id);
    const said = [await send(anna, id, 'Did you hear?'), await send(by(there, anna), id, 'And this?')];
    await room.until(() => room.messages().length >= said.length, 3000);
    expect(room.messages().map((each) => each.id)).toEqual(said.map((each) => each.id));
    await room.close();
  }
});

test('[K39] who falls out of a room on one node hears nothing more by its socket on the other', async () => {
  const { id } = await found(anna, 'Falling out');
  await join(bram, id);
  const room = await RoomListener.open(by(there, bram), id);
  await leave(bram, id);
  await room.until(() => room.closedWith !== undefined, 1000);
  expect(room.closedWith).toBe(closeCodes.session);
});

test('[K39] Redis goes and comes back: a room’s socket, which can not ask, is told what it missed, once', async () => {
  const { id } = await found(anna, 'Without a line');
  await join(bram, id);
  const room = await RoomListener.open(by(there, bram), id);
  await redis.stop();
  const said = [await send(anna, id, 'One'), await send(anna, id, 'Two')];
  await redis.start();
  await room.until(() => room.messages().length >= said.length, 8000);
  said.push(await send(by(there, anna), id, 'Three'));
  await room.until(() => room.messages().length >= said.length);
  expect(room.messages().map((each) => each.id)).toEqual(said.map((each) => each.id));
  await room.close();
});
