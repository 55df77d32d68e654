import { newId } from '@kinsong/contract/common/ids.ts';
import { listMessages, postMessage } from '@kinsong/contract/messages/messages.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbedded } from '../platform/database/embedded/index.ts';
import { migrate } from '../platform/database/index.ts';
import { makeLog } from '../platform/log.ts';
import { openNode } from './app.ts';
import { Town } from './people.ts';

/** The database goes away under an open house, and comes back. */
const log = makeLog('silent');
let folder: string;
let database: Awaited<ReturnType<typeof startEmbedded>>;
let node: Awaited<ReturnType<typeof openNode>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinsong-away-'));
  database = await startEmbedded({ dataDir: folder, log, durable: false });
  await migrate(database.url);
  node = await openNode(database.url, folder, {});
});
afterAll(async () => {
  await node.close();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

test('without its database the house asks for patience, keeps living, and goes on when it is back', async () => {
  const anna = await new Town(node.app.house, node.base).architect();
  const salon = await anna.found('Patience');
  const params = { space_id: salon.id };
  await database.stop();

  const body = { id: newId(), content: 'Said while the database was away' };
  const refused = await anna.send(postMessage, { params, body });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await refused.json()).toMatchObject({ code: 'house.full' });
  expect((await fetch(`${node.base}/readyz`)).status).toBe(503);
  expect((await fetch(`${node.base}/healthz`)).status).toBe(200);

  database = await startEmbedded({ dataDir: folder, log, durable: false });
  await anna.call(postMessage, { params, body });
  const { messages } = await anna.call(listMessages, { params, query: {} });
  expect(messages.map(({ content }) => content)).toEqual([body.content]);
  expect((await fetch(`${node.base}/readyz`)).status).toBe(200);
});

test('a house that can not keep up answers at once that it is full, and recovers by itself', async () => {
  const hold = (millis: number): void => {
    const until = Date.now() + millis;
    while (Date.now() < until);
  };
  const pressure = setInterval(() => hold(1500), 1);
  await new Promise((resolve) => setTimeout(resolve, 4000));
  const asked = fetch(`${node.base}/api/spaces`);
  const answer = await asked.finally(() => clearInterval(pressure));
  expect([answer.status, await answer.json()]).toEqual([
    503,
    expect.objectContaining({ code: 'house.full' }),
  ]);
  expect(answer.headers.get('retry-after')).not.toBeNull();
  await expect
    .poll(async () => (await fetch(`${node.base}/api/spaces`)).status, { timeout: 10_000 })
    .toBe(401);
});
