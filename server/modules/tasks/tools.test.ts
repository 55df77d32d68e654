import { newId } from '@kinsong/contract/common/ids.ts';
import { postMessage } from '@kinsong/contract/messages/messages.ts';
import { createTask, listTasks, myTasks } from '@kinsong/contract/tasks/tasks.ts';
import { proposal } from '@kinsong/engines/guide/talk/proposal.ts';
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
    expect(card).toMatchObject({ ask: '“Ask Bram”, Friday, 24 October 2031, for Bram?', title: 'Ask Bram' });
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

  test('an hour stands on the card and in the task, goes with its day, and may be changed by hand', async () => {
    const create = theTool('tasks.create');
    const args = { title: 'Collect the bread', due_date: '2031-10-24', due_time: '16:00' };
    const card = await create.ask(anna, args);
    expect(card.ask).toMatch(/^“Collect the bread”, .* at four, for you\?$/);
    expect(card.facts.map(({ text }) => text)).toContain('Fri, 24 October 2031 at 16:00');
    const { link } = await create.does(anna, args, { ...said, id: newId() });
    const mine = async () => (await anna.call(myTasks, {})).tasks.find(({ id }) => id === link!.id)!;
    expect(await mine()).toMatchObject({ due_date: '2031-10-24', due_time: '16:00' });
    const move = theTool('tasks.reschedule');
    await move.does(anna, { task_id: link!.id, due_date: '2031-10-25' });
    expect(await mine()).toMatchObject({ due_date: '2031-10-25', due_time: '16:00' });
    await move.does(anna, { task_id: link!.id, due_date: '2031-10-25', due_time: '09:30' });
    expect(await mine()).toMatchObject({ due_time: '09:30' });
    const names = tasksTools.map(({ fields = [] }) => fields.map(({ name }) => name));
    expect(names.filter((each) => each.includes('due_time'))).toHaveLength(2);
  });

  test('what comes back begins on the first of its days; where a task can not come back so, the card says it', async () => {
    const create = theTool('tasks.create');
    const weekly = { title: 'Bins out', repeat: 'FREQ=WEEKLY;BYDAY=FR', due_time: '07:00' };
    expect((await create.ask(anna, weekly)).facts.map(({ text }) => text)).toContain('each Friday');
    const { link } = await create.does(anna, weekly, { ...said, id: newId() });
    const made = (await anna.call(myTasks, {})).tasks.find(({ id }) => id === link!.id)!;
    expect(made).toMatchObject({ repeat: { every: 'week', days: [5] }, due_time: '07:00' });
    expect(new Date(made.due_date!).getUTCDay()).toBe(5);
    const odd = { title: 'Turn the compost', repeat: 'FREQ=WEEKLY;INTERVAL=2', due_date: '2031-10-24' };
    const card = await create.ask(anna, odd);
    expect(card.ask).not.toContain('every');
    expect(card.facts.map(({ text }) => text)).toContain('Once: a task can not come back like that');
    const once = await create.does(anna, odd, { ...said, id: newId() });
    const kept = (await anna.call(myTasks, {})).tasks.find(({ id }) => id === once.link!.id);
    expect(kept).toMatchObject({ repeat: null, due_date: '2031-10-24' });
  });

  test('each of them answers one wish, with nothing in it that was not said', () => {
    const argsOf = (name: string, ...wish: Parameters<typeof proposal>) =>
      tasksTools.find((tool) => tool.name === name)?.hears?.args(proposal(...wish));
    const [task, doer] = [newId(), newId()];
    expect(argsOf('tasks.create', 'add_task')).toBeNull();
    expect(argsOf('tasks.create', 'add_task', { object: 'Buy fish' })).toEqual({ title: 'Buy fish' });
    expect(
      argsOf('tasks.create', 'add_task', {
        ...{ object: 'Buy fish', day: '2031-10-24', time: '16:00', doer, space: salon, priority: 1 },
        ...{ where: 'at the harbour', repeat: 'FREQ=DAILY' },
      }),
    ).toEqual({
      ...{ title: 'Buy fish', description: 'at the harbour', due_date: '2031-10-24', due_time: '16:00' },
      ...{ repeat: 'FREQ=DAILY', priority: 1, assigned_to: doer, space_id: salon },
    });
    expect(argsOf('tasks.complete', 'done_task', { task })).toEqual({ task_id: task });
    expect(argsOf('tasks.reschedule', 'change_task', { task, time: '09:00' })).toEqual({
      ...{ task_id: task, due_time: '09:00' },
    });
    expect(argsOf('tasks.assign', 'change_task', { task })).toBeNull();
    expect(argsOf('tasks.assign', 'change_task', { task, doer })).toEqual({
      task_id: task,
      assigned_to: doer,
    });
    expect(argsOf('tasks.prioritise', 'change_task', { task, priority: 2 })).toEqual({
      ...{ task_id: task, priority: 2 },
    });
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

  test('what is not done after all is opened again; what is not wanted any more is off the list for everyone', async () => {
    const { id: task_id } = await write('Paint the gate');
    await theTool('tasks.complete').does(anna, { task_id });
    expect((await theTool('tasks.reopen').ask(anna, { task_id })).ask).toBe('Open “Paint the gate” again?');
    await theTool('tasks.reopen').does(anna, { task_id });
    expect((await inSalon()).find(({ id }) => id === task_id)).toMatchObject({ status: 'pending' });
    const drop = theTool('tasks.drop');
    expect((await drop.ask(anna, { task_id })).title).toBe('Paint the gate');
    await expect(drop.ask(bram, { task_id })).rejects.toEqual(refused('allowed.not'));
    await expect(drop.does(outsider, { task_id })).rejects.toEqual(refused('found.not'));
    expect((await drop.does(anna, { task_id })).said).toContain('Paint the gate');
    expect((await inSalon()).some(({ id }) => id === task_id)).toBe(false);
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
  const { id } = await write('Known to both', {
    ...{ due_date: '2031-10-24', due_time: '16:00', assigned_to: bram.id },
  });
  const known = {
    ...{ id, spaceId: salon, title: 'Known to both', assignedTo: bram.id },
    ...{ dueDate: '2031-10-24', dueTime: '16:00' },
  };
  for (const who of [anna, bram]) {
    expect(await knownTasks(home.app.house, who)).toContainEqual(expect.objectContaining(known));
  }
  expect(await knownTasks(home.app.house, outsider)).toEqual([]);
});
