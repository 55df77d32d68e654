import * as z from 'zod';
import { Id } from '../common/ids.ts';
import { Day, Moment } from '../common/time.ts';

/** One task for chat todos, salon todos, project todos, thread todos and the organiser's tasks. */
export const priorities = [1, 2, 3, 4] as const;
export type Priority = (typeof priorities)[number];
export const priorityWords: Readonly<Record<Priority, string>> = {
  1: 'Urgent',
  2: 'Important',
  3: 'Normal',
  4: 'Low',
};

export const statuses = ['pending', 'in_progress', 'blocked', 'completed'] as const;
export type Status = (typeof statuses)[number];

export const longestTitle = 500;
export const longestDescription = 8000;
export const longestNotes = 4000;

/** What a task came from: nothing more than somebody's intention, a message, or what the guide proposed. */
export const originTypes = ['manual', 'message', 'guide', 'project', 'council', 'vote', 'event'] as const;
export const Origin = z.object({
  type: z.enum(originTypes),
  id: Id.nullable(),
  space_id: Id.nullable(),
  /** The words it came from, whose they were and when, as they stood when the task was made. */
  text: z.string(),
  author_id: Id.nullable(),
  said_at: Moment.nullable(),
  /** Where in its stream the message lies. */
  seq: z.int().nullable(),
});
export type Origin = z.infer<typeof Origin>;

export const happenings = [
  'made',
  'text',
  'description',
  'notes',
  'tags',
  'priority',
  'status',
  'due_date',
  'carrier',
  'confirmed',
] as const;

/** One line of what happened to a task. What stood there before is kept with it, so that nobody's words are lost. */
export const Happening = z.object({
  at: Moment,
  by: Id,
  what: z.enum(happenings),
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type Happening = z.infer<typeof Happening>;

/** `born` is the revision at which the task came to be; a deleted task stays as a tombstone without its words. */
export const Task = z.object({
  id: Id,
  space_id: Id,
  rev: z.int(),
  born: z.int(),
  text: z.string(),
  description: z.string(),
  notes: z.string(),
  tags: z.array(z.string()),
  priority: z.literal(priorities),
  status: z.enum(statuses),
  due_date: Day.nullable(),
  /** A member, or nobody in particular: then it is for whoever is here, or for the one outside whom it names. */
  assigned_to: Id.nullable(),
  assigned_outside: z.string().nullable(),
  created_by: Id,
  created_at: Moment,
  completed_by: Id.nullable(),
  completed_at: Moment.nullable(),
  /** Whoever asked for it says that it is done. */
  confirmed_by: Id.nullable(),
  confirmed_at: Moment.nullable(),
  origin: Origin,
  happened: z.array(Happening),
  deleted_at: Moment.nullable(),
});
export type Task = z.infer<typeof Task>;

/** Who did a task that is done: whoever carried it, else whoever ticked it. */
export const doerOf = ({ assigned_to, completed_by }: Pick<Task, 'assigned_to' | 'completed_by'>) =>
  assigned_to ?? completed_by;

/** Done by somebody else than the one who asked for it, and waiting for that one's yes. */
export const awaitsConfirmation = (task: Task): boolean =>
  task.status === 'completed' &&
  task.confirmed_at === null &&
  task.deleted_at === null &&
  doerOf(task) !== task.created_by;

/** A task is mine when I carry it, or when I wrote it down and nobody else does. */
export const isMine = (task: Task, me: string): boolean =>
  task.assigned_to === me ||
  (task.assigned_to === null && task.assigned_outside === null && task.created_by === me);
