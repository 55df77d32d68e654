import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chatAgain, openThread } from '@kinsong/contract/guide/chat.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Conversation } from '../../../test/conversation.ts';
import { freshDatabase, type FreshDatabase } from '../../../test/database.ts';
import { HouseProcess } from '../../../test/house-process.ts';
import { FakeModel } from '../../../test/models/fake-model.ts';
import { saying } from '../../../test/models/script.ts';
import { gather } from '../../../test/torture/people.ts';

let database: FreshDatabase;
let folder: string;
let fake: FakeModel;
let house: HouseProcess;
let ada: Conversation;

beforeAll(async () => {
  [database, folder, fake] = await Promise.all([
    freshDatabase(),
    mkdtemp(join(tmpdir(), 'kinsong-restart-')),
    FakeModel.open(),
  ]);
  house = await HouseProcess.start({
    KINSONG_DATABASE_URL: database.url,
    KINSONG_DATA: folder,
    ...fake.settings({ KINSONG_MODEL_PATIENCE: '60/60/120' }),
  });
  const { people } = await gather(house, ['bram']);
  ada = await Conversation.withYes(people[0]!);
}, 60_000);
afterAll(async () => {
  await house.stop();
  await fake.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ['killed', () => house.kill()],
  ['stopped', () => house.stop()],
])(
  '[G2] %s in the middle of an answer: what was said stays, marked as broken off, and Try again has it answered',
  async (_, end) => {
    const question = `What of the roof? ${Math.random()}`;
    fake.script = [...saying('Once there was a roof'), { hang: true }];
    const { answer_id } = await ada.say(question, { wait: false });
    const answer = async () => (await ada.messages()).find(({ id }) => id === answer_id)!;
    await ada.until((messages) => messages.some(({ content }) => content === 'Once there was a roof'));
    await end();
    await house.start();
    // Nobody says that it is over: the house finds out by itself that nobody writes it any more.
    await ada.until(() => true);
    await expect
      .poll(async () => (await ada.who.call(openThread, {})).writing, { timeout: 15_000, interval: 200 })
      .toBeNull();
    expect(await answer()).toMatchObject({
      content: 'Once there was a roof',
      extra: { kind: 'guide', state: 'broken' },
    });
    expect((await ada.messages()).filter(({ content }) => content === question)).toHaveLength(1);
    fake.script = saying('It is whole again.');
    await ada.who.call(chatAgain, { params: { message_id: answer_id }, body: undefined });
    expect(await answer()).toMatchObject({ content: 'It is whole again.', extra: { state: 'done' } });
  },
  60_000,
);
