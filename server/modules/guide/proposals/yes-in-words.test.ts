import type { ExtraOf } from '@kinsong/contract/guide/message-extra.ts';
import { extraOf } from '@kinsong/contract/guide/message-extra.ts';
import { answerProposal, myReminders } from '@kinsong/contract/guide/proposals.ts';
import { archiveSpace, mySpaces } from '@kinsong/contract/spaces/spaces.ts';
import { myTasks } from '@kinsong/contract/tasks/tasks.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { Conversation } from '../../../test/conversation.ts';

let home: TestApp;
let anna: Conversation;

beforeAll(async () => {
  home = await openTestApp();
});
beforeEach(async () => {
  anna = await Conversation.of(await home.town.person('Anna'));
});
afterAll(() => home.close());

const prompts = async (): Promise<ExtraOf<'todo_prompt'>[]> =>
  (await anna.messages()).flatMap(({ extra }) => {
    const read = extraOf(extra);
    return read?.kind === 'todo_prompt' ? [read] : [];
  });
const promptOf = (saidId: string | null) =>
  anna.until((all) => all.some(({ extra }) => extra?.['message_id'] === saidId));

test('[G6] of two cards that came of one sentence, a Yes said in words is for the one the guide asked about', async () => {
  const { response, message_id } = await anna.say('We should build a boat together');
  expect(response).toMatch(/salon/i);
  await anna.until((all) => all.filter(({ extra }) => extra?.['message_id'] === message_id).length === 2);
  await anna.say('yes');
  const { spaces } = await anna.who.call(mySpaces, {});
  expect(spaces.map(({ name }) => name)).toContain('Boat');
  expect((await anna.who.call(myTasks, {})).tasks).toEqual([]);
  expect(await prompts()).toHaveLength(1);
});

test('[G6] words that change an offer and sound like a task put the old card away, not their own', async () => {
  const first = await anna.say('I must write to the school');
  await promptOf(first.message_id);
  const second = await anna.say('no, it should be on 24 December');
  await promptOf(second.message_id);
  expect(await prompts()).toEqual([]);
  const open = (await anna.messages()).map(({ extra }) => extraOf(extra));
  expect(open.filter((hung) => hung?.kind === 'proposal' && hung.state === 'open')).toMatchObject([
    { message_id: second.message_id, args: { title: 'Write to the school' } },
  ]);
  await anna.say('yes');
  const { tasks } = await anna.who.call(myTasks, {});
  expect(tasks).toMatchObject([{ text: 'Write to the school' }]);
  expect(tasks[0]!.due_date).toMatch(/-12-24$/);
});

test('[G6] a card whose Yes could not be done is open as before, also for a Yes said in words', async () => {
  const salon = (await anna.who.found('Mending the House')).id;
  await anna.who.call(archiveSpace, { params: { space_id: salon }, body: { archived: true } });
  const { message_id } = await anna.say('I must write to the school');
  const card = (await promptOf(message_id)).find(({ extra }) => extra?.['message_id'] === message_id)!;
  const there = { answer: 'yes' as const, args: { space_id: salon } };
  await expect(
    anna.who.call(answerProposal, { params: { proposal_id: card.id }, body: there }),
  ).rejects.toMatchObject({ code: 'space.archived' });
  expect(await prompts()).toMatchObject([{ proposal_id: card.id, state: 'open' }]);
  await anna.say('yes');
  expect((await anna.who.call(myTasks, {})).tasks).toMatchObject([{ text: 'Write to the school' }]);
  expect(await prompts()).toEqual([]);
});

test('[G6] a Yes said in words that cannot be done is told so in the answer, and the card stays open', async () => {
  const salon = (await anna.who.found('Mending the House')).id;
  const { message_id } = await anna.say('I must write to the school');
  const card = (await promptOf(message_id)).find(({ extra }) => extra?.['message_id'] === message_id)!;
  const { db } = home.app.house;
  await db.runText(
    `update guide_proposals set args = args || '{"space_id":"${salon}"}' where id = '${card.id}'`,
  );
  await anna.who.call(archiveSpace, { params: { space_id: salon }, body: { archived: true } });
  const { response } = await anna.say('yes');
  expect(response).toContain('This space is archived.');
  expect((await anna.messages()).at(-1)!.extra).toMatchObject({ kind: 'guide', state: 'done' });
  expect(await prompts()).toMatchObject([{ state: 'open' }]);
  await anna.who.call(archiveSpace, { params: { space_id: salon }, body: { archived: false } });
  await anna.say('yes');
  expect((await anna.who.call(myTasks, {})).tasks).toMatchObject([{ space_id: salon }]);
});

test('[G8] a reminder of another year says which', async () => {
  await anna.say('Remind me on 24 December to light the candles');
  const card = (await anna.until((all) => all.at(-1)?.extra?.['kind'] === 'proposal')).at(-1)!;
  const args = { day: `${new Date().getUTCFullYear() + 2}-12-24` };
  await anna.who.call(answerProposal, { params: { proposal_id: card.id }, body: { answer: 'yes', args } });
  const [changed, said] = (await anna.messages()).filter(
    ({ id, extra }) => id === card.id || extra?.['name'] === 'done',
  );
  const when = new RegExp(`24 December ${args.day.slice(0, 4)}`);
  expect(said!.content).toMatch(when);
  expect(changed!.extra).toMatchObject({ card: { facts: [{ text: expect.stringMatching(when) }] } });
});

