import { newId } from '@kinsong/contract/common/ids.ts';
import { about } from '@kinsong/contract/guide/sent-to-model.ts';
import { extraOf } from '@kinsong/contract/guide/message-extra.ts';
import { answerProposal } from '@kinsong/contract/guide/proposals.ts';
import { changesSince } from '@kinsong/contract/spaces/spaces.ts';
import { voices } from '@kinsong/contract/seekers/non-human-speakers.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { tool, type Tool } from '../../../platform/tool.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { Conversation } from '../../../test/conversation.ts';
import { sayInSpace } from '../../messages/index.ts';
import { spacesTools } from '../../spaces/index.ts';
import { tasks } from '../../tasks/index.ts';
import type { GuidePorts } from '../guide-ports.ts';
import { guideTools } from '../guide.tools.ts';
import { makeGuide } from '../index.ts';
import { describing } from './described-cards.ts';

/** What a module that comes later might bring. Neither the guide nor the browser has ever heard of it. */
const openVote = tool({
  name: 'votes.open',
  title: 'Ask everyone in a salon to vote',
  label: 'Ask everyone',
  args: z.object({ question: z.string().min(1), secret: z.enum(['yes', 'no']).default('no') }),
  fields: [
    { name: 'question', label: 'What is asked?', kind: 'words', longest: 200 },
    {
      name: 'secret',
      label: 'Does one see who voted how?',
      kind: 'choice',
      options: [
        { value: 'no', label: 'Yes' },
        { value: 'yes', label: 'No' },
      ],
    },
  ],
  link: { kind: 'vote', path: '/votes/:id', words: 'See the vote' },
  offering: {
    intents: ['start_vote'],
    offer: ({ title }) =>
      title === null || /^start a vote$/i.test(title)
        ? { ask: ['On what shall they vote?'] }
        : { args: { question: title }, words: ['Then let everyone be asked.'] },
  },
  describe: async (_house, _person, { question }) => ({
    ask: 'Shall I ask everyone?',
    title: question,
    facts: [{ icon: 'who', text: 'All of you', tone: 'warm' }],
  }),
  perform: async (_house, _person, { question }, { id }) => ({
    said: 'Everyone is asked.',
    link: { kind: 'vote', id, space_id: null, name: question },
  }),
});

let home: TestApp;
let anna: Conversation;

beforeAll(async () => {
  home = await openTestApp({ more: [{ name: 'votes', routes: [], tools: [openVote] }] });
  anna = await Conversation.of(await home.town.person('Anna'));
});
afterAll(() => home.close());

