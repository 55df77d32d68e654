import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '@kinsong/contract/common/ids.ts';
import { chatAgain, openThread } from '@kinsong/contract/guide/chat.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openNode } from '../../test/app.ts';
import { Conversation } from '../../test/conversation.ts';
import { freshDatabase, type FreshDatabase } from '../../test/database.ts';
import { HouseProcess } from '../../test/house-process.ts';
import { FakeModel } from '../../test/models/fake-model.ts';
import { saying } from '../../test/models/script.ts';
import { Citizen, Town } from '../../test/people.ts';
import { TestRedis } from '../../test/redis.ts';

let folder: string;
let database: FreshDatabase;
let redis: TestRedis;
let fake: FakeModel;
/** Two nodes of one house; the first can be killed. */
let here: HouseProcess;
let there: Awaited<ReturnType<typeof openNode>>;
let town: Town;
let anna: Conversation;
/** The same person by the other door. */
let annaThere: Conversation;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinsong-guide-nodes-'));
  [database, redis, fake] = await Promise.all([freshDatabase(), TestRedis.start(), FakeModel.open()]);
  const settings = fake.settings({ KINSONG_REDIS_URL: redis.url, KINSONG_MODEL_PATIENCE: '60/60/120' });
  there = await openNode(database.url, folder, settings);
  town = new Town(there.app.house, there.base);
  here = await HouseProcess.start({
    KINSONG_DATABASE_URL: database.url,
    KINSONG_DATA: folder,
    ...settings,
  });
}, 60_000);
beforeEach(async () => {
  fake.asked.length = 0;
  fake.script = saying('The roof comes first, I think.');
  const { id, name, token } = await town.person('Anna');
  annaThere = await Conversation.withYes(new Citizen(there.base, token ?? '', id, name));
  anna = await Conversation.of(new Citizen(here.base, token ?? '', id, name));
});
afterEach(async () => {
  await anna.close();
  await annaThere.close();
});
afterAll(async () => {
  await Promise.all([here.kill(), there.close()]);
  await Promise.all([fake.close(), redis.stop(), database.drop()]);
  await rm(folder, { recursive: true, force: true });
});

test('[G2] what is said to one node is answered on the devices of the other, piece by piece', async () => {
  const device = await annaThere.device();
  const seen = Promise.withResolvers<void>();
  fake.script = [...saying('First a house, '), { until: seen.promise }, { say: 'then a table.' }];
  const answer = anna.say('Tell me');
  await device.until(() => annaThere.shown(device) === 'First a house, ');
  seen.resolve();
  const { answer_id, response } = await answer;
  expect(response).toBe('First a house, then a table.');
  await device.until(() =>
    annaThere
      .heard(device, answer_id)
      .some(({ extra, content }) => extra?.['state'] === 'done' && content === response),
  );
});

test('[G2] what is said to the other node meanwhile is stored at once, and answered after it with the first answer known', async () => {
  const gate = Promise.withResolvers<void>();
  fake.script = (_, times) => [
    ...(times === 1 ? [{ until: gate.promise }] : []),
    ...saying(`Answer ${times}`),
  ];
  const first = anna.say('One');
  await annaThere.until((messages) => messages.length === 2);
  expect(await annaThere.say('Two', { wait: false })).toMatchObject({ response: '' });
  expect((await anna.messages()).map(({ content }) => content)).toEqual(['One', '', 'Two']);
  expect(fake.asked).toHaveLength(1);
  gate.resolve();
  expect((await first).response).toBe('Answer 1');
  await anna.until((messages) => messages.some(({ content }) => content === 'Answer 2'));
  expect(fake.asked[1]!.text).toContain('Answer 1');
});

test('[G14] sent to both nodes at once with one id, it is stored once, asked once and answered the same', async () => {
  const client_id = newId();
  const both = await Promise.all([anna, annaThere].map((door) => door.say('Once', { client_id })));
  expect(both[0]).toEqual(both[1]);
  expect(both[0]).toMatchObject({ response: 'The roof comes first, I think.', message_id: client_id });
  expect(fake.asked).toHaveLength(1);
  expect((await anna.messages()).map(({ content }) => content)).toEqual(['Once', both[0]!.response]);
});

test('[G2] [G14] a node killed in the middle of an answer: the other one marks it as broken off, and answers it with Try again', async () => {
  const device = await annaThere.device();
  fake.script = [...saying('Once there was a roof'), { hang: true }];
  const { answer_id } = await anna.say('What of the roof?', { wait: false });
  const answer = async () => (await annaThere.messages()).find(({ id }) => id === answer_id)!;
  await expect.poll(async () => (await answer()).content, { timeout: 10_000 }).toBe('Once there was a roof');
  await here.kill();
  await expect
    .poll(async () => (await annaThere.who.call(openThread, {})).writing, { timeout: 20_000, interval: 200 })
    .toBeNull();
  expect(await answer()).toMatchObject({ content: 'Once there was a roof', extra: { state: 'broken' } });
  await device.until(() =>
    annaThere.heard(device, answer_id).some(({ extra }) => extra?.['state'] === 'broken'),
  );
  fake.script = saying('It is whole again.');
  const again = await annaThere.who.call(chatAgain, { params: { message_id: answer_id }, body: undefined });
  expect(again).toMatchObject({ response: 'It is whole again.', answer_id });
  expect((await annaThere.messages()).map(({ content }) => content)).toEqual([
    'What of the roof?',
    'It is whole again.',
  ]);
});
