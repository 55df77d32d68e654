import { newId } from '@kinsong/contract/common/ids.ts';
import { postMessage } from '@kinsong/contract/messages/messages.ts';
import { createTask, listTasks, myTasks } from '@kinsong/contract/tasks/tasks.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';
import { ensureThread } from '../spaces/index.ts';
import { knownTasks } from './index.ts';
import { tasksTools } from './tasks.tools.ts';

let home: TestApp;
let anna: Citizen;
let bram: Citizen;
let outsider: Citizen;
let salon: string;

beforeAll(async () => {
  home = await openTestApp();
  anna = await home.town.person('Anna');
  outsider = await home.town.person('Olaf');
  salon = (await anna.found('Mending the House')).id;
  bram = await home.town.guestOf(anna, salon, 'Bram');
});
afterAll(() => home.close());

const refused = (code: string): object => expect.objectContaining({ code }) as object;
const as = ({ id }: Citizen) => ({ id, roles: ['member'], sessionId: newId() });
const said = { id: newId(), type: 'guide', messageId: null, spaceId: newId(), text: '' } as const;

function theTool(name: string) {
  const found = tasksTools.find((tool) => tool.name === name);
  if (found === undefined) throw new Error(`no tool ${name}`);
  return {
    ask: (who: Citizen, args: object) => found.describe(home.app.house, as(who), found.args.parse(args)),
    does: (who: Citizen, args: object, origin: Parameters<typeof found.perform>[3] = said) =>
      found.perform(home.app.house, as(who), found.args.parse(args), origin),
  };
}

const write = (text: string, more: object = {}) =>
  anna.call(createTask, { params: { space_id: salon }, body: { id: newId(), text, ...more } });
const inSalon = async () => (await anna.call(listTasks, { params: { space_id: salon }, query: {} })).tasks;

describe('[G6] what the guide may propose', () => {
  test('a card says what, how urgent, when, who and where; asking does nothing', async () => {
    const args = { title: 'Ask Bram', priority: 1, due_date: '2031-10-24', space_id: salon };
    const before = (await inSalon()).length;
    const card = await theTool('tasks.create').ask(anna, { ...args, assigned_to: bram.id });
    expect(card).toMatchObject({ ask: 'Shall I write this down?', title: 'Ask Bram' });
    expect(card.facts.map(({ text }) => text)).toEqual([
      'Urgent',
      'Fri, 24 October 2031',
      'Bram',
      'Mending the House',
    ]);
    expect((await inSalon()).length).toBe(before);
  });

  test('a task for others leads its author back to the sentence, and does not tell the others what was said to the guide', async () => {
    const thread = await ensureThread(home.app.house, anna.id);
    const sentence = await anna.call(postMessage, {
      params: { space_id: thread },
      body: { id: newId(), content: 'Somebody should mend the latch, Bram is too proud to ask' },
    });
    const id = newId();
    const origin = { id, type: 'message', messageId: sentence.id, spaceId: thread } as const;
    const args = { title: 'Mend the latch', space_id: salon };
    await theTool('tasks.create').does(anna, args, { ...origin, text: sentence.content });
    const seen = (await inSalon()).find((task) => task.id === id);
    expect(seen?.origin).toMatchObject({ type: 'message', id: sentence.id, space_id: thread, text: '' });
  });

  test('[G5] a task made for oneself lies in the thread and leads back to the sentence; made twice, it is there once', async () => {
    const thread = await ensureThread(home.app.house, anna.id);
    const sentence = await anna.call(postMessage, {
      params: { space_id: thread },
      body: { id: newId(), content: 'I need to ring the roofer soon' },
    });
    const origin = { ...said, id: newId(), type: 'message', messageId: sentence.id } as const;
    const from = { ...origin, spaceId: thread, text: sentence.content };
    const create = theTool('tasks.create');
    const deed = await create.does(anna, { title: 'Ring the roofer' }, from);
    expect(await create.does(anna, { title: 'Ring the roofer' }, from)).toEqual(deed);
    expect(deed.link).toEqual({ kind: 'task', id: origin.id, space_id: thread, name: 'Ring the roofer' });
    const { tasks } = await anna.call(myTasks, {});
    expect(tasks.filter(({ id }) => id === origin.id)).toMatchObject([
      {
        origin: {
          type: 'message',
          id: sentence.id,
          space_id: thread,
          text: sentence.content,
          author_id: anna.id,
        },
      },
    ]);
  });

  test('done, moved, handed over and weighed, as the person may themselves', async () => {
    const { id: task_id } = await write('Borrow the ladder');
    await theTool('tasks.reschedule').does(anna, { task_id, due_date: '2031-10-24' });
    await theTool('tasks.assign').does(anna, { task_id, assigned_to: bram.id });
    await theTool('tasks.prioritise').does(anna, { task_id, priority: 2 });
    await theTool('tasks.complete').does(anna, { task_id });
    expect((await inSalon()).find(({ id }) => id === task_id)).toMatchObject({
      due_date: '2031-10-24',
      assigned_to: bram.id,
      priority: 2,
      status: 'completed',
      completed_by: anna.id,
    });
  });

  test('nothing is told of, or done to, what the person may not see', async () => {
    const { id: task_id } = await write('Hide the presents');
    for (const name of ['tasks.complete', 'tasks.reschedule'] as const) {
      const args = { task_id, due_date: null };
      await expect(theTool(name).ask(outsider, args)).rejects.toEqual(refused('found.not'));
      await expect(theTool(name).does(outsider, args)).rejects.toEqual(refused('found.not'));
    }
    const elsewhere = { title: 'X', space_id: salon };
    await expect(theTool('tasks.create').ask(outsider, elsewhere)).rejects.toEqual(refused('found.not'));
    await expect(theTool('tasks.create').does(outsider, elsewhere)).rejects.toEqual(refused('found.not'));
  });
});

test('[G2] the guide knows what someone may read, and nothing of the others', async () => {
  const { id } = await write('Known to both', { due_date: '2031-10-24', assigned_to: bram.id });
  const known = { id, spaceId: salon, title: 'Known to both', dueDate: '2031-10-24', assignedTo: bram.id };
  for (const who of [anna, bram]) {
    expect(await knownTasks(home.app.house, who)).toContainEqual(expect.objectContaining(known));
  }
  expect(await knownTasks(home.app.house, outsider)).toEqual([]);
});
