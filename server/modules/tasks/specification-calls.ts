import type { AnswerSent, Received } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { Id, newId } from '@kinsong/contract/common/ids.ts';
import { titled } from '@kinsong/contract/tasks/detect-task-in-text.ts';
import { NewTask } from '@kinsong/contract/tasks/task-input.ts';
import type * as calls from '@kinsong/contract/tasks/specification-calls.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import { ensureThread, nameOfSpace } from '../spaces/index.ts';
import { createTask } from './create-task.ts';
import { projectNamed } from './find-project.ts';
import { todoShape } from './contract-shapes.ts';
import { listTasks } from './tasks.ts';

/** As many as the specification's list ever shows at once. */
const mostTodos = 1000;

/** The specification's own names for tasks (S2 §7). */
export async function projectTodos(
  house: House,
  person: Person,
  projectId: string,
): Promise<AnswerSent<typeof calls.projectTodos>> {
  const { tasks } = await listTasks(house, person, projectId, { after: 0, limit: mostTodos });
  return { todos: tasks.map(todoShape) };
}

type WithOrigin = Received<typeof calls.taskWithOrigin>['body'];

export async function taskWithOrigin(
  house: House,
  person: Person,
  projectId: string,
  { id = newId(), text, priority, origin_type, origin_id, origin_text }: WithOrigin,
): Promise<AnswerSent<typeof calls.taskWithOrigin>> {
  const origin = {
    type: origin_type,
    id: origin_id ?? null,
    space_id: origin_id == null ? null : projectId,
    text: origin_text ?? '',
  };
  const wanted = NewTask.parse({ id, ...titled(text), priority, origin });
  return todoShape(await createTask(house, person, projectId, wanted));
}

type SmartTodo = Received<typeof calls.smartTodoCreate>['body'];

/** Finds the project that is meant, founds it where that was asked for, and writes the task down there. */
export async function smartTodoCreate(
  house: House,
  person: Person,
  { id = newId(), text, priority, project_id, project_name, auto_create_project }: SmartTodo,
): Promise<AnswerSent<typeof calls.smartTodoCreate>> {
  const isNamed = project_name !== undefined && project_name !== '';
  const found = isNamed
    ? await projectNamed(house, person, project_name, { founds: auto_create_project, forTask: id })
    : { id: await projectOf(house, person, project_id), isNew: false };
  if (found === null) throw new Refusal('todo.smart', { project_name: 'There is no project of this name.' });
  const task = await createTask(house, person, found.id, NewTask.parse({ id, ...titled(text), priority }));
  return {
    project_name: await nameOfSpace(house.db, found.id),
    project_id: found.id,
    project_created: found.isNew,
    todo: todoShape(task),
  };
}

/** A project by its id; anything else is the person's own thread. */
const projectOf = async (house: House, person: Person, given: string | undefined): Promise<string> =>
  Id.safeParse(given).data ?? ensureThread(house, person.id);
