import * as specified from '@kinsong/contract/tasks/specification-calls.ts';
import * as calls from '@kinsong/contract/tasks/tasks.ts';
import { on, type Route } from '../../platform/module.ts';
import { caller } from '../../platform/caller.ts';
import { confirmTask } from './confirm-task.ts';
import { createOwnTask, createTask } from './create-task.ts';
import { projectTodos, smartTodoCreate, taskWithOrigin } from './specification-calls.ts';
import { changeTask, deleteTask, listMine, listTasks } from './tasks.ts';

export const tasksRoutes: readonly Route[] = [
  on(calls.listTasks, (house, { params, query }, visit) =>
    listTasks(house, caller(visit), params.space_id, query),
  ),
  on(calls.myTasks, async (house, _input, visit) => ({ tasks: await listMine(house, caller(visit)) })),
  on(calls.createTask, (house, { params, body }, visit) =>
    createTask(house, caller(visit), params.space_id, body),
  ),
  on(calls.createOwnTask, (house, { body }, visit) => createOwnTask(house, caller(visit), body)),
  on(calls.changeTask, (house, { params, query, body }, visit) =>
    changeTask(house, caller(visit), params.task_id, { ...query, ...body }),
  ),
  on(calls.confirmTask, (house, { params }, visit) => confirmTask(house, caller(visit), params.task_id)),
  on(calls.deleteTask, (house, { params }, visit) => deleteTask(house, caller(visit), params.task_id)),
  on(specified.smartTodoCreate, (house, { body }, visit) => smartTodoCreate(house, caller(visit), body)),
  on(specified.projectTodos, (house, { params }, visit) =>
    projectTodos(house, caller(visit), params.project_id),
  ),
  on(specified.taskWithOrigin, (house, { params, body }, visit) =>
    taskWithOrigin(house, caller(visit), params.project_id, body),
  ),
];
