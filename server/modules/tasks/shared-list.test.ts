import { newId } from '@kinsong/contract/common/ids.ts';
import { changeRole } from '@kinsong/contract/spaces/spaces.ts';
import type { Task } from '@kinsong/contract/tasks/task.ts';
import * as calls from '@kinsong/contract/tasks/tasks.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { upload } from '../../test/upload.ts';
import type { Citizen } from '../../test/people.ts';
import { forgettingDeleted } from './delete-tasks.ts';

let home: TestApp;
let anna: Citizen;
let bram: Citizen;
let gast: Citizen;
let outsider: Citizen;
let params: { space_id: string };

beforeAll(async () => {
  home = await openTestApp();
  anna = await home.town.person('Anna');
  outsider = await home.town.person('Olaf');
  params = { space_id: (await anna.found('Mending the House')).id };
  bram = await home.town.guestOf(anna, params.space_id, 'Bram');
  gast = await home.town.guestOf(anna, params.space_id, 'Gast');
  await anna.call(changeRole, { params: { ...params, person_id: gast.id }, body: { role: 'guest' } });
});
afterAll(() => home.close());

const refused = (code: string): object => expect.objectContaining({ code }) as object;
const write = (who: Citizen, text: string, more: Record<string, unknown> = {}): Promise<Task> =>
  who.call(calls.createTask, { params, body: { id: newId(), text, ...more } });
const change = (who: Citizen, { id }: Task, body: Record<string, unknown>): Promise<Task> =>
  who.call(calls.changeTask, { params: { task_id: id }, query: {}, body });
const claim = (who: Citizen, { id }: Task): Promise<Task> =>
  who.call(calls.claimTask, { params: { task_id: id } });
const changeAll = async (
  who: Citizen,
  tasks: readonly Task[],
  body: Record<string, unknown>,
): Promise<Task[]> =>
  (
    await who.call(calls.changeTasks, {
      params,
      body: { changes: tasks.map(({ id }) => ({ task_id: id, change: body })) },
    })
  ).tasks;
const ids = (tasks: readonly Task[]) => ({ task_ids: tasks.map(({ id }) => id) });
const removeAll = (who: Citizen, tasks: readonly Task[]) =>
  who.call(calls.deleteTasks, { params, body: ids(tasks) });
const keepAll = (who: Citizen, tasks: readonly Task[]) =>
  who.call(calls.keepTasks, { params, body: ids(tasks) });
const list = async (who: Citizen): Promise<Task[]> =>
  (await who.call(calls.listTasks, { params, query: {} })).tasks;
const named = async (text: string): Promise<Task[]> =>
  (await list(anna)).filter((task) => task.text === text);
const line = (text: string, order = 'V') => ({ id: newId(), text, order });
const thursdays = { every: 'week', days: [4] };

describe('merging', () => {
  test('[P5] a checklist merges line by line: one ticks, the other writes and moves, and both stand', async () => {
    const [slates, nails] = [line('slates', 'F'), line('nails', 'P')];
    const task = await write(anna, 'Buy for the roof', { checklist: [slates, nails] });
    await change(bram, task, { checklist: [{ id: slates.id, done: true }] });
    const rope = line('rope', 'B');
    const both = await change(anna, task, { checklist: [rope, { id: slates.id, order: 'z' }] });
    expect(both.checklist.map(({ text, done }) => [text, done])).toEqual([
      ['rope', false],
      ['nails', false],
      ['slates', true],
    ]);
    const less = await change(anna, task, { checklist: [{ id: nails.id, removed: true }] });
    expect(less.checklist.map(({ text }) => text)).toEqual(['rope', 'slates']);
    expect((await change(anna, task, { checklist: [{ id: nails.id, removed: true }] })).rev).toBe(less.rev);
  });

  test('[P5] two offline changes merge by field; of one field the later stands, and the other is told as lost', async () => {
    const task = await write(anna, 'Ask for a price', { tags: ['roof'] });
    await change(anna, task, {
      text: 'Ask Tomas for a price',
      tags: ['roof', 'money'],
      base: { text: task.text, tags: task.tags },
    });
    const after = await change(bram, task, {
      text: 'Ask three roofers',
      notes: 'Not the one from the fair.',
      tags: [],
      base: { text: task.text, notes: '', tags: task.tags },
    });
    expect(after).toMatchObject({
      text: 'Ask three roofers',
      notes: 'Not the one from the fair.',
      tags: ['money'],
    });
    const words = after.happened.findLast(({ what }) => what === 'text');
    expect(words).toMatchObject({ by: bram.id, from: 'Ask Tomas for a price', lost: true });
    expect(after.happened.findLast(({ what }) => what === 'notes')?.lost).toBeUndefined();
  });

  test('[P5] where somebody put it, it stands for everybody, and that is no news of the task itself', async () => {
    const task = await write(anna, 'Move me');
    const moved = await change(bram, task, { order: 'B7V', priority: 1 });
    expect(moved).toMatchObject({ order: 'B7V', priority: 1 });
    expect(moved.happened.map(({ what }) => what)).toEqual(['made', 'priority']);
    await expect(change(bram, task, { order: 'not/a key' })).rejects.toEqual(refused('input.wrong'));
    await expect(change(bram, task, { order: '0' })).rejects.toEqual(refused('input.wrong'));
  });
});

