import * as z from 'zod';
import { Id } from '../common/ids.ts';
import { priorities, type Priority } from '../common/priority.ts';
import { ClockTime, Day, Moment } from '../common/time.ts';

/** One task for chat todos, salon todos, project todos, thread todos and the organiser's tasks. */
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

/** When the next one is due, once this one is done. Weekdays are counted from Monday, 1, to Sunday, 7. */
export const Repeat = z.discriminatedUnion('every', [
  z.object({ every: z.literal('day') }),
  z.object({ every: z.literal('week'), days: z.array(z.int().min(1).max(7)).min(1).max(7) }),
  /** On the 31st: where a month is shorter, on its last day. */
  z.object({ every: z.literal('month'), day: z.int().min(1).max(31) }),
  z.object({ every: z.literal('year'), month: z.int().min(1).max(12), day: z.int().min(1).max(31) }),
]);
export type Repeat = z.infer<typeof Repeat>;

export const longestItem = 200;
export const mostItems = 100;

/** One line of a checklist. Its place among the others is a key between theirs. */
export const ChecklistItem = z.object({ id: Id, text: z.string(), done: z.boolean(), order: z.string() });
export type ChecklistItem = z.infer<typeof ChecklistItem>;

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
  'repeat',
  'proof',
] as const;

/** One line of what happened to a task. What stood there before is kept with it, so that nobody's words are lost. */
export const Happening = z.object({
  at: Moment,
  by: Id,
  what: z.enum(happenings),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Whoever changed it did not know what stood there: somebody else had written it meanwhile. */
  lost: z.boolean().optional(),
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
  /** The hour of that day, by the clock of whoever looks; never without the day. */
  due_time: ClockTime.nullable(),
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
  /** Where somebody put it among those of its priority; null: where its day has it. */
  order: z.string().nullable(),
  checklist: z.array(ChecklistItem),
  repeat: Repeat.nullable(),
  /** The one that was made when this one was done. */
  next_id: Id.nullable(),
  /** Whoever asked for it wants to see a picture of it done. */
  proof_wanted: z.boolean(),
  proof_file_id: Id.nullable(),
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

/** It can not be ticked before there is a picture; whoever asked for one needs none from themselves. */
export const awaitsProof = (
  task: Pick<Task, 'proof_wanted' | 'proof_file_id' | 'created_by'>,
  me: string,
): boolean => task.proof_wanted && task.proof_file_id === null && task.created_by !== me;

/** Nobody carries it, and nobody outside is asked: whoever is here may take it on. */
export const isFree = ({ assigned_to, assigned_outside, status }: Task): boolean =>
  assigned_to === null && assigned_outside === null && status !== 'completed';
