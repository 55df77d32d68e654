import { newId } from '@kinsong/contract/common/ids.ts';
import { postMessage } from '@kinsong/contract/messages/messages.ts';
import { myTrust } from '@kinsong/contract/seekers/trust.ts';
import { archiveSpace, changeRole, changesSince, removeMember } from '@kinsong/contract/spaces/spaces.ts';
import type { Task } from '@kinsong/contract/tasks/task.ts';
import * as calls from '@kinsong/contract/tasks/tasks.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { Listener } from '../../test/socket-listener.ts';
import type { Citizen } from '../../test/people.ts';

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

type Wanted = Partial<Parameters<typeof write>[2]>;
const refused = (code: string): object => expect.objectContaining({ code }) as object;
const write = (
  who: Citizen,
  text: string,
  more: Record<string, unknown> = {},
  where = params,
): Promise<Task> => who.call(calls.createTask, { params: where, body: { id: newId(), text, ...more } });
const change = (who: Citizen, { id }: Task, body: Record<string, unknown>): Promise<Task> =>
  who.call(calls.changeTask, { params: { task_id: id }, query: {}, body });
const remove = (who: Citizen, { id }: Task): Promise<Task> =>
  who.call(calls.deleteTask, { params: { task_id: id } });
const confirm = (who: Citizen, { id }: Task): Promise<Task> =>
  who.call(calls.confirmTask, { params: { task_id: id } });
const list = async (who: Citizen, where = params): Promise<Task[]> =>
  (await who.call(calls.listTasks, { params: where, query: {} })).tasks;
const mine = async (who: Citizen): Promise<string[]> =>
  (await who.call(calls.myTasks, {})).tasks.map(({ text }) => text);
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('writing down', () => {
  test('[P5] a task is what was said of it, carried by whoever wrote it, and live for every member', async () => {
    const watching = await Listener.watching(bram, params.space_id);
    const task = await write(anna, '  Ask Bram about the roof ', {
      notes: 'Ring before eight.',
      priority: 'P1',
      due_date: inDays(1),
      due_time: '16:00',
      tags: ['roof'],
    });
    expect(task).toMatchObject({
      text: 'Ask Bram about the roof',
      priority: 1,
      status: 'pending',
      due_time: '16:00',
      assigned_to: anna.id,
      created_by: anna.id,
      origin: { type: 'manual' },
    });
    await watching.until(() => watching.events<Task>(params.space_id, 'tasks.changed').length > 0);
    expect(watching.events<Task>(params.space_id, 'tasks.changed')).toEqual([task]);
    expect((await list(bram)).find(({ id }) => id === task.id)).toEqual(task);
    await watching.close();
  });

  test('[G5] sent twice, one after the other or at once, it is stored once and answered the same', async () => {
    const id = newId();
    const answers = await Promise.all([1, 2, 3].map(() => write(anna, 'Once', { id })));
    answers.push(await write(anna, 'Once', { id }));
    expect(new Set(answers.map(({ born }) => born)).size).toBe(1);
    expect((await list(bram)).filter((task) => task.id === id)).toHaveLength(1);
  });

  test('an id that someone else used, or oneself elsewhere, is refused', async () => {
    const { id } = await write(anna, 'Mine');
    await expect(write(bram, 'Also mine', { id })).rejects.toEqual(refused('id.taken'));
    const elsewhere = { space_id: (await anna.found('Elsewhere')).id };
    await expect(write(anna, 'Here too', { id }, elsewhere)).rejects.toEqual(refused('id.taken'));
  });

  test.each<[string, Wanted & Record<string, unknown>, string, RegExp]>([
    ['no words', { text: '   ' }, 'text', /Write what is to be done/],
    ['too many words', { text: 'x'.repeat(501) }, 'text', /500 characters/],
    ['a day that is over', { due_date: '2020-01-01' }, 'due_date', /This day is over/],
    ['an hour that is none', { due_date: '2199-01-01', due_time: '25:00' }, 'due_time', /./],
    ['a day that is none', { due_date: '2026-02-30' }, 'due_date', /./],
    ['somebody who is not here', { assigned_to: newId() }, 'assigned_to', /someone who is here/],
  ])('[P5] %s is told at its field', async (_, body, field, words) => {
    const failure = anna.call(calls.createTask, {
      params,
      body: { id: newId(), text: 'Something', ...body },
    });
    await expect(failure).rejects.toMatchObject({
      code: 'input.wrong',
      fields: { [field]: expect.stringMatching(words) },
    });
  });

  test('[G5] what was written days ago on a device that was offline keeps its day, and its due date', async () => {
    const made_at = new Date(Date.now() - 5 * 86_400_000).toISOString();
    const task = await write(anna, 'From the tunnel', { made_at, due_date: inDays(-4) });
    expect(task).toMatchObject({ created_at: made_at, due_date: inDays(-4) });
    const later = await write(anna, 'From tomorrow', {
      made_at: new Date(Date.now() + 86_400_000).toISOString(),
    });
    expect(Date.parse(later.created_at)).toBeLessThanOrEqual(Date.now());
  });

  test('[P5] it may be for whoever is here, for a member, or for someone outside', async () => {
    expect(await write(anna, 'For anyone', { assigned_to: null })).toMatchObject({ assigned_to: null });
    expect(await write(anna, 'For Bram', { assigned_to: bram.id })).toMatchObject({ assigned_to: bram.id });
    const outside = await write(anna, 'For the roofer', { assigned_outside: 'Hendriks & Son' });
    expect(outside).toMatchObject({ assigned_to: null, assigned_outside: 'Hendriks & Son' });
    expect(await change(anna, outside, { assigned_to: bram.id })).toMatchObject({
      assigned_to: bram.id,
      assigned_outside: null,
    });
  });
});

