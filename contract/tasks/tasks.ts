import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { NewTask, TaskChange, TaskChangeInQuery } from './task-input.ts';
import { projectTodos, smartTodoCreate, taskWithOrigin } from './specification-calls.ts';
import { Task } from './task.ts';

const inSpace = z.object({ space_id: Id });
const oneTask = z.object({ task_id: Id });

export const listTasks = call({
  name: 'tasks.list',
  title: 'The tasks of a space, in the order they came to be; `after` is where the last page ended',
  method: 'GET',
  path: '/api/spaces/:space_id/tasks',
  params: inSpace,
  query: z.object({
    after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    limit: z.coerce.number().int().min(1).max(1000).default(500),
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
  errors: ['found.not', 'allowed.not', 'space.archived', 'input.wrong'],
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
  confirmTask,
  deleteTask,
  smartTodoCreate,
  projectTodos,
  taskWithOrigin,
];
