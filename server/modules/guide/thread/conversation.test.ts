import { newId } from '@kinsong/contract/common/ids.ts';
import { nudge, openThread, settleThread, story } from '@kinsong/contract/guide/chat.ts';
import { answerProposal, myReminders } from '@kinsong/contract/guide/proposals.ts';
import { extraOf, type ExtraOf } from '@kinsong/contract/guide/message-extra.ts';
import { inviteToSpace } from '@kinsong/contract/invitations/invitations.ts';
import {
  listMessages,
  postMessage,
  searchMessages,
  type Message,
} from '@kinsong/contract/messages/messages.ts';
import { voices } from '@kinsong/contract/seekers/non-human-speakers.ts';
import { archiveSpace, mySpaces, openSpace } from '@kinsong/contract/spaces/spaces.ts';
import { createOwnTask, myTasks } from '@kinsong/contract/tasks/tasks.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { Conversation } from '../../../test/conversation.ts';

let home: TestApp;
let anna: Conversation;
const refused = (code: string): object => expect.objectContaining({ code }) as object;

beforeAll(async () => {
  home = await openTestApp();
});
beforeEach(async () => {
  anna = await Conversation.of(await home.town.person('Anna'));
});
afterAll(() => home.close());

describe('the thread', () => {
  test('is one a person, however often it is opened at once, and a space that nobody else finds or comes into', async () => {
    const bram = await home.town.person('Bram');
    const opened = await Promise.all(Array.from({ length: 5 }, () => bram.call(openThread, {})));
    expect(new Set(opened.map(({ space_id }) => space_id)).size).toBe(1);
    const thread = { space_id: opened[0]!.space_id };
    await expect(anna.who.call(openSpace, { params: thread })).rejects.toEqual(refused('found.not'));
    await expect(bram.call(inviteToSpace, { params: thread, body: {} })).rejects.toEqual(
      refused('allowed.not'),
    );
    await expect(bram.call(archiveSpace, { params: thread, body: { archived: true } })).rejects.toEqual(
      refused('allowed.not'),
    );
    expect((await bram.call(mySpaces, {})).spaces.filter(({ kind }) => kind === 'thread')).toHaveLength(1);
  });

  test("nobody speaks with the guide's voice, and nobody hangs anything on a message", async () => {
    const said = await anna.who.call(postMessage, {
      params: { space_id: anna.space },
      body: { id: newId(), content: 'As if', author_id: voices.mairy.id, extra: { kind: 'guide' } } as never,
    });
    expect(said.author_id).toBe(anna.who.id);
    expect(said).not.toHaveProperty('extra');
  });

  test('keeps how one wants to talk', async () => {
    const quiet = { from: 20, until: 9 };
    await anna.who.call(settleThread, { body: { mode: 'game', memory_on: false, quiet } });
    expect(await anna.who.call(openThread, {})).toMatchObject({ mode: 'game', memory_on: false, quiet });
  });
});