describe('what it came from', () => {
  const say = (who: Citizen, content: string, where = params) =>
    who.call(postMessage, { params: where, body: { id: newId(), content } });

  test('[X3] a task keeps the words, whose they were and when, whatever its maker claims', async () => {
    const said = await say(bram, 'When it rains I put the soup pot under it.');
    const origin = { type: 'message', id: said.id, space_id: params.space_id, text: 'I never said this' };
    const task = await write(anna, 'Look at the roof', { origin });
    expect(task.origin).toEqual({
      type: 'message',
      id: said.id,
      space_id: params.space_id,
      text: said.content,
      author_id: bram.id,
      said_at: said.created_at,
      seq: said.seq,
    });
    const part = await write(anna, 'Soup pot', { origin: { ...origin, text: 'the soup pot' } });
    expect(part.origin.text).toBe('the soup pot');
  });

  test('what one may not read tells nothing; a message that is still on its way keeps its link', async () => {
    const hidden = { space_id: (await outsider.found('Hidden')).id };
    const secret = await say(outsider, 'The presents are in the attic', hidden);
    const stolen = await write(anna, 'Look', { origin: { type: 'message', id: secret.id, ...hidden } });
    expect(stolen.origin).toMatchObject({ text: '', author_id: null, seq: null });
    const coming = { type: 'message', id: newId(), space_id: params.space_id, text: 'Coming' };
    expect((await write(anna, 'Coming', { origin: coming })).origin).toMatchObject({ ...coming, seq: null });
  });

  test("what another said elsewhere is not carried to those who were not there, one's own words are", async () => {
    const elsewhere = { space_id: (await anna.found('The Couple')).id };
    const dirk = await home.town.guestOf(anna, elsewhere.space_id, 'Dirk');
    const [his, hers] = [await say(dirk, 'I am tired', elsewhere), await say(anna, 'I mend it', elsewhere)];
    const [one, two] = await Promise.all(
      [his, hers].map(({ id }) => write(anna, 'X', { origin: { type: 'message', id, ...elsewhere } })),
    );
    expect(one!.origin).toMatchObject({ id: his.id, text: '' });
    expect(two!.origin).toMatchObject({ id: hers.id, text: 'I mend it' });
  });
});

