import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Day } from '../common/time.ts';
import { priorities } from '../common/priority.ts';
import { healths } from './health.ts';
import { projectTypes } from './settings.ts';

/** A project in the specification's own words (S2 §3). */
export const Project = z.object({
  id: Id,
  name: z.string(),
  type: z.enum(projectTypes),
  /** Null has no colour of its own: nothing has happened yet by which one could tell. */
  health_status: z.enum(healths).nullable(),
  members: z.int(),
  last_activity: z.string(),
  progress: z.int().min(0).max(100),
  due_date: Day.nullable(),
  priority: z.literal(priorities),
  overdue_todos: z.int(),
  pending_votes: z.int(),
  total_todos: z.int(),
  completed_todos: z.int(),
  thumbnail: z.string(),
  description: z.string(),
});
export type Project = z.infer<typeof Project>;

const answer = z.object({ projects: z.array(Project) });

export const myProjects = call({
  name: 'spaces.myProjects',
  title: "One's open projects, as the specification names them, with how each of them stands",
  method: 'GET',
  path: '/api/projects/my-projects',
  answer,
  permission: 'person',
  errors: [],
});

export const listProjects = call({
  name: 'spaces.projects',
  title: 'The same by the other of its names, which the collaboration service asks for',
  method: 'GET',
  path: '/api/projects',
  answer,
  permission: 'person',
  errors: [],
});

export const specifiedSpacesCalls = [myProjects, listProjects];