describe('the built-in guide', () => {
  test('[G2] answers without any key, says that it is built in, and knows what is due', async () => {
    await anna.who.call(createOwnTask, {
      body: { id: newId(), text: 'Call the roofer', due_date: new Date().toISOString().slice(0, 10) },
    });
    expect(await anna.say('What is due today?')).toMatchObject({
      mode: 'built-in',
      response: expect.stringContaining('Call the roofer'),
    });
    const { response } = await anna.say('Who are you?');
    expect(response).toMatch(/built.in|a program, dear/i);
    const [, answer] = await anna.messages();
    expect(answer).toMatchObject({
      author_id: voices.mairy.id,
      extra: { by: 'built-in', model: null, told: false },
    });
  });

  test('[G6] what is said in words becomes a card, a Yes said in words does it, and it links back to the sentence', async () => {
    const asked = await anna.say('Add a task: buy flour for the 24th of December');
    expect((await anna.who.call(myTasks, {})).tasks).toEqual([]);
    await anna.say('Yes please');
    const [task] = (await anna.who.call(myTasks, {})).tasks;
    expect(task).toMatchObject({ origin: { type: 'message', id: asked.message_id } });
    expect(task!.text.toLowerCase()).toContain('flour');
  });

  test('[G8] asked to remind, it offers a card, and a Yes sets the reminder for that day in the person\u2019s own zone', async () => {
    await anna.say('Remind me on 24 December to light the candles');
    const card = await cardOf('proposal');
    expect(card).toMatchObject({ tool: 'guide.remind', args: { day: expect.stringMatching(/-12-24$/) } });
    await anna.who.call(answerProposal, {
      params: { proposal_id: card.proposal_id },
      body: { answer: 'yes' },
    });
    const { reminders } = await anna.who.call(myReminders, {});
    expect(reminders).toMatchObject([
      { text: expect.stringMatching(/candles/i), at: expect.stringContaining('-12-24') },
    ]);
    expect(await cardOf('proposal')).toMatchObject({ state: 'yes', result: { kind: 'reminder' } });
  });

  test('once a card is answered by its button, the next sentence is about something else', async () => {
    await anna.say('Remember that Bram wants a ring before eight');
    const { proposal_id } = await cardOf('proposal');
    await anna.who.call(answerProposal, { params: { proposal_id }, body: { answer: 'yes' } });
    const asked = await anna.say('Give me a verse about rain');
    expect(asked.response).not.toContain('Bram');
    expect(asked.is_lyrical).toBe(true);
  });

  test('[G12] Nudge names a small thing and Story tells on, each once for one press', async () => {
    const id = newId();
    const first = await anna.who.call(nudge, { body: { id } });
    expect(await anna.who.call(nudge, { body: { id } })).toEqual(first);
    const tale = await anna.who.call(story, { body: undefined });
    expect(tale.response.length).toBeGreaterThan(80);
    const messages = await anna.messages();
    expect(messages.map(({ content }) => content)).toEqual([first.response, tale.response]);
    expect(messages[1]!.extra).toMatchObject({ kind: 'guide', mode: 'game', answers: null });
  });

  test('blank words are refused at their field, and endless ones', async () => {
    for (const message of [' \n ', 'x'.repeat(9000)])
      await expect(anna.say(message)).rejects.toMatchObject({
        code: 'input.wrong',
        fields: { message: expect.any(String) },
      });
    expect(await anna.messages()).toEqual([]);
  });

  test('what is said to the guide is found by search in the thread', async () => {
    await anna.say('The walnut tree needs pruning');
    const query = { q: 'walnut' };
    const { messages } = await anna.who.call(searchMessages, { params: { space_id: anna.space }, query });
    expect(messages.map(({ content }) => content)).toContain('The walnut tree needs pruning');
  });
});

async function cardOf<K extends 'proposal' | 'todo_prompt' | 'project_prompt'>(kind: K): Promise<ExtraOf<K>> {
  const messages = await anna.until((all) => all.some(({ extra }) => extra?.kind === kind));
  const extra = extraOf(messages.findLast((message) => message.extra?.kind === kind)?.extra);
  if (extra?.kind !== kind) throw new Error(`no ${kind}`);
  return extra as ExtraOf<K>;
}

