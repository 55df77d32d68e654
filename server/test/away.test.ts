import { newId } from '@kinsong/contract/common/ids.ts';
import { listMessages, postMessage } from '@kinsong/contract/messages/messages.ts';
import { mySpaces } from '@kinsong/contract/spaces/spaces.ts';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startEmbedded } from '../platform/database/embedded/index.ts';
import { readPostmasterFile } from '../platform/database/embedded/leftovers.ts';
import { childrenOf } from '../platform/database/embedded/test-helpers.ts';
import { migrate } from '../platform/database/index.ts';
import { makeLog } from '../platform/log.ts';
import { openNode } from './app.ts';
import { Town } from './people.ts';

/** The database goes away under an open house, and comes back. */
const log = makeLog('silent');
let folder: string;
let database: Awaited<ReturnType<typeof startEmbedded>>;
let node: Awaited<ReturnType<typeof openNode>>;
let town: Town;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinsong-away-'));
  database = await startEmbedded({ dataDir: folder, log, durable: false });
  await migrate(database.url);
  node = await openNode(database.url, folder, {}, undefined, { busyFrom: 1000 });
  town = new Town(node.app.house, node.base);
});
afterAll(async () => {
  await node.close();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

test('without its database the house asks for patience, keeps living, and goes on when it is back', async () => {
  const anna = await town.architect();
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

test('a database that has stopped answering: who asks whether the house can work knows within two seconds, and nobody waits for good', async () => {
  const olga = await town.person('Olga');
  const postmaster = readPostmasterFile(await realpath(join(folder, 'database/cluster')))?.pid ?? 0;
  const processes = [postmaster, ...childrenOf(postmaster)];
  const all = (signal: NodeJS.Signals): void => {
    for (const pid of processes) {
      try {
        process.kill(pid, signal);
      } catch {
        // Who served a connection that was given up is gone.
      }
    }
  };
  all('SIGSTOP');
  onTestFinished(() => all('SIGCONT'));

  const began = performance.now();
  const taken = (): number => performance.now() - began;
  const asked = Array.from({ length: 300 }, () => olga.send(mySpaces, {}));
  // Whoever asks again meanwhile hears the same, and does not wait longer for it.
  for (let times = 1; times <= 2; times += 1) {
    const from = performance.now();
    const ready = await fetch(`${node.base}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { database: false, relay: true, waits_for: ['the database'] },
    ]);
    expect(performance.now() - from).toBeLessThan(2_500);
  }
  expect((await fetch(`${node.base}/healthz`)).status).toBe(200);
  const answers = await Promise.all(asked);
  expect(taken()).toBeLessThan(18_000);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(answers.every(({ headers }) => headers.get('retry-after') === '2')).toBe(true);

  all('SIGCONT');
  await expect.poll(async () => (await olga.send(mySpaces, {})).status, { timeout: 10_000 }).toBe(200);
  expect((await fetch(`${node.base}/readyz`)).status).toBe(200);
}, 60_000);

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
