import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDatabase } from '../database-process.ts';
import { HouseProcess } from '../house-process.ts';
import { PageCaller } from '../page-caller.ts';
import { Citizen } from '../people.ts';
import { TestRedis } from '../redis.ts';
import { SteadfastReader } from '../reconnecting-reader.ts';
import { Chance } from './seeded-random.ts';
import { gather, type Company } from './people.ts';
import { befall, pause, planRound, type Stage } from './faults.ts';
import { judge, readStored } from './judge-results.ts';
import { Writer } from './message-writer.ts';

const rounds = Number(process.env['TORTURE_ROUNDS'] ?? 20);
const seed = Number(process.env['TORTURE_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
/** The nodes look for what they missed every 15 seconds; a slow machine gets some more. */
const patience = 40_000;

let folder: string;
let stage: Stage;
let company: Company;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinsong-torture-'));
  const [database, redis] = await Promise.all([startDatabase(), TestRedis.start()]);
  const settings = {
    KINSONG_DATABASE_URL: database.url,
    KINSONG_REDIS_URL: redis.url,
    KINSONG_DATA: folder,
  };
  const first = await HouseProcess.start(settings);
  company = await gather(first, ['bram', 'cato', 'dora']);
  stage = { nodes: [first, await HouseProcess.start(settings)], redis, database };
}, 120_000);

afterAll(async () => {
  await Promise.all(stage.nodes.map((node) => node.stop()));
  await Promise.all([stage.redis.stop(), stage.database.stop()]);
  await rm(folder, { recursive: true, force: true });
}, 60_000);

async function until(what: string, holds: () => boolean, stands: () => string): Promise<void> {
  const ends = Date.now() + patience;
  while (!holds()) {
    if (Date.now() > ends)
      throw new Error(`${what} did not come to be in ${patience} ms (seed ${seed})\n${stands()}`);
    await pause(50);
  }
}

test(`[M3] [K39] ${rounds} rounds of kill -9, Redis and database restarts: 0 lost, 0 twice, 0 out of order`, async () => {
  process.stdout.write(`torture: seed ${seed}\n`);
  const { people, spaces } = company;
  const bases = stage.nodes.map(({ base }) => base);
  const chance = new Chance(seed);
  // Words come at moments of their own: with one source, their timing would change the troubles.
  const words = new Chance(seed + 1);
  const readers = people.map(({ token }, index) => new SteadfastReader(token ?? '', bases, spaces, index));
  const writers = people.map(({ id, name, token }, index) => {
    // Every second one speaks by HTTP, the others by the live connection as an open page does.
    const Way = index % 2 === 0 ? PageCaller : Citizen;
    const ways = bases.map((base) => new Way(base, token ?? '', id, name));
    return new Writer({ name, ways, spaces, chance: words, atOnce: index === 0 ? 6 : 1 });
  });

  for (let round = 1; round <= rounds; round += 1) {
    const troubles = planRound(chance);
    await Promise.all(troubles.map((trouble) => befall(stage, trouble)));
    const before = writers.map(({ kept }) => kept.length);
    await until(
      'that everyone is heard again',
      () => writers.every(({ kept, wrongs }, index) => kept.length > before[index]! + 2 || wrongs.length > 0),
      () =>
        [
          `round ${round}: ${troubles.map(({ what, at, awayFor }) => `${what} at ${at} for ${awayFor}`).join(', ')}`,
          ...writers.map(
            ({ options, kept, hindrance }, index) =>
              `${options.name}: ${kept.length - before[index]!} kept, ${hindrance}`,
          ),
        ].join('\n'),
    );
    const said = `round ${round}, seed ${seed}`;
    expect(
      writers.flatMap(({ wrongs }) => wrongs),
      said,
    ).toEqual([]);
    // Killed and started again it would not be missed: a house that ends by itself would hide behind the other one.
    expect(
      stage.nodes.map(({ fell }) => fell),
      said,
    ).toEqual([undefined, undefined]);
  }
  // The last words are said without Redis: no later word will show the other node's readers that they miss something.
  await stage.redis.stop();
  await pause(500);
  await Promise.all(writers.map((writer) => writer.stop()));
  await stage.redis.start();
  // Tries that were given up may still be on their way.
  await pause(3000);

  const stored = await readStored(stage.database.url);
  const newest = new Map(stored.map(({ space_id, rev }) => [space_id, rev]));
  for (const { space_id, rev } of stored) newest.set(space_id, Math.max(rev, newest.get(space_id) ?? 0));
  const revs = (): string =>
    readers.map((reader) => spaces.map((space) => reader.picture(space).rev).join(' and ')).join(', ');
  await until(
    'that every reader has caught up',
    () =>
      readers.every((reader) =>
        spaces.every((space) => reader.picture(space).rev >= (newest.get(space) ?? 0)),
      ),
    () => `stored ${[...newest.values()].join(' and ')}, read ${revs()}`,
  );
  for (const reader of readers) reader.stop();

  const { lost, twice, outOfOrder } = judge(stored, writers, readers);
  const kept = writers.reduce((sum, writer) => sum + writer.kept.length, 0);
  const tries = writers.reduce((sum, writer) => sum + writer.tries, 0);
  const returns = readers.reduce((sum, { reconnects }) => sum + reconnects, 0);
  process.stdout.write(
    `torture: ${rounds} rounds, ${kept} messages acknowledged after ${tries} tries, ${returns} reconnections; ` +
      `${lost.length} lost, ${twice.length} twice, ${outOfOrder.length} out of order\n`,
  );
  expect({ lost, twice, outOfOrder }, `seed ${seed}`).toEqual({ lost: [], twice: [], outOfOrder: [] });
  expect(readers.flatMap(({ wrongs }) => wrongs)).toEqual([]);
}, 420_000);
