import * as z from 'zod';
import { memberWork } from './member-work.ts';
import { spaceOverview } from './overview.ts';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { NewTask, TaskChange, TaskChangeInQuery } from './task-input.ts';
import { projectTodos, smartTodoCreate, taskWithOrigin } from './specification-calls.ts';
import { Task } from './task.ts';

const inSpace = z.object({ space_id: Id });
const oneTask = z.object({ task_id: Id });

/** So many of a space's tasks one answer holds at the most. */
export const mostInAPage = 1000;

export const listTasks = call({
  name: 'tasks.list',
  title: 'The tasks of a space, in the order they came to be; `after` is where the last page ended',
  method: 'GET',
  path: '/api/spaces/:space_id/tasks',
  params: inSpace,
  query: z.object({
    after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    limit: z.coerce.number().int().min(1).max(mostInAPage).default(500),
  }),
  answer: z.object({ tasks: z.array(Task), more: z.boolean(), rev: z.int() }),
  permission: 'tasks.read',
  errors: ['found.not'],
});

/** What I carry, wherever it is; what I asked for and wait to confirm; and what was done in the last weeks. */
export const myTasks = call({
  name: 'tasks.mine',
  title: 'What I carry in all my spaces, and what I asked for and have still to confirm',
  method: 'GET',
  path: '/api/tasks',
  answer: z.object({ tasks: z.array(Task) }),
  permission: 'person',
  errors: [],
});

export const createTask = call({
  name: 'tasks.create',
  title: 'Write down a task in a space; the client makes the id, so that writing it twice stores it once',
  method: 'POST',
  path: '/api/spaces/:space_id/tasks',
  params: inSpace,
  body: NewTask,
  answer: Task,
  permission: 'tasks.create',
  errors: ['found.not', 'allowed.not', 'space.archived', 'id.taken', 'input.wrong'],
});

export const createOwnTask = call({
  name: 'tasks.createOwn',
  title: 'Write down a task for oneself alone: it lies in the private thread',
  method: 'POST',
  path: '/api/tasks',
  body: NewTask,
  answer: Task,
  permission: 'person',
  errors: ['id.taken', 'input.wrong'],
});

export const changeTask = call({
  name: 'tasks.change',
  title: 'Change a task; what changes stands in the query or in a JSON body',
  method: 'PUT',
  path: '/api/tasks/:task_id',
  params: oneTask,
  query: TaskChangeInQuery,
  body: TaskChange.nullish(),
  answer: Task,
  permission: 'person',
  errors: ['found.not', 'allowed.not', 'space.archived', 'task.proof', 'input.wrong'],
});

export const claimTask = call({
  name: 'tasks.claim',
  title: 'Take on a task that nobody carries; where somebody was quicker, it stays theirs',
  method: 'PUT',
  path: '/api/tasks/:task_id/carrier',
  params: oneTask,
  answer: Task,
  permission: 'person',
  errors: ['found.not', 'allowed.not', 'space.archived'],
});

const mostAtOnce = 500;
const someTasks = z.object({ task_ids: z.array(Id).min(1).max(mostAtOnce) });

export const changeTasks = call({
  name: 'tasks.changeMany',
  title: 'Change several tasks of a space at once: all of them or, where one is not theirs to change, none',
  method: 'PUT',
  path: '/api/spaces/:space_id/tasks',
  params: inSpace,
  body: z.object({
    changes: z
      .array(z.object({ task_id: Id, change: TaskChange }))
      .min(1)
      .max(mostAtOnce),
  }),
  answer: z.object({ tasks: z.array(Task) }),
  permission: 'tasks.changeOwn',
  errors: ['found.not', 'allowed.not', 'space.archived', 'task.proof', 'input.wrong'],
});

export const deleteTasks = call({
  name: 'tasks.deleteMany',
  title: 'Take several tasks of a space away at once: all of them or none',
  method: 'POST',
  path: '/api/spaces/:space_id/tasks/deleted',
  params: inSpace,
  body: someTasks,
  answer: z.object({ tasks: z.array(Task) }),
  permission: 'tasks.deleteOwn',
  errors: ['found.not', 'allowed.not', 'space.archived'],
});

/** Their words are kept for a moment after a deletion, for the one who deleted. */
export const keepTasks = call({
  name: 'tasks.keepMany',
  title: 'Undo a deletion of one’s own, within an hour',
  method: 'PUT',
  path: '/api/spaces/:space_id/tasks/kept',
  params: inSpace,
  body: someTasks,
  answer: z.object({ tasks: z.array(Task) }),
  permission: 'tasks.deleteOwn',
  errors: ['found.not', 'allowed.not', 'space.archived'],
});

export const confirmTask = call({
  name: 'tasks.confirm',
  title: 'Say that what I asked for is done',
  method: 'PUT',
  path: '/api/tasks/:task_id/confirmed',
  params: oneTask,
  answer: Task,
  permission: 'person',
  errors: ['found.not', 'allowed.not', 'space.archived', 'task.open'],
});

export const deleteTask = call({
  name: 'tasks.delete',
  title: 'Take a task away, for everyone',
  method: 'DELETE',
  path: '/api/tasks/:task_id',
  params: oneTask,
  answer: Task,
  permission: 'person',
  errors: ['found.not', 'allowed.not', 'space.archived'],
});

export const tasksCalls = [
  listTasks,
  myTasks,
  createTask,
  createOwnTask,
  changeTask,
  claimTask,
  changeTasks,
  confirmTask,
  deleteTask,
  deleteTasks,
  keepTasks,
  smartTodoCreate,
  projectTodos,
  taskWithOrigin,
  memberWork,
  spaceOverview,
];
