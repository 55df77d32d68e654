import * as z from 'zod';
import { Id } from '../common/ids.ts';
import { GivenDay, GivenMoment } from '../common/time.ts';
import {
  longestDescription,
  longestNotes,
  longestTitle,
  originTypes,
  priorities,
  statuses,
  type Priority,
} from './task.ts';

/** How priorities may be written: 1 to 4 as salons do, P1 to P4 as the organiser does. */
export const GivenPriority = z.union([
  z.literal(priorities),
  z
    .enum(['1', '2', '3', '4', 'P1', 'P2', 'P3', 'P4'])
    .transform((written) => Number(written.replace('P', '')) as Priority),
]);

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
export const Tags = z.array(z.string().trim().min(1).max(40)).max(12);
export const Outside = z.string().trim().min(1).max(80);

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
  /** Absent: whoever makes it carries it. */
  assigned_to: Id.nullish(),
  assigned_outside: Outside.nullable().default(null),
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

/** Only what is given changes. */
export const TaskChange = z.object({
  ...z.object(change).partial().shape,
  tags: Tags.optional(),
  due_date: GivenDay.nullish(),
  assigned_to: Id.nullish(),
  assigned_outside: Outside.nullish(),
  completed: z.boolean().optional(),
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
