import { createEvent } from '@kinsong/contract/calendar/calendar.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { newId } from '@kinsong/contract/common/ids.ts';
import { listMessages, postMessage } from '@kinsong/contract/messages/messages.ts';
import { openLevel } from '@kinsong/contract/organiser/organiser.ts';
import { priorityNames } from '@kinsong/contract/organiser/task-words.ts';
import { kinds } from '@kinsong/contract/spaces/space-kinds.ts';
import { listProjects } from '@kinsong/contract/spaces/specification-calls.ts';
import { foundSpace, handOver, openSpace, removeMember } from '@kinsong/contract/spaces/spaces.ts';
import { quoted } from '@kinsong/contract/tasks/detect-task-in-text.ts';
import { projectTodos, taskWithOrigin, type Todo } from '@kinsong/contract/tasks/specification-calls.ts';
import { statuses } from '@kinsong/contract/tasks/task.ts';
import { changeTask } from '@kinsong/contract/tasks/tasks.ts';
import { listVotes, openVote } from '@kinsong/contract/votes/votes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../test/app.ts';
import type { Citizen } from '../../test/people.ts';

let home: TestApp;
/** Keeps the family, and is not in its project. */
let anna: Citizen;
/** Owns the project. */
let bram: Citizen;
let stranger: Citizen;
let family: string;
let project: string;

beforeAll(async () => {
  home = await openTestApp();
  anna = await home.town.person('Anna');
  family = (await anna.found('The Dekkers', 'family')).id;
  project = newId();
  await anna.call(foundSpace, {
    body: { id: project, kind: 'project', name: 'Mending the House', parent_id: family },
  });
  bram = await home.town.guestOf(anna, project, 'Bram');
  stranger = await home.town.person('Stranger');
});
afterAll(() => home.close());

const inProject = () => ({ params: { project_id: project } });
const todo = (who: Citizen, text: string, more: object = {}) =>
  who.call(taskWithOrigin, { ...inProject(), body: { text, ...more } });
const todos = async (who: Citizen): Promise<Todo[]> => (await who.call(projectTodos, inProject())).todos;
const refused = (code: string): object => expect.objectContaining({ code }) as object;

test('[X2] a project of the tree is a salon: messages, tasks, calendar, votes and people, for those who are in it', async () => {
  expect(kinds.project.tools).toEqual(['messages', 'todo', 'calendar', 'voting', 'docs']);
  const params = { space_id: project };
  await bram.call(postMessage, { params, body: { id: newId(), content: 'Slate comes on Monday' } });
  await todo(bram, 'Unload the slate');
  const when = { date: '2099-01-01', time: '14:00', zone: 'Europe/Amsterdam' };
  await bram.call(createEvent, { params, body: { id: newId(), title: 'Slate day', ...when } });
  await bram.call(openVote, {
    params,
    body: { id: newId(), title: 'Natural slate?', deadline: '2099-01-01T18:00:00.000Z' },
  });
  expect((await anna.call(listVotes, { params, query: {} })).votes).toHaveLength(1);
  expect((await anna.call(openSpace, { params })).members).toHaveLength(2);
  const { node } = await bram.call(openLevel, { query: { node_id: project } });
  expect(node).toMatchObject({ kind: 'project', pending_todos: 1, role: 'member', family_id: family });
});

test('[X2] who only keeps the family sees that the project is there, and nothing of its tabs', async () => {
  const own = newId();
  await anna.call(foundSpace, { body: { id: own, kind: 'project', name: 'Handed on', parent_id: family } });
  const tomas = await home.town.guestOf(anna, own, 'Tomas');
  const params = { space_id: own };
  await anna.call(handOver, { params: { space_id: own, person_id: tomas.id } });
  await anna.call(removeMember, { params: { space_id: own, person_id: anna.id } });
  const { children } = await anna.call(openLevel, { query: { node_id: family } });
  expect(children.find(({ id }) => id === own)).toMatchObject({ role: null, member_count: 1 });
  await expect(anna.call(listMessages, { params, query: {} })).rejects.toEqual(refused('found.not'));
  await expect(anna.call(listVotes, { params, query: {} })).rejects.toEqual(refused('found.not'));
  await expect(anna.call(projectTodos, { params: { project_id: own } })).rejects.toEqual(
    refused('found.not'),
  );
});

test('[X3] a task takes each of the four statuses and each of P1 to P4, in the query as in a body', async () => {
  const { id } = await todo(bram, 'Borrow the long ladder');
  const params = { task_id: id };
  for (const status of statuses) {
    await bram.call(changeTask, { params, query: { status }, body: undefined });
    const now = (await todos(anna)).find((each) => each.id === id);
    expect(now).toMatchObject({ status, completed: status === 'completed' });
  }
  for (const { code } of Object.values(priorityNames)) {
    await bram.call(changeTask, { params, query: {}, body: { priority: code as 'P1' } });
    expect((await todos(anna)).find((each) => each.id === id)).toMatchObject({ priority: code });
  }
  await expect(
    bram.call(changeTask, { params, query: { status: 'forgotten' as 'pending' }, body: undefined }),
  ).rejects.toEqual(refused('input.wrong'));
  expect((await todos(anna)).find((each) => each.id === id)).toMatchObject({ status: 'completed' });
});

test('[X3] what a task came from is kept whole, and shown by its first 40 characters', async () => {
  const origin_text = 'When it rains I put the soup pot under it, and then the other soup pot as well';
  const { origin } = await todo(bram, 'Ask about the roof', { origin_type: 'message', origin_text });
  expect(origin.origin_text).toBe(origin_text);
  expect(quoted(origin.origin_text)).toBe('When it rains I put the soup pot under i...');
});

test('[E26] who has no project gets none, never a sample; one that is not theirs is not there', async () => {
  const alone = await home.town.guestOf(anna, family, 'Alone');
  expect((await alone.call(listProjects, {})).projects).toEqual([]);
  for (const project_id of [project, newId()])
    await expect(stranger.call(projectTodos, { params: { project_id } })).rejects.toEqual(
      refused('found.not'),
    );
});

test('[E32] what was refused changed nothing, and said again with the same id it is stored once', async () => {
  const before = await todos(anna);
  const wrong = await todo(bram, ' ').catch((error: unknown) => error);
  expect(wrong).toBeInstanceOf(Refusal);
  expect(wrong).toMatchObject({ code: 'input.wrong', fields: { text: expect.any(String) } });
  await expect(todo(stranger, 'Not mine')).rejects.toEqual(refused('found.not'));
  expect(await todos(anna)).toEqual(before);
  const id = newId();
  const [first, again] = [await todo(bram, 'Fetch sand', { id }), await todo(bram, 'Fetch sand', { id })];
  expect(again).toEqual(first);
  expect(await todos(anna)).toHaveLength(before.length + 1);
  await expect(todo(anna, 'Something else', { id })).rejects.toEqual(refused('id.taken'));
});
