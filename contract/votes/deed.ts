import * as z from 'zod';
import { roles } from '../common/capability.ts';
import { Id } from '../common/ids.ts';
import { TimeZone } from '../common/time-zone.ts';
import { Day, GivenDay, GivenMoment, Moment } from '../common/time.ts';

export const mostDeeds = 10;
export const longestRule = 500;

const words = z.string().trim().min(1);
/** Null: whatever wins. Else it is done only where this option does. */
const option = { option: Id.nullable().default(null) };
const role = z.enum(roles).exclude(['owner']);
const rule = { kind: z.literal('rule'), text: words.max(longestRule) };

/** What a decision does once it has passed, as its proposer writes it down. */
export const NewDeed = z.discriminatedUnion('kind', [
  z.object({
    ...option,
    kind: z.literal('task'),
    text: words.max(500),
    assigned_to: Id.nullable().default(null),
    due_date: GivenDay.nullable().default(null),
  }),
  z.object({
    ...option,
    kind: z.literal('event'),
    text: words.max(120),
    starts_at: GivenMoment,
    ends_at: GivenMoment,
    zone: TimeZone,
  }),
  z.object({ ...option, kind: z.literal('role'), person_id: Id, role }),
  /** It may take the place of one that there is. */
  z.object({ ...option, ...rule, replaces: Id.nullable().default(null) }),
]);
export type NewDeed = z.infer<typeof NewDeed>;

/** What came of it: done, with a way to it; or not, and why not. Null: the vote has not passed, or it waits its turn. */
const came = z.object({
  at: Moment,
  done: z.boolean(),
  /** The task, event, person or rule that it led to. */
  id: Id.nullable(),
  why_not: z.string().nullable(),
});
const lasting = { id: Id, option: Id.nullable(), came: came.nullable() };

export const Deed = z.discriminatedUnion('kind', [
  z.object({
    ...lasting,
    kind: z.literal('task'),
    text: z.string(),
    assigned_to: Id.nullable(),
    due_date: Day.nullable(),
  }),
  z.object({
    ...lasting,
    kind: z.literal('event'),
    text: z.string(),
    starts_at: Moment,
    ends_at: Moment,
    zone: z.string(),
  }),
  z.object({ ...lasting, kind: z.literal('role'), person_id: Id, role }),
  z.object({ ...lasting, ...rule, replaces: Id.nullable() }),
]);
export type Deed = z.infer<typeof Deed>;