describe('coming back', () => {
  test('[P5] done by two at once it makes the next one once, with nothing of it done yet', async () => {
    const text = 'Water the beans';
    const task = await write(anna, text, {
      repeat: thursdays,
      checklist: [line('front'), line('back')],
      assigned_to: bram.id,
      tags: ['garden'],
    });
    await change(anna, task, { checklist: [{ id: task.checklist[0]!.id, done: true }] });
    await Promise.all([change(anna, task, { completed: true }), change(bram, task, { completed: true })]);
    const [next, ...more] = (await named(text)).filter(({ id }) => id !== task.id);
    expect(more).toEqual([]);
    expect(next).toMatchObject({
      status: 'pending',
      assigned_to: bram.id,
      created_by: anna.id,
      repeat: thursdays,
      tags: ['garden'],
      next_id: null,
    });
    expect(new Date(`${next!.due_date}T00:00:00Z`).getUTCDay()).toBe(4);
    expect(next!.checklist.map(({ done }) => done)).toEqual([false, false]);
  });

  test('what comes back at an hour comes back at that hour', async () => {
    const text = 'Feed the hens';
    const task = await write(anna, text, { repeat: thursdays, due_date: '2099-01-01', due_time: '07:30' });
    await change(anna, task, { completed: true });
    const next = (await named(text)).find(({ id }) => id !== task.id);
    expect(next).toMatchObject({ due_date: '2099-01-08', due_time: '07:30' });
  });

  test('[P5] a tick that is undone takes the untouched next one back, and ticked again there is one again', async () => {
    const text = 'Sweep the hall';
    const task = await write(anna, text, { repeat: { every: 'day' } });
    const followers = async () => (await named(text)).filter(({ id }) => id !== task.id);
    await change(anna, task, { completed: true });
    expect(await followers()).toHaveLength(1);
    expect((await change(anna, task, { status: 'pending' })).next_id).toBeNull();
    expect(await followers()).toEqual([]);
    await change(anna, task, { completed: true });
    const [next] = await followers();
    await change(bram, next!, { notes: 'With the new broom.' });
    await change(anna, task, { status: 'pending' });
    await change(anna, task, { completed: true });
    expect((await followers()).map(({ id }) => id)).toEqual([next!.id]);
  });

  test.each([
    { every: 'week', days: [] },
    { every: 'week', days: [8] },
    { every: 'month', day: 32 },
    { every: 'hour' },
  ])('[P5] %j is refused', async (repeat) => {
    await expect(write(anna, 'Never', { repeat })).rejects.toEqual(refused('input.wrong'));
  });
});

describe('taking on', () => {
  test('[P5] of two who take it on at once one carries it; a guest may, a stranger may not', async () => {
    const free = await write(anna, 'Who rings the insurance?', { assigned_to: null });
    const answers = await Promise.all([claim(bram, free), claim(gast, free)]);
    expect(new Set(answers.map(({ assigned_to }) => assigned_to)).size).toBe(1);
    expect((await claim(anna, free)).assigned_to).toBe(answers[0].assigned_to);
    await expect(claim(outsider, free)).rejects.toEqual(refused('found.not'));
    const outside = await write(anna, 'The roofer does it', { assigned_outside: 'Hendriks' });
    expect((await claim(bram, outside)).assigned_to).toBeNull();
  });

  test('[P5] where a picture is wanted nobody but the asker ticks without one', async () => {
    const task = await write(anna, 'Paint the door', { proof_wanted: true, assigned_to: bram.id });
    await expect(change(bram, task, { completed: true })).rejects.toEqual(refused('task.proof'));
    await expect(changeAll(bram, [task], { status: 'completed' })).rejects.toEqual(refused('task.proof'));
    expect((await change(anna, task, { completed: true })).status).toBe('completed');
  });
});

