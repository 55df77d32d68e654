import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { cannotBeKept, isHonestLine } from '../common/plain-text.ts';
import { Day, Moment } from '../common/time.ts';
import { GivenPriority } from '../common/priority.ts';
import { Words } from './task-input.ts';
import { originTypes, statuses } from './task.ts';

/** A task in the specification's own words (S2 §3, organiser and salon). */
export const Todo = z.object({
  id: Id,
  project_id: Id,
  text: z.string(),
  description: z.string(),
  notes: z.string(),
  priority: z.enum(['P1', 'P2', 'P3', 'P4']),
  status: z.enum(statuses),
  completed: z.boolean(),
  due_date: Day.nullable(),
  assigned_to: Id.nullable(),
  created_from_message: Id.nullable(),
  created_at: Moment,
  origin: z.object({ origin_type: z.enum(originTypes), origin_id: Id.nullable(), origin_text: z.string() }),
});
export type Todo = z.infer<typeof Todo>;

const inProject = z.object({ project_id: Id });

export const smartTodoCreate = call({
  name: 'tasks.smartCreate',
  title: 'Write down a task in the project of that name; without one, the project is founded if asked for',
  method: 'POST',
  path: '/api/projects/smart-todo-create',
  body: z.object({
    text: Words,
    priority: GivenPriority.default(3),
    /** A project's id, or the specification's `thread_…`: then the name says which. */
    project_id: z.string().max(200).optional(),
    project_name: z.string().trim().max(80).refine(isHonestLine, cannotBeKept).optional(),
    auto_create_project: z.boolean().default(false),
    thread_context: z.unknown().optional(),
    id: Id.optional(),
  }),
  answer: z.object({ project_name: z.string(), project_id: Id, project_created: z.boolean(), todo: Todo }),
  permission: 'person',
  errors: ['found.not', 'allowed.not', 'space.archived', 'todo.smart', 'id.taken', 'input.wrong'],
});

export const projectTodos = call({
  name: 'tasks.project',
  title: "A project's todos, as the specification names them",
  method: 'GET',
  path: '/api/projects/:project_id/todos',
  params: inProject,
  answer: z.object({ todos: z.array(Todo) }),
  permission: 'tasks.read',
  errors: ['found.not'],
});

export const taskWithOrigin = call({
  name: 'tasks.withOrigin',
  title: 'Write down a task together with what it came from',
  method: 'POST',
  path: '/api/projects/:project_id/tasks/with-origin',
  params: inProject,
  body: z.object({
    text: Words,
    priority: GivenPriority.default(3),
    origin_type: z.enum(originTypes).default('manual'),
    origin_id: Id.nullish(),
    origin_text: z.string().max(8000).nullish(),
    id: Id.optional(),
  }),
  answer: Todo,
  permission: 'tasks.create',
  errors: ['found.not', 'allowed.not', 'space.archived', 'id.taken', 'input.wrong'],
});
