import type { Task } from '@kinsong/contract/tasks/task.ts';
import type { Todo } from '@kinsong/contract/tasks/specification-calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
let anna: Citizen;
let project: string;

beforeAll(async () => {
  home = await openTestApp();
  anna = await home.town.person('Anna');
  project = (await anna.found('Mending the House')).id;
});
afterAll(() => home.close());

/** As another client than ours sends it: the path and the payload as the specification's table has them. */
async function send<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`${home.base}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}
const todos = async () => (await send<{ todos: Todo[] }>('GET', `/projects/${project}/todos`)).todos;

test('[K20] POST /api/projects/smart-todo-create takes the payload of a thread, and answers with the project’s name', async () => {
  const answer = await send<{ project_name: string; project_id: string }>(
    'POST',
    '/projects/smart-todo-create',
    {
      text: 'Ask who brings the second table',
      priority: 3,
      project_id: 'thread_42',
      project_name: 'Noor turns nine',
      auto_create_project: true,
      thread_context: { title: 'Noor turns nine', messages: [] },
    },
  );
  expect(answer.project_name).toBe('Noor turns nine');
  const there = await send<{ todos: Todo[] }>('GET', `/projects/${answer.project_id}/todos`);
  expect(there.todos).toMatchObject([{ text: 'Ask who brings the second table', priority: 'P3' }]);
});

test('[K37] [K35] POST /api/projects/{id}/tasks/with-origin writes it down, and GET /api/projects/{id}/todos has it', async () => {
  const plain = await send<Todo>('POST', `/projects/${project}/tasks/with-origin`, {
    text: 'Sweep the yard',
  });
  const quoted = await send<Todo>('POST', `/projects/${project}/tasks/with-origin`, {
    text: 'Bring slate hooks',
    priority: 'P1',
    origin_type: 'message',
    origin_id: project,
    origin_text: 'Somebody should bring slate hooks',
  });
  expect(plain).toMatchObject({ priority: 'P3', origin: { origin_type: 'manual' } });
  expect(quoted.origin).toEqual({
    origin_type: 'message',
    origin_id: project,
    origin_text: 'Somebody should bring slate hooks',
  });
  expect(await todos()).toEqual(expect.arrayContaining([plain, quoted]));
});

test('[K38] PUT /api/tasks/{id} takes the changed fields in the query, or in a JSON body, and leaves the others', async () => {
  const { id } = await send<Todo>('POST', `/projects/${project}/tasks/with-origin`, {
    text: 'Paint the door',
  });
  const inQuery = await send<Task>('PUT', `/tasks/${id}?priority=P2&due_date=2026-12-01`);
  expect(inQuery).toMatchObject({ text: 'Paint the door', priority: 2, due_date: '2026-12-01' });
  const inBody = await send<Task>('PUT', `/tasks/${id}`, { status: 'completed', text: 'Paint the gate' });
  expect(inBody).toMatchObject({ text: 'Paint the gate', priority: 2, due_date: '2026-12-01' });
  expect((await todos()).find((todo) => todo.id === id)).toMatchObject({
    text: 'Paint the gate',
    priority: 'P2',
    status: 'completed',
    completed: true,
    due_date: '2026-12-01',
  });
});

test('[K37] [K38] of the hour of a task the specified calls neither take nor tell anything', async () => {
  const { id } = await send<Todo>('POST', `/projects/${project}/tasks/with-origin`, {
    text: 'Collect the bread',
    due_time: '16:00',
  });
  const inQuery = await send<Task>('PUT', `/tasks/${id}?due_date=2026-12-01&due_time=16:00`);
  expect(inQuery).toMatchObject({ due_date: '2026-12-01', due_time: null });
  expect(await send<Task>('PUT', `/tasks/${id}`, { due_time: '16:00' })).toMatchObject({ due_time: '16:00' });
  expect(await send<Task>('PUT', `/tasks/${id}?priority=P1`)).toMatchObject({ due_time: '16:00' });
  expect((await todos()).find((todo) => todo.id === id)).not.toHaveProperty('due_time');
});