describe('a picture of it done', () => {
  let picture: Buffer;
  beforeAll(async () => {
    picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c96' } })
      .jpeg()
      .toBuffer();
  });
  const words = Buffer.from('It is painted.');

  test('[P5] with a picture of the space it is ticked; whoever carries it needs no more', async () => {
    const task = await write(anna, 'Paint the gate', { proof_wanted: true, assigned_to: bram.id });
    const { id } = await upload(bram, params.space_id, 'gate.jpg', picture);
    const done = await change(bram, task, { status: 'completed', proof_file_id: id });
    expect(done).toMatchObject({ status: 'completed', proof_file_id: id });
    expect(await change(bram, task, { status: 'completed', proof_file_id: id })).toEqual(done);
  });

  test('[P5] what is no picture, or is not of this space, or shown to nobody yet, shows nothing done', async () => {
    const task = await write(anna, 'Paint the fence', { proof_wanted: true, assigned_to: bram.id });
    const elsewhere = (await bram.found('Elsewhere')).id;
    const brought = [
      await upload(bram, params.space_id, 'said.txt', words),
      await upload(bram, elsewhere, 'gate.jpg', picture),
      await upload(bram, params.space_id, 'gate.jpg', picture, { with_message: true }),
    ];
    for (const proof_file_id of [...brought.map(({ id }) => id), newId()]) {
      const ticked = { status: 'completed', proof_file_id };
      await expect(change(bram, task, ticked)).rejects.toEqual(refused('input.wrong'));
      await expect(changeAll(bram, [task], ticked)).rejects.toEqual(refused('input.wrong'));
    }
    expect((await named('Paint the fence'))[0]).toMatchObject({ status: 'pending', proof_file_id: null });
  });
});

describe('several at once', () => {
  test('[P5] all of them change together, at one revision; what is gone by then is left out', async () => {
    const tasks = [await write(anna, 'One'), await write(anna, 'Two'), await write(anna, 'Three')];
    await removeAll(anna, [tasks[2]!]);
    const changed = await changeAll(bram, tasks, { priority: 1, due_date: '2199-01-01' });
    expect(changed).toHaveLength(2);
    expect(new Set(changed.map(({ rev }) => rev)).size).toBe(1);
    expect(changed.every(({ priority, due_date }) => priority === 1 && due_date === '2199-01-01')).toBe(true);
  });

  test('[P5] one that is not theirs is refused with all the rest, and nothing changed', async () => {
    const [hers, his] = [await write(anna, 'Hers'), await write(anna, 'His', { assigned_to: gast.id })];
    await expect(changeAll(gast, [hers, his], { priority: 1 })).rejects.toEqual(refused('allowed.not'));
    expect((await named('His'))[0]!.priority).toBe(3);
    expect(await changeAll(gast, [his], { priority: 2 })).toMatchObject([{ priority: 2 }]);
    await expect(removeAll(bram, [hers, his])).rejects.toEqual(refused('allowed.not'));
    await expect(removeAll(gast, [his])).rejects.toEqual(refused('allowed.not'));
    await expect(changeAll(outsider, [his], { priority: 1 })).rejects.toEqual(refused('found.not'));
    await expect(changeAll(anna, [his], { assigned_to: outsider.id })).rejects.toEqual(
      refused('input.wrong'),
    );
  });

  test('[P5] what was deleted comes back as it was, for the one who deleted it, and after an hour for nobody', async () => {
    const tasks = [
      await write(anna, 'Kept', { notes: 'word by word', tags: ['a'] }),
      await write(anna, 'Kept'),
    ];
    const gone = await removeAll(anna, tasks);
    expect(gone.tasks.every(({ text, notes }) => text === '' && notes === '')).toBe(true);
    expect((await keepAll(bram, tasks)).tasks).toEqual([]);
    await expect(keepAll(outsider, tasks)).rejects.toEqual(refused('found.not'));
    expect((await keepAll(anna, tasks)).tasks).toMatchObject([{ deleted_at: null }, { deleted_at: null }]);
    expect((await named('Kept')).map(({ notes }) => notes).toSorted()).toEqual(['', 'word by word']);
    expect((await keepAll(anna, tasks)).tasks).toEqual([]);
    await removeAll(anna, tasks);
    const { house } = home.app;
    const later = { ...house, clock: { now: () => new Date(Date.now() + 61 * 60_000) } };
    await forgettingDeleted.run(later);
    expect((await keepAll(anna, tasks)).tasks).toEqual([]);
  });
});
