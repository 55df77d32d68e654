import { usersDirectory } from '@kinsong/contract/organiser/directory.ts';
import { changeProfile } from '@kinsong/contract/seekers/profile.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openNode } from '../../test/app.ts';
import { freshDatabase, type FreshDatabase } from '../../test/database.ts';
import { Citizen, Town } from '../../test/people.ts';
import { TestRedis } from '../../test/redis.ts';
import { Listener } from '../../test/socket-listener.ts';

type Node = Awaited<ReturnType<typeof openNode>>;

/** The time of this node can be moved on, for what lapses. */
let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };
let folder: string;
let database: FreshDatabase;
let redis: TestRedis;
let here: Node;
let there: Node;
let anna: Citizen;
let bram: Citizen;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinsong-nodes-'));
  [database, redis] = await Promise.all([freshDatabase(), TestRedis.start()]);
  here = await openNode(database.url, folder, { KINSONG_REDIS_URL: redis.url }, clock);
  there = await openNode(database.url, folder, { KINSONG_REDIS_URL: redis.url });
  const town = new Town(here.app.house, here.base);
  anna = await town.person('Anna');
  bram = await town.guestOf(anna, (await anna.found('On two nodes', 'family')).id, 'Bram');
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await Promise.all([redis.stop(), database.drop()]);
  await rm(folder, { recursive: true, force: true });
});

const onTheOther = ({ token, id, name }: Citizen): Citizen => new Citizen(there.base, token ?? '', id, name);
const status = async (who: Citizen, whom: Citizen): Promise<string | undefined> =>
  (await who.call(usersDirectory, { query: {} })).users.find(({ id }) => id === whom.id)?.online_status;

test('[K32] who is connected to one node is online for those who ask another, and hides on both at once', async () => {
  const his = await Listener.open(onTheOther(bram));
  await expect.poll(() => status(anna, bram)).toBe('online');
  expect(await status(onTheOther(anna), bram)).toBe('online');
  await bram.call(changeProfile, { body: { shows_presence: false } });
  expect(await status(anna, bram)).toBe('offline');
  expect(await status(onTheOther(anna), bram)).toBe('offline');
  await bram.call(changeProfile, { body: { shows_presence: true } });
  expect(await status(anna, bram)).toBe('online');
  await his.close();
  await expect.poll(() => status(anna, bram)).toBe('offline');
});

test('[K32] a node that is heard of no more takes its people along', async () => {
  const his = await Listener.open(onTheOther(bram));
  await expect.poll(() => status(anna, bram)).toBe('online');
  ahead += 46_000;
  expect(await status(anna, bram)).toBe('offline');
  ahead -= 46_000;
  await his.close();
});
