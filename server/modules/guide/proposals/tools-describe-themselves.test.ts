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
const callCouncil = tool({
  name: 'bell.ring',
  title: 'Ask everyone in a salon to a council',
  label: 'Ask everyone',
  args: z.object({ question: z.string().min(1), secret: z.enum(['yes', 'no']).default('no') }),
  fields: [
    { name: 'question', label: 'What is asked?', kind: 'words', longest: 200 },
    {
      name: 'secret',
      label: 'Does one see who came?',
      kind: 'choice',
      options: [
        { value: 'no', label: 'Yes' },
        { value: 'yes', label: 'No' },
      ],
    },
  ],
  link: { kind: 'council', path: '/councils/:id', words: 'See the council' },
  hears: {
    acts: ['invite_to_council'],
    needs: ['object'],
    args: ({ object }) => (object === null ? null : { question: object }),
  },
  describe: async (_house, _person, { question }) => ({
    ask: 'Shall I ask everyone?',
    title: question,
    facts: [{ icon: 'who', text: 'All of you', tone: 'warm' }],
  }),
  perform: async (_house, _person, { question }, { id }) => ({
    said: 'Everyone is asked.',
    link: { kind: 'council', id, space_id: null, name: question },
  }),
});

let home: TestApp;
let anna: Conversation;

beforeAll(async () => {
  home = await openTestApp({ more: [{ name: 'bell', routes: [], tools: [callCouncil] }] });
  anna = await Conversation.of(await home.town.person('Anna'));
});
afterAll(() => home.close());

const openOffers = (extra: unknown) => {
  const hung = extraOf(extra);
  return hung?.kind === 'proposal' && hung.state === 'open' ? [hung] : [];
};

describe('a tool that a module brings, and nobody else has heard of', () => {
  test('is offered for what it says it is for, and its card carries its own words and how it is changed', async () => {
    await anna.say('Call a council about the colour of the door');
    const card = (await anna.messages())
      .map(({ extra }) => extraOf(extra))
      .find((hung) => hung?.kind === 'proposal');
    expect(card).toMatchObject({
      tool: 'bell.ring',
      card: {
        ask: 'Shall I ask everyone?',
        facts: [{ icon: 'who', text: 'All of you', tone: 'warm' }],
        fields: callCouncil.fields,
      },
    });
  });

  test('leads to what was done, from its card and from what the house says of it', async () => {
    const open = (await anna.messages()).find(({ extra }) => extra?.kind === 'proposal')!;
    await anna.who.call(answerProposal, { params: { proposal_id: open.id }, body: { answer: 'yes' } });
    const hung = (await anna.messages()).map(({ extra }) => extraOf(extra));
    const link = { kind: 'council', href: `/councils/${open.id}`, words: 'See the council' };
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
    const link = {
      kind: 'council',
      path: '/salon/:space_id?tab=councils&council=:id',
      words: 'See the council',
    };
    const made = { kind: 'council', id: newId(), space_id: newId(), name: 'The door' };
    const described = describing(new Map<string, Tool>([[callCouncil.name, { ...callCouncil, link }]]));
    expect(described({ kind: 'notification', name: 'council', link: made })).toMatchObject({
      link: { href: `/salon/${made.space_id}?tab=councils&council=${made.id}`, words: 'See the council' },
    });
  });

  test('is named on the page of what the guide may offer as a person would call it', async () => {
    const { tools } = await anna.who.call(about, {});
    expect(tools).toContainEqual({ name: 'bell.ring', label: 'Ask everyone' });
  });

  test('is not offered before what it needs is known: that is asked for, and the answer fills the card', async () => {
    const bram = await Conversation.of(await home.town.person('Bram'));
    const cards = async () => (await bram.messages()).flatMap(({ extra }) => openOffers(extra));
    expect((await bram.say('Call a council')).response).toContain('?');
    expect(await cards()).toEqual([]);
    await bram.say('The colour of the door');
    expect(await cards()).toMatchObject([
      { args: { question: expect.stringMatching(/colour of the door/i) } },
    ]);
  });

  test('may not fulfil a wish that another fulfils already', () => {
    const twin: Tool = { ...callCouncil, name: 'gong.strike' };
    const both = { tools: [callCouncil, twin] } as unknown as GuidePorts & { tools: Tool[] };
    expect(() => makeGuide(both)).toThrow('gong.strike and bell.ring both fulfil "invite_to_council"');
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
