import * as z from 'zod';
import { Id } from '../common/ids.ts';
import { GivenPriority } from '../common/priority.ts';
import { ClockTime, GivenDay, GivenMoment } from '../common/time.ts';
import {
  longestDescription,
  longestItem,
  longestNotes,
  longestTitle,
  mostItems,
  originTypes,
  Repeat,
  statuses,
} from './task.ts';

/** `todo` is what the chat calls a task that waits. */
export const GivenStatus = z
  .enum([...statuses, 'todo'])
  .transform((written) => (written === 'todo' ? 'pending' : written));

const writeSomething = 'Write what is to be done.';
export const Title = z
  .string()
  .trim()
  .refine((text) => text !== '', writeSomething)
  .refine(
    (text) => text.length <= longestTitle,
    `Say it in ${longestTitle} characters; the rest has room in the notes.`,
  );
/** Words that may be a whole message: what is too long for a title becomes the description. */
export const Words = z
  .string()
  .trim()
  .max(longestDescription)
  .refine((text) => text !== '', writeSomething);
export const Description = z.string().max(longestDescription);
export const Notes = z
  .string()
  .refine((text) => text.length <= longestNotes, `Notes have room for ${longestNotes} characters.`);
export const mostTags = 12;
export const Tags = z.array(z.string().trim().min(1).max(40)).max(mostTags);
export const Outside = z.string().trim().min(1).max(80);

/** A place among others, as a key that lies between theirs. */
export const OrderKey = z
  .string()
  .max(500)
  .regex(/^[0-9A-Za-z]*[1-9A-Za-z]$/);

/** What is new of one line of a checklist; a line that is not there yet needs its words. */
export const ChecklistEdit = z.object({
  id: Id,
  text: z.string().trim().min(1).max(longestItem).optional(),
  done: z.boolean().optional(),
  order: OrderKey.optional(),
  removed: z.literal(true).optional(),
});
export type ChecklistEdit = z.infer<typeof ChecklistEdit>;
const Checklist = z.array(ChecklistEdit).max(mostItems);

/** What a task is said to come from. Whose words they were and when is looked up, not believed. */
export const GivenOrigin = z.object({
  type: z.enum(originTypes),
  id: Id.nullable().default(null),
  space_id: Id.nullable().default(null),
  text: z.string().max(longestDescription).default(''),
});

export const NewTask = z.object({
  id: Id,
  text: Title,
  description: Description.default(''),
  notes: Notes.default(''),
  tags: Tags.default([]),
  priority: GivenPriority.default(3),
  due_date: GivenDay.nullable().default(null),
  /** Without a day it is nothing. */
  due_time: ClockTime.nullable().default(null),
  /** Absent: whoever makes it carries it. */
  assigned_to: Id.nullish(),
  assigned_outside: Outside.nullable().default(null),
  order: OrderKey.nullable().default(null),
  checklist: Checklist.default([]),
  repeat: Repeat.nullable().default(null),
  proof_wanted: z.boolean().default(false),
  origin: GivenOrigin.nullish(),
  /** When it was written down, on a device that may have been offline since. */
  made_at: GivenMoment.optional(),
});
export type NewTask = z.infer<typeof NewTask>;

const change = {
  text: Title,
  description: Description,
  notes: Notes,
  priority: GivenPriority,
  status: GivenStatus,
};

/** What stood there when a device that may have been away changed it. Only compared, so it may be anything. */
const TaskBase = z
  .object({
    text: z.string(),
    description: z.string(),
    notes: z.string(),
    tags: z.array(z.string()).max(50),
    priority: z.int(),
    status: z.string(),
    due_date: z.string().nullable(),
    due_time: z.string().nullable(),
    assigned_to: z.string().nullable(),
    assigned_outside: z.string().nullable(),
  })
  .partial();

/** Only what is given changes. */
export const TaskChange = z.object({
  ...z.object(change).partial().shape,
  tags: Tags.optional(),
  due_date: GivenDay.nullish(),
  due_time: ClockTime.nullish(),
  assigned_to: Id.nullish(),
  assigned_outside: Outside.nullish(),
  completed: z.boolean().optional(),
  order: OrderKey.nullish(),
  checklist: Checklist.optional(),
  repeat: Repeat.nullish(),
  proof_wanted: z.boolean().optional(),
  proof_file_id: Id.nullish(),
  base: TaskBase.optional(),
});
export type TaskChange = z.infer<typeof TaskChange>;

/** The same in a query, where the specification puts it; there nothing can be emptied. */
export const TaskChangeInQuery = z.object({
  ...z.object(change).partial().shape,
  due_date: GivenDay.optional(),
  assigned_to: Id.optional(),
  completed: z
    .enum(['true', 'false'])
    .transform((written) => written === 'true')
    .optional(),
});
