import { newId } from '@kinsong/contract/common/ids.ts';
import { postMessage, seenBy, seenUpTo, unreadCounts } from '@kinsong/contract/messages/messages.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openNode } from '../../test/app.ts';
import { freshDatabase, type FreshDatabase } from '../../test/database.ts';
import { Citizen, Town } from '../../test/people.ts';
import { TestRedis } from '../../test/redis.ts';
import { marks } from './read-marks.ts';

type Node = Awaited<ReturnType<typeof openNode>>;

let folder: string;
let database: FreshDatabase;
let redis: TestRedis;
let here: Node;
let there: Node;
let anna: Citizen;
let bram: Citizen;
let room: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinsong-seen-'));
  [database, redis] = await Promise.all([freshDatabase(), TestRedis.start()]);
  [here, there] = [await open(), await open()];
  const town = new Town(here.app.house, here.base);
  anna = await town.person('Anna');
  room = (await anna.found('On two nodes')).id;
  bram = await town.guestOf(anna, room, 'Bram');
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await Promise.all([redis.stop(), database.drop()]);
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await says(anna);
});

const open = (): Promise<Node> => openNode(database.url, folder, { KINSONG_REDIS_URL: redis.url });
const by = ({ base }: Node, { token, id, name }: Citizen): Citizen =>
  new Citizen(base, token ?? '', id, name);
const inRoom = () => ({ params: { space_id: room } });

async function says(who: Citizen): Promise<number> {
  const body = { id: newId(), content: 'The gutter holds.' };
  return (await who.call(postMessage, { ...inRoom(), body })).seq;
}
async function unreadBy(who: Citizen): Promise<{ unread: number; seen: number } | undefined> {
  const { unread } = await who.call(unreadCounts, {});
  return unread.find(({ space_id }) => space_id === room);
}
async function kept({ app }: Node = here): Promise<number> {
  const { rows } = await app.house.db.runText(
    'select seq from message_seen where space_id = $1 and person_id = $2',
    [room, bram.id],
  );
  return (rows as { seq: number }[])[0]?.seq ?? 0;
}

test('what somebody has read is known at once, on both nodes and to the others, and written down later', async () => {
  const seq = await says(anna);
  expect((await unreadBy(bram))?.unread).toBeGreaterThan(0);
  expect(await bram.call(seenUpTo, { ...inRoom(), body: { seq } })).toEqual({ seen: seq });
  expect(await kept()).toBe(0);
  expect(await unreadBy(bram)).toMatchObject({ unread: 0, seen: seq });
  expect((await anna.call(seenBy, inRoom())).seen).toContainEqual({ person_id: bram.id, seq });
  await expect.poll(() => unreadBy(by(there, bram))).toMatchObject({ unread: 0, seen: seq });
  expect((await by(there, anna).call(seenBy, inRoom())).seen).toContainEqual({ person_id: bram.id, seq });
  // A second device that lags, at the other node, takes nothing back.
  expect(await by(there, bram).call(seenUpTo, { ...inRoom(), body: { seq: 1 } })).toEqual({ seen: seq });
});

test('both nodes write down the same mark, and neither takes it back', async () => {
  const seq = await says(anna);
  await bram.call(seenUpTo, { ...inRoom(), body: { seq } });
  await expect.poll(() => unreadBy(by(there, bram))).toMatchObject({ seen: seq });
  await Promise.all([here, there].map(({ app }) => marks.periodic.atClosing(app.house)));
  expect(await kept()).toBe(seq);
  const next = await says(anna);
  await by(there, bram).call(seenUpTo, { ...inRoom(), body: { seq: next } });
  await expect.poll(() => unreadBy(bram)).toMatchObject({ seen: next });
});

test('a house that closes in order forgets no mark', async () => {
  const seq = await says(anna);
  await bram.call(seenUpTo, { ...inRoom(), body: { seq } });
  await here.close();
  expect(await kept(there)).toBe(seq);
  here = await open();
  expect(await unreadBy(by(here, bram))).toMatchObject({ seen: seq });
});
