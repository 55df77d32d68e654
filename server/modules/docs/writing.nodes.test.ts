import { newId } from '@kinsong/contract/common/ids.ts';
import { docCloseCodes } from '@kinsong/contract/docs/doc-line.ts';
import { createDoc, readDoc } from '@kinsong/contract/docs/docs.ts';
import { removeMember } from '@kinsong/contract/spaces/spaces.ts';
import { plainText } from '@kinsong/engines/docs/plain-text.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openNode } from '../../test/app.ts';
import { freshDatabase, type FreshDatabase } from '../../test/database.ts';
import { DocWriter } from '../../test/doc-writer.ts';
import { HouseProcess } from '../../test/house-process.ts';
import { Town, type Citizen } from '../../test/people.ts';
import { TestRedis } from '../../test/redis.ts';

type Node = Awaited<ReturnType<typeof openNode>>;

let folder: string;
let database: FreshDatabase;
let redis: TestRedis;
let here: Node;
let there: Node;
let anna: Citizen;
let ruth: Citizen;
let space: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinsong-docs-'));
  [database, redis] = await Promise.all([freshDatabase(), TestRedis.start()]);
  here = await openNode(database.url, folder, { KINSONG_REDIS_URL: redis.url });
  there = await openNode(database.url, folder, { KINSONG_REDIS_URL: redis.url });
  const town = new Town(here.app.house, here.base);
  anna = await town.person('Anna');
  space = (await anna.found('On two nodes')).id;
  ruth = await town.guestOf(anna, space, 'Ruth');
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await Promise.all([redis.stop(), database.drop()]);
  await rm(folder, { recursive: true, force: true });
});

const begin = async (markdown: string): Promise<string> => {
  const body = { id: newId(), title: 'On two nodes', markdown };
  return (await anna.call(createDoc, { params: { space_id: space }, body })).id;
};
const at = (base: string, who: Citizen, doc: string): Promise<DocWriter> =>
  new DocWriter(base, who.token, doc).come();
async function until(holds: () => boolean, timeout = 10_000): Promise<void> {
  await expect.poll(holds, { timeout }).toBe(true);
}
const wordsOf = async (doc: string): Promise<string> =>
  plainText((await anna.call(readDoc, { params: { doc_id: doc } })).words);

test('[P8] on two nodes two write in one doc, and what was lost between the nodes is found again', async () => {
  const doc = await begin('Start');
  const [one, other] = [await at(here.base, anna, doc), await at(there.base, ruth, doc)];
  one.writeLine('From here');
  other.writeLine('From there');
  await until(() => one.lines.length === 3 && other.lines.join() === one.lines.join());
  await redis.stop();
  one.writeLine('While nobody carried words');
  await until(() => one.kept === one.sent);
  await redis.start();
  await until(() => other.lines.includes('While nobody carried words'), 30_000);
  expect(other.lines).toEqual(one.lines);
  one.leave();
  other.leave();
}, 60_000);

test('[P8] whoever is removed by one node is out on the other', async () => {
  const doc = await begin('Words');
  const writer = await at(there.base, ruth, doc);
  await anna.call(removeMember, { params: { space_id: space, person_id: ruth.id } });
  await until(() => writer.closed.includes(docCloseCodes.gone));
  writer.writeLine('Too late');
  expect(await wordsOf(doc)).toBe('Words');
});

test('[P8] two people type through a lost line and a killed house, and no letter is lost', async () => {
  const doc = await begin('');
  const settings = {
    KINSONG_DATABASE_URL: database.url,
    KINSONG_DATA: folder,
    KINSONG_SECRET: 'a secret of thirty-two letters or more',
  };
  const house = await HouseProcess.start(settings);
  const [one, other] = [await at(house.base, anna, doc), await at(house.base, anna, doc)];
  one.writeLine('');
  await until(() => other.lines.length >= 1 && one.kept === one.sent);
  const line = one.lines.length - 1;
  let [typedA, typedB] = [0, 0];
  const typing = setInterval(() => {
    if (typedA < 200) one.type('a', line);
    typedA = Math.min(200, typedA + 1);
    if (typedB < 200) other.type('b', line);
    typedB = Math.min(200, typedB + 1);
  }, 10);
  await until(() => typedA > 50);
  one.cut();
  await until(() => typedA > 80);
  await one.come();
  await until(() => typedA > 110);
  await house.kill();
  await until(() => typedA === 200 && typedB === 200);
  clearInterval(typing);
  await house.start();
  await Promise.all([one.come(), other.come()]);
  await until(() => one.lines[line]?.length === 400 && other.lines[line] === one.lines[line]);
  await until(() => one.kept === one.sent && other.kept === other.sent);
  await house.kill();
  const words = await wordsOf(doc);
  expect(words.replaceAll(/[^a]/g, '')).toHaveLength(200);
  expect(words.replaceAll(/[^b]/g, '')).toHaveLength(200);
}, 90_000);
