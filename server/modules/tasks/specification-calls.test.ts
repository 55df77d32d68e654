import { newId } from '@kinsong/contract/common/ids.ts';
import { archiveSpace, mySpaces } from '@kinsong/contract/spaces/spaces.ts';
import * as specified from '@kinsong/contract/tasks/specification-calls.ts';
import { myTasks } from '@kinsong/contract/tasks/tasks.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let anna: Citizen;
let bram: Citizen;
let outsider: Citizen;
let project: string;

beforeAll(async () => {
  home = await openTestApp();
  anna = await home.town.person('Anna');
  outsider = await home.town.person('Olaf');
  project = (await anna.found('Mending the House')).id;
  bram = await home.town.guestOf(anna, project, 'Bram');
});
afterAll(() => home.close());

/** As the specification's own client would say it: no id of a task, a thread for a project. */
const smart = (who: Citizen, body: Record<string, unknown>) =>
  who.call(specified.smartTodoCreate, {
    body: { text: 'Call the roofer', priority: 3, project_id: 'thread_42', thread_context: {}, ...body },
  });
const todosOf = async (who: Citizen, project_id: string) =>
  (await who.call(specified.projectTodos, { params: { project_id } })).todos;
const projectsOf = async (who: Citizen, name: string) =>
  (await who.call(mySpaces, {})).spaces.filter((space) => space.name === name);

describe('[P11] a smart todo', () => {
  test('finds the project of that name, however it is written', async () => {
    const answer = await smart(bram, {
      project_name: ' mending  the HOUSE ',
      auto_create_project: true,
    });
    expect(answer).toMatchObject({
      project_name: 'Mending the House',
      project_id: project,
      project_created: false,
      todo: { text: 'Call the roofer', priority: 'P3', status: 'pending', assigned_to: bram.id },
    });
    expect(await todosOf(anna, project)).toContainEqual(answer.todo);
  });

  test('founds the project where there is none, once, however often it is tried at once or later', async () => {
    const body = { project_name: 'Garden Party', auto_create_project: true };
    const id = newId();
    const answers = await Promise.all([
      smart(anna, { ...body, id }),
      smart(anna, { ...body, id }),
      smart(anna, body),
    ]);
    answers.push(await smart(anna, { ...body, id }));
    const [party, ...others] = await projectsOf(anna, 'Garden Party');
    expect(others).toEqual([]);
    expect(new Set(answers.map(({ project_id }) => project_id))).toEqual(new Set([party!.id]));
    expect(await todosOf(anna, party!.id)).toHaveLength(2);
  });

  test('founds another one when the first was archived', async () => {
    const body = { project_name: 'Winter', auto_create_project: true };
    const first = await smart(anna, body);
    await anna.call(archiveSpace, { params: { space_id: first.project_id }, body: { archived: true } });
    const second = await smart(anna, body);
    expect(second).toMatchObject({ project_name: 'Winter', project_created: true });
    expect(second.project_id).not.toBe(first.project_id);
  });

  test('without a name it lies in the project of that id, or in one’s own thread', async () => {
    expect(await smart(anna, { project_id: project })).toMatchObject({ project_id: project });
    const own = await smart(anna, { text: 'Only for me' });
    expect((await anna.call(myTasks, {})).tasks).toContainEqual(
      expect.objectContaining({ id: own.todo.id, space_id: own.project_id }),
    );
    await expect(smart(outsider, { project_id: own.project_id })).rejects.toMatchObject({
      code: 'found.not',
    });
    await expect(smart(outsider, { project_id: project })).rejects.toMatchObject({ code: 'found.not' });
  });

  test('[E19] a project that is not there and not wanted is refused in the catalogue’s words', async () => {
    await expect(smart(anna, { project_name: 'Nowhere' })).rejects.toMatchObject({
      code: 'todo.smart',
      message: 'Smart todo creation failed',
    });
    expect(await projectsOf(anna, 'Nowhere')).toEqual([]);
  });

  test('somebody else’s project of that name is not found, and not touched', async () => {
    await outsider.found('Ours');
    const answer = await smart(anna, { project_name: 'Ours', auto_create_project: true });
    expect(answer.project_created).toBe(true);
  });

  test('what is longer than a title stands whole in the description', async () => {
    const text = `Ask about the roof. ${'It leaks over the bed, not much, but it leaks. '.repeat(20)}`;
    const { todo } = await smart(anna, { text, project_id: project });
    expect(todo).toMatchObject({ text: 'Ask about the roof', description: text.trim() });
  });
});

describe('[X3] a task with what it came from, by the collaboration calls', () => {
  test('has the specification’s fields, P3 and manual by default', async () => {
    const plain = await anna.call(specified.taskWithOrigin, {
      params: { project_id: project },
      body: { text: 'Sweep' },
    });
    expect(plain).toMatchObject({
      text: 'Sweep',
      priority: 'P3',
      status: 'pending',
      completed: false,
      due_date: null,
      origin: { origin_type: 'manual', origin_id: null, origin_text: '' },
    });
    const said = newId();
    const quoted = await anna.call(specified.taskWithOrigin, {
      params: { project_id: project },
      body: {
        text: 'Slate hooks',
        priority: 'P1',
        origin_type: 'message',
        origin_id: said,
        origin_text: 'Bring slate hooks',
      },
    });
    expect(quoted).toMatchObject({
      priority: 'P1',
      created_from_message: said,
      origin: { origin_type: 'message', origin_id: said, origin_text: 'Bring slate hooks' },
    });
    expect(await todosOf(bram, project)).toEqual(expect.arrayContaining([plain, quoted]));
  });

  test('blank text is refused, and a stranger finds nothing', async () => {
    const params = { project_id: project };
    await expect(anna.call(specified.taskWithOrigin, { params, body: { text: '  ' } })).rejects.toMatchObject(
      { code: 'input.wrong', fields: { text: expect.any(String) } },
    );
    await expect(todosOf(outsider, project)).rejects.toMatchObject({ code: 'found.not' });
  });
});