test('[G6] what was written down by a button can still be moved in words', async () => {
  const { message_id } = await anna.say('I must write to the school');
  const asked = await promptOf(message_id);
  const card = asked.find(({ extra }) => extra?.['message_id'] === message_id)!;
  await anna.who.call(answerProposal, { params: { proposal_id: card.id }, body: { answer: 'yes' } });
  const { response } = await anna.say('make it 24 December');
  expect(response).toContain('“Write to the school”');
  await anna.until((all) => all.at(-1)?.extra?.['kind'] === 'proposal');
  await anna.say('yes');
  const { tasks } = await anna.who.call(myTasks, {});
  expect(tasks).toHaveLength(1);
  expect(tasks[0]!.due_date).toMatch(/-12-24$/);
});

const reminders = async (): Promise<{ text: string; at: string }[]> =>
  (await anna.who.call(myReminders, {})).reminders.map(({ text, at }) => ({ text, at }));
const cardFor = async (message: string): Promise<string> => {
  const { message_id } = await anna.say(message);
  const all = await anna.until((seen) => seen.some(({ extra }) => extra?.['message_id'] === message_id));
  return all.find(({ extra }) => extra?.['message_id'] === message_id)!.id;
};

test('[G8] a reminder is moved and dropped in words, each after a Yes', async () => {
  const year = new Date().getUTCFullYear() + 1;
  await cardFor(`Remind me on 24 December ${year} at 5pm to light the candles`);
  await anna.say('yes');
  const [set] = await reminders();
  await cardFor(`move the reminder about the candles to 26 December ${year}`);
  expect(await reminders()).toEqual([set]);
  await anna.say('yes');
  const later = new Date(Date.parse(set!.at) + 2 * 24 * 60 * 60 * 1000).toISOString();
  expect(await reminders()).toEqual([{ text: set!.text, at: later }]);
  await cardFor('forget the reminder about the candles');
  expect(await reminders()).toHaveLength(1);
  await anna.say('no');
  expect(await reminders()).toHaveLength(1);
  await cardFor('forget the reminder about the candles');
  await anna.say('yes please');
  expect(await reminders()).toEqual([]);
});

test('[G8] a card for a reminder is nobody else’s, and one that is gone is said to be gone', async () => {
  await cardFor('Remind me on 24 December to light the candles');
  await anna.say('yes');
  const card = await cardFor('forget the reminder about the candles');
  const bram = await home.town.person('Bram');
  const yes = { params: { proposal_id: card }, body: { answer: 'yes' as const } };
  await expect(bram.call(answerProposal, yes)).rejects.toMatchObject({ code: 'found.not' });
  await anna.who.call(answerProposal, yes);
  expect(await reminders()).toEqual([]);
  await anna.who.call(answerProposal, yes);
});

test('[G6] of several cards under one question a Yes is for all of them, and “only the second” for that one', async () => {
  const year = new Date().getUTCFullYear() + 1;
  for (const what of ['light the candles', 'sweep the yard']) {
    await cardFor(`Remind me on 24 December ${year} to ${what}`);
    await anna.say('yes');
  }
  const cards = async (id: string | null) =>
    anna.until((all) => all.filter(({ extra }) => extra?.['message_id'] === id).length === 2);
  await cards((await anna.say('drop both reminders')).message_id);
  await anna.say('only the second');
  expect(await reminders()).toHaveLength(1);
  await anna.say('yes');
  expect(await reminders()).toEqual([]);
});

const taskNames = async (): Promise<string[]> =>
  (await anna.who.call(myTasks, {})).tasks.map(({ text }) => text).toSorted();
const cardsOf = async (message: string): Promise<{ id: string; title: unknown }[]> => {
  const { message_id } = await anna.say(message);
  return (await anna.messages())
    .filter(({ extra }) => extra?.['message_id'] === message_id && extra.kind === 'proposal')
    .map(({ id, extra }) => ({
      id,
      title: (extra?.['args'] as Record<string, unknown> | undefined)?.['title'],
    }));
};
const twoWishes = 'I must buy fish on 24 December and call Oma on 26 December';

test('[G6] of two wishes in one sentence each has a card with its own day, and one Yes in words does both', async () => {
  const cards = await cardsOf(twoWishes);
  expect(cards.map(({ title }) => title)).toEqual(['Buy fish', 'Call Oma']);
  // No third card comes of the same words when the prompts are due.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  expect(await prompts()).toEqual([]);
  await anna.say('yes');
  const { tasks } = await anna.who.call(myTasks, {});
  const days = Object.fromEntries(tasks.map(({ text, due_date }) => [text, due_date]));
  expect(days).toEqual({
    'Buy fish': expect.stringMatching(/-12-24$/),
    'Call Oma': expect.stringMatching(/-12-26$/),
  });
});

test('[G6] one of two cards answered by its button, a Yes in words is for the other', async () => {
  const [fish] = await cardsOf(twoWishes);
  const no = { params: { proposal_id: fish!.id }, body: { answer: 'no' as const } };
  await anna.who.call(answerProposal, no);
  await anna.say('yes');
  expect(await taskNames()).toEqual(['Call Oma']);
});

test.each(['Should I buy fish?', 'I don’t need to buy fish any more', 'I should have bought fish yesterday'])(
  '[G4] “%s” sounds like a task by its words, asks for none, and leads to no card',
  async (words) => {
    await anna.say(words);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    expect((await anna.messages()).filter(({ extra }) => extra?.['message_id'] !== undefined)).toEqual([]);
  },
);