describe('prompts', () => {
  test('[G4] a task-like phrase gets a card after a second and a half; Yes writes the task down, and a confirmation takes its place', async () => {
    const began = Date.now();
    const asked = await anna.say('Dear me, we must urgently mend the gutter before the rain. It drips.');
    const card = await cardOf('todo_prompt');
    expect(Date.now() - began).toBeGreaterThanOrEqual(1500);
    expect(card).toMatchObject({
      args: { priority: 1, title: expect.stringMatching(/mend the gutter/i) },
      original_message: expect.stringContaining('It drips.'),
      message_id: asked.message_id,
    });
    const { link } = await anna.who.call(answerProposal, {
      params: { proposal_id: card.proposal_id },
      body: { answer: 'yes' },
    });
    expect((await anna.who.call(myTasks, {})).tasks).toMatchObject([{ id: link!.id, priority: 1 }]);
    const messages = await anna.messages();
    expect(messages.some(({ id }) => id === card.proposal_id)).toBe(false);
    expect(messages.at(-1)!.extra).toMatchObject({
      kind: 'notification',
      link: { kind: 'task', id: link!.id },
    });
  });

  test('[G4] a project-like phrase gets one after a second; Yes opens a salon, Skip takes the card away and does nothing', async () => {
    const salons = async () =>
      (await anna.who.call(mySpaces, {})).spaces.filter(({ kind }) => kind === 'project');
    const before = (await salons()).length;
    await anna.say('I want to start a project called The Bread Oven');
    const card = await cardOf('project_prompt');
    expect(card.suggested_project_name).toBe('The Bread Oven');
    const yes = { params: { proposal_id: card.proposal_id }, body: { answer: 'yes' } as const };
    const { link } = await anna.who.call(answerProposal, yes);
    expect(await salons()).toContainEqual(
      expect.objectContaining({ id: link!.id, name: 'The Bread Oven', role: 'owner' }),
    );
    await anna.say("Let's start a project called The Second One");
    await anna.until((all) => all.some(({ extra }) => extra?.kind === 'project_prompt'));
    const second = await cardOf('project_prompt');
    const skip = { params: { proposal_id: second.proposal_id }, body: { answer: 'no' } as const };
    await anna.who.call(answerProposal, skip);
    expect((await anna.messages()).some(({ extra }) => extra?.kind === 'project_prompt')).toBe(false);
    expect(await salons()).toHaveLength(before + 1);
  });

  test('[G4] the second message brings a welcome after three seconds, the third the question for something to share, once each', async () => {
    const kinds = async (wanted: (extra: Record<string, unknown>) => boolean) =>
      (await anna.messages()).filter(({ extra }) => extra !== undefined && wanted(extra)).length;
    const welcomes = () => kinds(({ kind, name }) => kind === 'notification' && name === 'welcome');
    const uploads = () => kinds(({ kind }) => kind === 'upload_prompt');
    await anna.say('Hello');
    const second = await anna.say('How are you?');
    const soFar = await anna.until((all) => all.some(({ extra }) => extra?.['name'] === 'welcome'));
    const at = (wanted: (message: Message) => boolean) => Date.parse(soFar.find(wanted)!.created_at);
    const waited =
      at(({ extra }) => extra?.['name'] === 'welcome') - at(({ id }) => id === second.message_id);
    expect(waited).toBeGreaterThanOrEqual(3000);
    expect([await welcomes(), await uploads()]).toEqual([1, 0]);
    for (const words of ['Three', 'Four', 'Five', 'Six']) await anna.say(words);
    await anna.until((all) => all.some(({ extra }) => extra?.kind === 'upload_prompt'));
    // Every timer of these messages has run when the last of them would have brought its own.
    const last = await anna.say('We must sweep the yard');
    await anna.until((all) => all.some(({ extra }) => extra?.['message_id'] === last.message_id), 10_000);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    expect([await welcomes(), await uploads()]).toEqual([1, 1]);
  });

  test('what the guide itself understood goes into the card of the prompt, and there is one card', async () => {
    const asked = await anna.say('We must call the roofer by the 24th of December');
    const card = await cardOf('todo_prompt');
    expect(card.message_id).toBe(asked.message_id);
    expect(card.args['due_date']).toMatch(/-12-24$/);
    const { messages } = await anna.who.call(listMessages, { params: { space_id: anna.space }, query: {} });
    expect(messages.filter(({ extra }) => extra?.['message_id'] === asked.message_id)).toHaveLength(1);
  });
});
