import { newId } from '@kinsong/contract/common/ids.ts';
import { changeSettings, foundSpace } from '@kinsong/contract/spaces/spaces.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';
import { agoInWords } from './specification-calls.ts';

let home: TestApp;
let anna: Citizen;
let now = new Date('2026-11-22T12:00:00Z');

beforeAll(async () => {
  home = await openTestApp({ clock: { now: () => now } });
  anna = await home.town.person('Anna');
});
afterAll(() => home.close());

type Loose = Record<string, unknown>;
type Client = ReturnType<typeof collaboration>;

/** The collaboration service's ordinary client, from the specification alone: nothing here knows our contract. */
function collaboration(base: string, storage: Map<string, string>) {
  const send = async (method: string, path: string, body?: Loose): Promise<Loose> => {
    const response = await fetch(`${base}/api${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${storage.get('token') ?? 'test'}`,
        'Content-Type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(String(response.status));
    return (await response.json()) as Loose;
  };
  const inQuery = (fields: Loose): string =>
    new URLSearchParams(
      Object.entries(fields).flatMap(([name, value]): [string, string][] =>
        value === null ? [] : [[name, `${value as string | number}`]],
      ),
    ).toString();
  return {
    mine: async () => (await send('GET', '/projects/my-projects'))['projects'] as Loose[],
    projects: async () => (await send('GET', '/projects'))['projects'] as Loose[],
    messages: async (id: string) => (await send('GET', `/projects/${id}/messages`))['messages'] as Loose[],
    todos: async (id: string) => (await send('GET', `/projects/${id}/todos`))['todos'] as Loose[],
    say: (id: string, content: string) =>
      send('POST', `/projects/${id}/messages/direct?${inQuery({ content })}`),
    make: (id: string, { text, priority = 'P3', ...origin }: Loose) =>
      send('POST', `/projects/${id}/tasks/with-origin`, {
        ...{ text, priority, origin_type: 'manual', origin_id: null, origin_text: null },
        ...origin,
      }),
    change: (id: string, fields: Loose) => send('PUT', `/tasks/${id}?${inQuery(fields)}`),
    smart: (thread: string, text: string, project_name: string) =>
      send('POST', '/projects/smart-todo-create', {
        ...{ text, priority: 3, project_id: `thread_${thread}`, project_name, auto_create_project: true },
        thread_context: { title: project_name },
      }),
  };
}

const one = async (client: Client, name: string): Promise<Loose> => {
  const found = (await client.mine()).find((project) => project['name'] === name);
  if (found === undefined) throw new Error(`no project ${name}`);
  return found;
};

test('[K20] [K21] [K33] [K35] [K36] [K37] [K38] the specification’s client, which knows only its §7, runs through all of its calls', async () => {
  const client = collaboration(home.base, new Map([['token', anna.token ?? '']]));
  const smart = await client.smart('42', 'Ask who brings the second table', 'Noor turns nine');
  expect(smart['project_name']).toBe('Noor turns nine');

  const project = await one(client, 'Noor turns nine');
  const id = String(project['id']);
  expect(project).toEqual({
    ...{ id, name: 'Noor turns nine', type: 'personal', health_status: 'excellent', members: 1 },
    ...{ last_activity: 'just now', progress: 0, due_date: null, priority: 3, description: '' },
    ...{ overdue_todos: 0, pending_votes: 0, total_todos: 1, completed_todos: 0 },
    thumbnail: expect.stringMatching(/^\/api\/avatars\/drawn\?style=shapes&/),
  });
  expect(await client.projects()).toContainEqual(project);

  const said = await client.say(id, 'Who has the long table?');
  expect((await client.messages(id)).map(({ content }) => content)).toContain('Who has the long table?');
  const quoted = await client.make(id, {
    ...{ text: 'Fetch the table', priority: 'P1', origin_type: 'message' },
    ...{ origin_id: said['id'], origin_text: 'Who has the long table?' },
  });
  const plain = await client.make(id, { text: 'Bake' });
  expect(plain['priority']).toBe('P3');
  await client.change(String(quoted['id']), { due_date: '2026-11-24', notes: null });
  await client.change(String(plain['id']), { status: 'completed' });
  const todos = await client.todos(id);
  expect(todos.find((todo) => todo['id'] === quoted['id'])).toMatchObject({
    ...{ text: 'Fetch the table', priority: 'P1', due_date: '2026-11-24', completed: false },
    created_from_message: said['id'],
  });
  expect(todos.find((todo) => todo['id'] === plain['id'])).toMatchObject({ completed: true });

  now = new Date('2026-11-25T13:00:00Z');
  expect(await one(client, 'Noor turns nine')).toMatchObject({
    ...{ last_activity: '3 days ago', progress: 33, overdue_todos: 1, total_todos: 3, completed_todos: 1 },
    health_status: 'healthy',
  });
});

test('[K21] type, priority, day and description come from the settings; archived and other spaces are no projects', async () => {
  const client = collaboration(home.base, new Map([['token', anna.token ?? '']]));
  const { id } = await anna.call(foundSpace, {
    body: { id: newId(), kind: 'project', name: 'Roof', template: 'house_repair' },
  });
  const body = {
    type: 'community',
    priority: 1,
    due_date: '2027-03-01',
    description: 'Before winter',
  } as const;
  await anna.call(changeSettings, { params: { space_id: id }, body });
  expect(await one(client, 'Roof')).toMatchObject({ ...body, total_todos: 6 });
  await anna.found('The Marrows', 'family');
  expect((await client.mine()).map(({ name }) => name)).not.toContain('The Marrows');
});

test('[K33] without a token of its own the client says “test”, and is refused as any stranger is', async () => {
  const client = collaboration(home.base, new Map());
  await expect(client.projects()).rejects.toThrow('401');
  await expect(client.mine()).rejects.toThrow('401');
});

test.each([
  [20, 'just now'],
  [60, '1 minute ago'],
  [3599, '59 minutes ago'],
  [7200, '2 hours ago'],
  [86_400, '1 day ago'],
  [13 * 86_400, '13 days ago'],
  [30 * 86_400, 'Sat 26 September'],
])('[K21] the last activity %i seconds ago reads as %s', (seconds, words) => {
  const at = new Date('2026-10-26T12:00:00Z');
  expect(agoInWords(new Date(at.getTime() - seconds * 1000), at)).toBe(words);
});
