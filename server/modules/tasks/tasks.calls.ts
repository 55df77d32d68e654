import * as specified from '@kinsong/contract/tasks/specification-calls.ts';
import * as calls from '@kinsong/contract/tasks/tasks.ts';
import { on, type Route } from '../../platform/module.ts';
import { caller } from '../../platform/caller.ts';
import { confirmTask } from './confirm-task.ts';
import { createOwnTask, createTask } from './create-task.ts';
import { projectTodos, smartTodoCreate, taskWithOrigin } from './specification-calls.ts';
import { changeTasks } from './change-tasks.ts';
import { deleteTask, deleteTasks, keepTasks } from './delete-tasks.ts';
import { changeTask, claimTask, listMine, listTasks } from './tasks.ts';
import { memberWork } from '@kinsong/contract/tasks/member-work.ts';
import { spaceOverview } from '@kinsong/contract/tasks/overview.ts';
import { overviewOf } from './overview.ts';
import { workOf } from './member-work.ts';

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
  on(calls.claimTask, (house, { params }, visit) => claimTask(house, caller(visit), params.task_id)),
  on(calls.changeTasks, async (house, { params, body }, visit) => ({
    tasks: await changeTasks(house, caller(visit), params.space_id, body.changes),
  })),
  on(calls.deleteTasks, async (house, { params, body }, visit) => ({
    tasks: await deleteTasks(house, caller(visit), params.space_id, body.task_ids),
  })),
  on(calls.keepTasks, async (house, { params, body }, visit) => ({
    tasks: await keepTasks(house, caller(visit), params.space_id, body.task_ids),
  })),
  on(calls.confirmTask, (house, { params }, visit) => confirmTask(house, caller(visit), params.task_id)),
  on(calls.deleteTask, (house, { params }, visit) => deleteTask(house, caller(visit), params.task_id)),
  on(spaceOverview, (house, { params }, visit) => overviewOf(house, caller(visit), params.space_id)),
  on(memberWork, (house, { params }, visit) =>
    workOf(house, caller(visit), params.space_id, params.person_id),
  ),
  on(specified.smartTodoCreate, (house, { body }, visit) => smartTodoCreate(house, caller(visit), body)),
  on(specified.projectTodos, (house, { params }, visit) =>
    projectTodos(house, caller(visit), params.project_id),
  ),
  on(specified.taskWithOrigin, (house, { params, body }, visit) =>
    taskWithOrigin(house, caller(visit), params.project_id, body),
  ),
];
