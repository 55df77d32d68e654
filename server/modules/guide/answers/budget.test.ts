import { errors } from '@kinsong/contract/common/errors.ts';
import { about } from '@kinsong/contract/guide/sent-to-model.ts';
import { chatAgain } from '@kinsong/contract/guide/chat.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { Conversation } from '../../../test/conversation.ts';
import { FakeModel } from '../../../test/models/fake-model.ts';
import { saying } from '../../../test/models/script.ts';

const away = errors['guide.away'].text;
/** 120 tokens out and 30 back, at EUR 1 and 10 a million. */
const anAnswer = 0.00042;
let fake: FakeModel;
let home: TestApp;
let now: Date;

beforeEach(async () => {
  fake = await FakeModel.open();
  fake.script = saying('The roof comes first.');
  now = new Date('2026-11-20T10:00:00Z');
});
afterEach(async () => {
  await home.close();
  await fake.close();
});

async function open(settings: Record<string, string>): Promise<[Conversation, Conversation]> {
  home = await openTestApp({
    clock: { now: () => now },
    settings: fake.settings({ KINSONG_MODEL_PRICES: 'EUR 1/10', ...settings }),
  });
  const talking = async (name: string) => Conversation.withYes(await home.town.person(name));
  return [await talking('Anna'), await talking('Bram')];
}

async function refusedAndKept(talk: Conversation, words: string): Promise<string> {
  const asked = fake.asked.length;
  await expect(talk.say(words)).rejects.toMatchObject({ code: 'guide.away', message: away });
  expect(fake.asked).toHaveLength(asked);
  const [said, answer] = (await talk.messages()).slice(-2);
  expect(said!.content).toBe(words);
  expect(answer).toMatchObject({ content: away, extra: { kind: 'system_error', answers: said!.id } });
  return answer!.id;
}

/** A session ends in a month, as it does in life; what was said before is asked again then. */
async function nextMonth(talk: Conversation, message_id: string): Promise<void> {
  now = new Date('2026-11-26T10:00:00Z');
  await refusedAndKept(talk, 'Still in November?');
  now = new Date('2026-12-01T00:00:00Z');
  const again = await talk.who.call(chatAgain, { params: { message_id }, body: undefined });
  expect(again).toMatchObject({ response: 'The roof comes first.', mode: 'model' });
}

test("[E5] [G14] when the house's budget is spent nobody is answered by the model: the catalogue's text, the words kept, until the next month", async () => {
  const [anna, bram] = await open({ KINSONG_MODEL_BUDGET: '0.0008' });
  await anna.say('One');
  await bram.say('Two');
  await refusedAndKept(anna, 'What first?');
  const broken = await refusedAndKept(bram, 'And for me?');
  const { budget, share } = await bram.who.call(about, {});
  expect(share).toBeNull();
  expect(budget?.month).toBe(0.0008);
  expect(budget?.spent).toBeCloseTo(2 * anAnswer);
  await nextMonth(bram, broken);
});

test("[E5] [G14] when a person's share is spent they alone are not answered by the model: the catalogue's text, the words kept, until the next month", async () => {
  const [anna, bram] = await open({ KINSONG_MODEL_BUDGET_EACH: '0.0004' });
  await anna.say('One');
  const broken = await refusedAndKept(anna, 'What first?');
  expect(await bram.say('And for me?')).toMatchObject({ mode: 'model' });
  const { budget, share } = await anna.who.call(about, {});
  expect(budget).toBeNull();
  expect(share?.spent).toBeCloseTo(anAnswer);
  await nextMonth(anna, broken);
});

test('the page about the guide begins a month with nothing spent', async () => {
  now = new Date('2026-11-30T23:59:00Z');
  const [anna] = await open({ KINSONG_MODEL_BUDGET: '1', KINSONG_MODEL_BUDGET_EACH: '0.5' });
  await anna.say('One');
  now = new Date('2026-12-01T00:00:00Z');
  expect(await anna.who.call(about, {})).toMatchObject({
    cost: anAnswer,
    budget: { month: 1, spent: 0 },
    share: { month: 0.5, spent: 0 },
  });
});
