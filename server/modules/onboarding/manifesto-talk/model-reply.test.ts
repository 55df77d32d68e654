import { about, told } from '@kinsong/contract/guide/sent-to-model.ts';
import { manifestoGuidance, manifestoTalk, noFields } from '@kinsong/contract/onboarding/manifesto-talk.ts';
import { chat } from '@kinsong/contract/guide/chat.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { Conversation } from '../../../test/conversation.ts';
import { FakeModel } from '../../../test/models/fake-model.ts';
import { saying, type Step } from '../../../test/models/script.ts';
import { questions } from './questions.ts';

let home: TestApp;
let fake: FakeModel;
let anna: Conversation;

beforeAll(async () => {
  fake = await FakeModel.open();
  home = await openTestApp({
    settings: fake.settings({ KINSONG_MODEL_PATIENCE: '1/1/2', KINSONG_MODEL_PRICES: 'EUR 1/10' }),
  });
});
beforeEach(async () => {
  fake.asked.length = 0;
  fake.script = replying;
  anna = await Conversation.withYes(await home.town.person('Anna'));
});
afterAll(async () => {
  await home.close();
  await fake.close();
});

const note = (args: unknown): Step => ({ propose: 'note', args });
const replying: Step[] = [
  ...saying('Nobody alone at table. And what would you not give up?'),
  note({ purpose: 'nobody eats alone', asking: 'values' }),
];
const say = (message: string) => anna.who.call(manifestoGuidance, { body: { message } });

test('[K30] with a model and a Yes it answers, and fills the slips with what it noted', async () => {
  expect(await say('Well, that nobody eats alone, I would say')).toMatchObject({
    response: 'Nobody alone at table. And what would you not give up?',
    mode: 'model',
    understood: { ...noFields, purpose: 'nobody eats alone' },
    newest: ['purpose'],
  });
  const { entries } = await anna.who.call(manifestoTalk, {});
  expect(entries.at(-1)).toMatchObject({ role: 'assistant', by: 'model' });
});

test('[K30] the model is told the talk and the slips, and no name', async () => {
  await say('That nobody eats alone');
  await say('Plain speech');
  const { text } = fake.asked[1]!;
  for (const part of ['nobody eats alone', 'Plain speech', 'purpose: ']) expect(text).toContain(part);
  expect(text).not.toContain('Anna');
});

test('[K30] without a Yes nothing goes out, and the five questions are asked', async () => {
  const bram = await home.town.person('Bram');
  const answer = await bram.call(manifestoGuidance, { body: { message: 'To sing' } });
  expect(answer).toMatchObject({ mode: 'built-in', understood: { purpose: 'To sing' } });
  expect(fake.asked).toEqual([]);
});

test.each<[string, readonly Step[]]>([
  ['is away', [{ refuse: 401 }]],
  ['hangs', [{ hang: true }]],
  ['says nothing', []],
  ['notes what is no slip', [...saying('Good.'), note({ purpose: 7 })]],
  ['notes more than a slip holds', [...saying('Good.'), note({ purpose: 'a'.repeat(2001) })]],
])('[K30] a model that %s leaves the answer to the five questions', async (_, script) => {
  fake.script = script;
  expect(await say('To sing')).toMatchObject({
    mode: 'built-in',
    response: expect.stringContaining(questions.values.asked),
    understood: { ...noFields, purpose: 'To sing' },
  });
});

test('[K30] a model that only notes has the house ask on', async () => {
  fake.script = [note({ purpose: 'To sing' })];
  expect((await say('To sing')).response).toContain(questions.values.asked);
});

test('[O9] words behind which a life may be in danger go to no model', async () => {
  expect((await say('I want to kill myself')).response).toContain('112');
  expect(fake.asked).toEqual([]);
});

test('[G2] what went out is on the person’s page about the model, with what it cost, and counts in the budget', async () => {
  await say('That nobody eats alone');
  const { lately, answers, cost } = await anna.who.call(about, {});
  expect([lately.length, answers.model]).toEqual([1, 1]);
  expect(cost).toBeGreaterThan(0);
  const { said } = await anna.who.call(told, { params: { message_id: lately[0]!.message_id } });
  expect(said.at(-1)).toEqual({ role: 'user', text: 'That nobody eats alone' });
});

test('[O9] the talk about the manifesto is told to no other question of the model', async () => {
  await say('That nobody eats alone');
  fake.script = saying('Good evening.');
  await anna.who.call(chat, { body: { message: 'What is my purpose?' } });
  expect(fake.asked.at(-1)!.text).not.toContain('eats alone');
});