describe('changing', () => {
  test('[X3] four statuses, and what happened is told with what stood there before', async () => {
    const task = await write(anna, 'Lay the quotes side by side', { notes: 'three of them' });
    for (const status of ['in_progress', 'blocked', 'pending', 'todo', 'completed'] as const) {
      const wanted = status === 'todo' ? 'pending' : status;
      expect(await change(bram, task, { status })).toMatchObject({ status: wanted });
    }
    const after = await change(bram, task, { notes: 'all four', priority: 2, due_date: inDays(3) });
    const { happened } = await change(anna, after, { text: 'Lay them out' });
    expect(happened.map(({ what, by, from, to }) => [what, by, from, to])).toEqual([
      ['made', anna.id, null, 'manual'],
      ['status', bram.id, 'pending', 'in_progress'],
      ['status', bram.id, 'in_progress', 'blocked'],
      ['status', bram.id, 'blocked', 'pending'],
      ['status', bram.id, 'pending', 'completed'],
      ['notes', bram.id, 'three of them', null],
      ['priority', bram.id, '3', '2'],
      ['due_date', bram.id, null, inDays(3)],
      ['text', anna.id, 'Lay the quotes side by side', 'Lay them out'],
    ]);
  });

  test('a long life is told from its beginning and its end', async () => {
    const task = await write(anna, 'Version 0');
    let last = task;
    for (let n = 1; n <= 30; n += 1) last = await change(anna, task, { text: `Version ${n}` });
    expect(last.happened).toHaveLength(20);
    expect(last.happened[0]).toMatchObject({ what: 'made' });
    expect(last.happened.at(-1)).toMatchObject({ to: 'Version 30' });
  });

  test('[P5] two people who tick at once tick it once: the first of them did it', async () => {
    const task = await write(anna, 'Cover the hole', { assigned_to: null });
    const answers = await Promise.all(
      [anna, bram, anna, bram].map((who) => change(who, task, { completed: true })),
    );
    expect(new Set(answers.map(({ completed_by }) => completed_by)).size).toBe(1);
    expect(answers[0]!.happened.filter(({ what }) => what === 'status')).toHaveLength(1);
    const again = await change(bram, task, { completed: false });
    expect(again).toMatchObject({ status: 'pending', completed_by: null, completed_at: null });
  });

  test('two who change different things at once both get what they wanted', async () => {
    const task = await write(anna, 'Borrow the ladder');
    await Promise.all([change(anna, task, { notes: 'Piet has it' }), change(bram, task, { priority: 1 })]);
    expect((await list(anna)).find(({ id }) => id === task.id)).toMatchObject({
      notes: 'Piet has it',
      priority: 1,
    });
  });

  test('[X3] a change may stand in the query, as the specification has it; an empty one changes nothing', async () => {
    const task = await write(anna, 'Photograph the damp');
    const send = (query: string) =>
      fetch(`${home.base}/api/tasks/${task.id}?${query}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json' },
      });
    const answer = (await (await send('priority=P2&status=in_progress&text=Photograph+it')).json()) as Task;
    expect(answer).toMatchObject({ priority: 2, status: 'in_progress', text: 'Photograph it' });
    expect(await (await send('')).json()).toEqual(answer);
  });
});

describe('taking away', () => {
  test('nothing of its words is left, and taking it away twice is no failure', async () => {
    const task = await write(anna, 'A secret wish', { notes: 'of mine', tags: ['secret'] });
    await change(anna, task, { text: 'Another secret wish' });
    const gone = await remove(anna, task);
    expect(gone.deleted_at).not.toBeNull();
    expect(JSON.stringify(gone)).not.toMatch(/secret|of mine/);
    expect(await remove(anna, task)).toEqual(gone);
    expect((await list(anna)).some(({ id }) => id === task.id)).toBe(false);
    await expect(change(anna, task, { completed: true })).rejects.toEqual(refused('found.not'));
    const { changes } = await anna.call(changesSince, { params, query: { since: gone.rev - 1 } });
    const [told, ...others] = changes.filter(({ event }) => event === 'tasks.changed');
    expect(told).toMatchObject({ data: { id: task.id, text: '' } });
    expect(others).toEqual([]);
  });
});

describe('who may', () => {
  test('a stranger finds nothing, whatever they try', async () => {
    const task = await write(anna, 'Not for Olaf');
    for (const attempt of [
      () => list(outsider),
      () => write(outsider, 'X'),
      () => change(outsider, task, { text: 'X' }),
      () => remove(outsider, task),
      () => confirm(outsider, task),
      () => change(anna, { ...task, id: newId() }, { text: 'X' }),
    ]) {
      await expect(attempt()).rejects.toEqual(refused('found.not'));
    }
  });

  test('a guest reads and does what they were asked to, and nothing else', async () => {
    const [theirs, hers] = [
      await write(anna, 'For Gast', { assigned_to: gast.id }),
      await write(anna, 'Hers'),
    ];
    expect((await list(gast)).length).toBeGreaterThan(0);
    expect(await change(gast, theirs, { completed: true })).toMatchObject({ completed_by: gast.id });
    for (const attempt of [
      () => write(gast, 'X'),
      () => change(gast, hers, { completed: true }),
      () => remove(gast, theirs),
    ])
      await expect(attempt()).rejects.toEqual(refused('allowed.not'));
  });

  test('a member takes away their own, a steward anybody’s', async () => {
    const [his, hers] = [await write(bram, 'His'), await write(anna, 'Hers')];
    await expect(remove(bram, hers)).rejects.toEqual(refused('allowed.not'));
    expect((await remove(anna, his)).deleted_at).not.toBeNull();
  });

  test('in an archived salon one reads and changes nothing, and it leaves one’s own list', async () => {
    const closed = { space_id: (await anna.found('Closed')).id };
    const task = await write(anna, 'Too late', {}, closed);
    expect(await mine(anna)).toContain('Too late');
    await anna.call(archiveSpace, { params: closed, body: { archived: true } });
    expect(await list(anna, closed)).toHaveLength(1);
    for (const attempt of [
      () => write(anna, 'X', {}, closed),
      () => change(anna, task, { text: 'X' }),
      () => remove(anna, task),
    ])
      await expect(attempt()).rejects.toEqual(refused('space.archived'));
    expect(await mine(anna)).not.toContain('Too late');
  });
});

describe('my own list', () => {
  test('is what I carry everywhere and what nobody else carries of mine; it ends where I may no longer look', async () => {
    const eva = await home.town.guestOf(anna, params.space_id, 'Eva');
    const own = await eva.call(calls.createOwnTask, { body: { id: newId(), text: 'Only mine' } });
    await write(anna, 'Asked of Eva', { assigned_to: eva.id, priority: 1 });
    await write(eva, 'Anyone', { assigned_to: null });
    await write(eva, 'Of Bram', { assigned_to: bram.id });
    await write(eva, 'Of the roofer', { assigned_outside: 'Hendriks' });
    const gone = await write(eva, 'Gone');
    await remove(eva, gone);
    expect(await mine(eva)).toEqual(['Asked of Eva', 'Only mine', 'Anyone']);
    await expect(change(anna, own, { text: 'X' })).rejects.toEqual(refused('found.not'));
    await anna.call(removeMember, { params: { ...params, person_id: eva.id } });
    expect(await mine(eva)).toEqual(['Only mine']);
  });

  test('[X3] a thousand tasks in a salon are read in pages, each once', async () => {
    const big = { space_id: (await anna.found('Everything')).id };
    for (let n = 0; n < 1000; n += 20)
      await Promise.all(Array.from({ length: 20 }, (_, m) => write(anna, `Task ${n + m}`, {}, big)));
    const read: string[] = [];
    let after = 0;
    for (let more = true; more;) {
      const page = await anna.call(calls.listTasks, { params: big, query: { after, limit: 300 } });
      read.push(...page.tasks.map(({ text }) => text));
      after = page.tasks.at(-1)!.born;
      more = page.more;
    }
    expect(read.length).toBe(1000);
    expect(new Set(read).size).toBe(1000);
  });
});

describe('confirming', () => {
  test('[T2] whoever asked confirms that it is done, once; that moves the trust of whoever did it', async () => {
    const trust = async () => (await bram.call(myTrust, { query: {} })).score;
    const before = await trust();
    const task = await write(anna, 'Water the plants', { assigned_to: bram.id });
    await expect(confirm(anna, task)).rejects.toEqual(refused('task.open'));
    const done = await change(bram, task, { completed: true });
    await expect(confirm(bram, done)).rejects.toEqual(refused('allowed.not'));
    expect(await mine(anna)).toContain('Water the plants');
    const confirmed = await Promise.all([confirm(anna, done), confirm(anna, done)]);
    expect(confirmed[0]).toMatchObject({ confirmed_by: anna.id });
    expect(confirmed[1]).toMatchObject({ confirmed_at: confirmed[0]?.confirmed_at });
    expect(await mine(anna)).not.toContain('Water the plants');
    expect(await trust()).toBe(before + 2);
    await change(bram, done, { completed: false });
    await change(bram, done, { completed: true });
    await confirm(anna, done);
    expect(await trust()).toBe(before + 2);
  });

  test('what one did oneself needs no word, and gets none', async () => {
    const done = await change(anna, await write(anna, 'Wash up'), { completed: true });
    await expect(confirm(anna, done)).rejects.toEqual(refused('allowed.not'));
  });
});