describe('a tool that a module brings, and nobody else has heard of', () => {
  test('is offered for what it says it is for, in its own words, and its card carries how it is changed', async () => {
    const { response } = await anna.say('Start a vote about the colour of the door');
    expect(response).toContain('Then let everyone be asked.');
    const card = (await anna.messages())
      .map(({ extra }) => extraOf(extra))
      .find((hung) => hung?.kind === 'proposal');
    expect(card).toMatchObject({
      tool: 'votes.open',
      card: {
        ask: 'Shall I ask everyone?',
        facts: [{ icon: 'who', text: 'All of you', tone: 'warm' }],
        fields: openVote.fields,
      },
    });
  });

  test('leads to what was done, from its card and from what the house says of it', async () => {
    const open = (await anna.messages()).find(({ extra }) => extra?.kind === 'proposal')!;
    await anna.who.call(answerProposal, { params: { proposal_id: open.id }, body: { answer: 'yes' } });
    const hung = (await anna.messages()).map(({ extra }) => extraOf(extra));
    const link = { kind: 'vote', href: `/votes/${open.id}`, words: 'See the vote' };
    expect(hung).toContainEqual(
      expect.objectContaining({
        kind: 'proposal',
        state: 'yes',
        result: expect.objectContaining(link) as object,
      }),
    );
    expect(hung).toContainEqual(
      expect.objectContaining({ kind: 'notification', link: expect.objectContaining(link) as object }),
    );
  });

  test('may lead into the space in which what was made lies', () => {
    const link = { kind: 'vote', path: '/salon/:space_id?tab=votes&vote=:id', words: 'See the vote' };
    const made = { kind: 'vote', id: newId(), space_id: newId(), name: 'The door' };
    const described = describing(new Map<string, Tool>([[openVote.name, { ...openVote, link }]]));
    expect(described({ kind: 'notification', name: 'vote', link: made })).toMatchObject({
      link: { href: `/salon/${made.space_id}?tab=votes&vote=${made.id}`, words: 'See the vote' },
    });
  });

  test('is named on the page of what the guide may offer as a person would call it', async () => {
    const { tools } = await anna.who.call(about, {});
    expect(tools).toContainEqual({ name: 'votes.open', label: 'Ask everyone' });
  });

  test('asks in its own words for the title that is missing, and goes on with the answer', async () => {
    const bram = await Conversation.of(await home.town.person('Bram'));
    expect((await bram.say('Start a vote')).response).toContain('On what shall they vote?');
    expect((await bram.say('The colour of the door')).response).toContain('Then let everyone be asked.');
  });

  test('may not name an intent that the guide cannot tell apart', () => {
    const lost: Tool = { ...openVote, offering: { ...openVote.offering!, intents: ['open_sesame'] } };
    expect(() => makeGuide({ tools: [lost] } as unknown as GuidePorts & { tools: Tool[] })).toThrow(
      'open_sesame',
    );
  });
});

describe('a card that was stored before cards said how they are changed', () => {
  const tasksCreate = tasks.tools!.find(({ name }) => name === 'tasks.create')!;
  const done = { kind: 'task', id: newId(), space_id: newId(), name: 'Call the roofer' };

  test('is read with the fields and the way of its tool, in the thread and in what has changed', async () => {
    const id = newId();
    const card = { ask: 'Shall I write this down?', title: 'Call the roofer', facts: [] };
    const args = { title: 'Call the roofer' };
    const extra = { kind: 'proposal', proposal_id: id, tool: 'tasks.create', args, card, state: 'open' };
    const old = { ...extra, message_id: null, result: done };
    await sayInSpace(home.app.house, anna.space, { id, authorId: voices.mairy.id, content: '', extra: old });
    const read = {
      card: { fields: tasksCreate.fields },
      result: { href: `/tasks?task=${done.id}`, words: 'See the task' },
    };
    expect((await anna.messages()).find((message) => message.id === id)?.extra).toMatchObject(read);
    const { changes } = await anna.who.call(changesSince, {
      params: { space_id: anna.space },
      query: { since: 0 },
    });
    const change = changes
      .map(({ data }) => data as { id?: string; extra?: object })
      .find((row) => row.id === id);
    expect(change?.extra).toMatchObject(read);
  });

  test('leads on from notices and reminders too', async () => {
    for (const extra of [
      { kind: 'notification', name: 'done', link: done },
      { kind: 'reminder', asked_for: true, task: done },
    ]) {
      const { id } = await sayInSpace(home.app.house, anna.space, {
        authorId: voices.house.id,
        content: '',
        extra,
      });
      const read = (await anna.messages()).find((message) => message.id === id)?.extra;
      expect(read?.['link'] ?? read?.['task']).toMatchObject({
        href: `/tasks?task=${done.id}`,
        words: 'See the task',
      });
    }
  });
});

test('every field of every tool changes an argument that the tool has, and goes by a field that is there', () => {
  for (const { name, args, fields = [] } of [...tasks.tools!, ...spacesTools, ...guideTools]) {
    const known = Object.keys((args as z.ZodObject).shape);
    const names = fields.map((field) => field.name);
    expect(known, name).toEqual(expect.arrayContaining(names));
    expect(names, name).toEqual(expect.arrayContaining(fields.flatMap(({ by }) => by ?? [])));
  }
});
