import { newId } from '@kinsong/contract/common/ids.ts';
import { postMessage } from '@kinsong/contract/messages/messages.ts';
import * as calls from '@kinsong/contract/spaces/spaces.ts';
import { starters } from '@kinsong/contract/spaces/templates.ts';
import { templates } from '@kinsong/contract/spaces/settings.ts';
import type { Vitals } from '@kinsong/contract/spaces/vitals.ts';
import { addDays } from '@kinsong/contract/common/calendar-days.ts';
import { changeTask, createTask, deleteTask, listTasks } from '@kinsong/contract/tasks/tasks.ts';
import fc from 'fast-check';
import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let anna: Citizen;
let now = new Date();
const today = () => now.toISOString().slice(0, 10);

beforeAll(async () => {
  home = await openTestApp({ clock: { now: () => now } });
  anna = await home.town.person('Anna');
});
afterAll(() => home.close());

const vitalsOf = async (space_id: string): Promise<Vitals> =>
  (await anna.call(calls.openSpace, { params: { space_id } })).space.vitals;
const write = (space_id: string, due_date: string | null = null) => {
  const id = newId();
  return anna.call(createTask, { params: { space_id }, body: { id, text: 'Sweep', due_date } });
};
const change = (task_id: string, body: object) =>
  anna.call(changeTask, { params: { task_id }, query: {}, body });

/** What the rows themselves say. */
async function counted(space_id: string): Promise<Pick<Vitals, 'open_tasks' | 'done_tasks' | 'due'>> {
  const { tasks } = await anna.call(listTasks, { params: { space_id }, query: {} });
  const open = tasks.filter(({ status }) => status !== 'completed');
  const days = Map.groupBy(
    open.flatMap(({ due_date }) => (due_date === null ? [] : [due_date])),
    (day) => day,
  );
  const due = Object.fromEntries([...days].map(([day, { length }]) => [day, length]));
  return { open_tasks: open.length, done_tasks: tasks.length - open.length, due };
}

test('[P3] tasks are counted as they are written, ticked, moved to another day and taken away', async () => {
  const { id, vitals } = await anna.found('Roof');
  expect(vitals).toMatchObject({ open_tasks: 0, done_tasks: 0, due: {}, mandatory_votes: 0, open_votes: 0 });
  const [one, two] = [await write(id, '2099-01-01'), await write(id, '2099-01-01')];
  expect(await vitalsOf(id)).toMatchObject({ open_tasks: 2, done_tasks: 0, due: { '2099-01-01': 2 } });
  await change(one.id, { due_date: '2099-01-02' });
  expect((await vitalsOf(id)).due).toEqual({ '2099-01-01': 1, '2099-01-02': 1 });
  await change(one.id, { completed: true });
  expect(await vitalsOf(id)).toMatchObject({ open_tasks: 1, done_tasks: 1, due: { '2099-01-01': 1 } });
  await change(one.id, { completed: false });
  await anna.call(deleteTask, { params: { task_id: two.id } });
  await anna.call(deleteTask, { params: { task_id: two.id } });
  expect(await vitalsOf(id)).toMatchObject({ open_tasks: 1, done_tasks: 0, due: { '2099-01-02': 1 } });
});

test('[P3] whatever is done to tasks at once and twice, the counts are those of the rows', async () => {
  const act = fc.record({
    what: fc.constantFrom('tick', 'untick', 'day', 'no day', 'delete'),
    which: fc.nat(4),
    day: fc.constantFrom('2099-03-01', '2099-03-02'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 14 }), async (acts) => {
      const { id } = await anna.found('Race');
      const tasks = await Promise.all([0, 1, 2, 3, 4].map((n) => write(id, n < 3 ? '2099-03-01' : null)));
      await Promise.allSettled(
        acts.map(({ what, which, day }) => {
          const task_id = tasks[which]!.id;
          if (what === 'delete') return anna.call(deleteTask, { params: { task_id } });
          if (what === 'day') return change(task_id, { due_date: day });
          if (what === 'no day') return change(task_id, { due_date: null });
          return change(task_id, { completed: what === 'tick' });
        }),
      );
      expect(await vitalsOf(id)).toMatchObject(await counted(id));
    }),
    { numRuns: 12 },
  );
});

test('[P3] words and tasks move the last activity, once a minute; what moved is told after a gap', async () => {
  const { id } = await anna.found('Talk');
  const say = () =>
    anna.call(postMessage, { params: { space_id: id }, body: { id: newId(), content: 'Hello' } });
  const before = await vitalsOf(id);
  now = new Date(now.getTime() + 30_000);
  await say();
  expect((await vitalsOf(id)).last_activity_at).toBe(before.last_activity_at);
  now = new Date(now.getTime() + 45_000);
  const { seq } = await say();
  expect(await vitalsOf(id)).toMatchObject({ last_activity_at: now.toISOString(), rev: seq });
  now = new Date(now.getTime() + 90_000);
  await Promise.all([say(), say(), say()]);
  const later = await vitalsOf(id);
  expect(later.last_activity_at).toBe(now.toISOString());
  const { changes } = await anna.call(calls.changesSince, {
    params: { space_id: id },
    query: { since: seq },
  });
  expect(changes.filter(({ event }) => event === 'spaces.vitalsChanged').map(({ data }) => data)).toEqual([
    later,
  ]);
  await write(id);
  const task = await write(id);
  now = new Date(now.getTime() + 120_000);
  await change(task.id, { notes: 'With care' });
  expect((await vitalsOf(id)).last_activity_at).toBe(now.toISOString());
});

test('[P3] a house that had tasks and words before it counted them counts them rightly from its migration on', async () => {
  const { id } = await anna.found('Older than its counts');
  const [done] = [await write(id, '2099-01-01'), await write(id, '2099-01-01'), await write(id)];
  const gone = await write(id, '2099-01-01');
  await change(done.id, { completed: true });
  await anna.call(deleteTask, { params: { task_id: gone.id } });
  now = new Date(now.getTime() + 120_000);
  await anna.call(postMessage, { params: { space_id: id }, body: { id: newId(), content: 'Hello' } });
  const known = await vitalsOf(id);
  const counting = await migrationSaying('INSERT INTO "space_vitals"');
  await home.app.house.db.runText(`delete from space_vitals; ${counting}`);
  expect(await vitalsOf(id)).toEqual(known);
  expect((await anna.call(calls.mySpaces, {})).spaces.length).toBeGreaterThan(3);
});

async function migrationSaying(words: string): Promise<string> {
  const folder = new URL('../../migrations/', import.meta.url);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')));
  const statements = texts.flatMap((text) => text.split('--> statement-breakpoint'));
  const found = statements.find((each) => each.includes(words));
  if (found === undefined) throw new Error(`no migration says ${words}`);
  return found;
}

test.each(templates)(
  '[P1] the template %s furnishes a salon, and founding it twice furnishes it once',
  async (template) => {
    const body = { id: newId(), kind: 'project', name: 'New', template } as const;
    const [space] = await Promise.all([
      anna.call(calls.foundSpace, { body }),
      anna.call(calls.foundSpace, { body }),
    ]);
    const { tasks, rev } = await anna.call(listTasks, { params: { space_id: space.id }, query: {} });
    expect(tasks.map(({ text, due_date, priority }) => ({ text, due_date, priority }))).toEqual(
      starters[template].map(({ text, days, priority }) => ({
        ...{ text, priority },
        due_date: days === null ? null : addDays(today(), days),
      })),
    );
    expect(tasks.every(({ assigned_to, status }) => assigned_to === null && status === 'pending')).toBe(true);
    expect(rev).toBe(1 + tasks.length);
    expect(await vitalsOf(space.id)).toMatchObject({ ...(await counted(space.id)), rev });
  },
);

test('[P1] the templates are many things well said: short, different, each with something to do this week', () => {
  for (const name of templates.filter((each) => each !== 'empty')) {
    const texts = starters[name].map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.every((text) => text.length <= 60 && !/[!.]$/.test(text))).toBe(true);
    expect(starters[name].some(({ days }) => days !== null && days <= 7)).toBe(true);
  }
});

test('[P1] a house with two hundred salons lists them all, counted, by one question and at once', async () => {
  const rosa = await home.town.person('Rosa');
  for (let n = 0; n < 200; n += 20)
    await Promise.all(Array.from({ length: 20 }, (_, at) => rosa.found(`Salon ${n + at}`)));
  let asked = 0;
  const { db } = home.app.house;
  const select = db.select.bind(db);
  Object.assign(db, {
    select: (...args: Parameters<typeof select>) => {
      asked += 1;
      return select(...args);
    },
  });
  const { listMySpaces } = await import('./spaces.ts');
  await listMySpaces(home.app.house, rosa);
  asked = 0;
  const began = performance.now();
  const mine = await listMySpaces(home.app.house, rosa);
  const took = performance.now() - began;
  Object.assign(db, { select });
  expect(mine.filter(({ vitals }) => vitals.open_tasks === 0).length).toBeGreaterThanOrEqual(200);
  // The number of members is counted within the same statement.
  expect(asked).toBeLessThanOrEqual(2);
  expect(took).toBeLessThan(500);
});
