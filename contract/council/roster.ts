import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { ClockTime, GivenMoment, Moment } from '../common/time.ts';

/** What somebody who helps in councils knows most about. */
export const specialties = [
  'couples',
  'parents_and_children',
  'brothers_and_sisters',
  'the_old',
  'money',
  'grief',
  'neighbours',
  'work_together',
] as const;
export type Specialty = (typeof specialties)[number];

export const specialtiesInWords: Readonly<Record<Specialty, string>> = {
  couples: 'Couples',
  parents_and_children: 'Parents and children',
  brothers_and_sisters: 'Brothers and sisters',
  the_old: 'The old and those who care for them',
  money: 'Money',
  grief: 'Grief',
  neighbours: 'Neighbours',
  work_together: 'Working together',
};

/** Every week, by the helper's own clock: Monday is 1. */
const FreeHours = z
  .object({ weekday: z.int().min(1).max(7), from: ClockTime, to: ClockTime })
  .refine(({ from, to }) => from < to, 'These hours end before they begin.');
export type FreeHours = z.infer<typeof FreeHours>;

const Known = {
  specialties: z.array(z.enum(specialties)).max(specialties.length),
  free_hours: z.array(FreeHours).max(28),
};

export const CouncilHelper = z.object({
  person_id: Id,
  name: z.string(),
  avatar_url: z.string(),
  roles: z.array(z.enum(['facilitator', 'monitor'])),
  ...Known,
  on_duty: z.boolean(),
});
export type CouncilHelper = z.infer<typeof CouncilHelper>;

export const Duty = z.object({ id: Id, person_id: Id, starts_at: Moment, ends_at: Moment });
export type Duty = z.infer<typeof Duty>;

export const Roster = z.object({
  helpers: z.array(CouncilHelper),
  /** Those under way and those to come, the next first. */
  duties: z.array(Duty),
  /** Until when somebody is on duty without a gap; null: nobody is now. */
  covered_until: Moment.nullable(),
});
export type Roster = z.infer<typeof Roster>;

export const readRoster = call({
  name: 'council.roster',
  title: 'Who helps in councils, what they know most about, when they are free, and who is on duty',
  method: 'GET',
  path: '/api/council/roster',
  answer: Roster,
  permission: 'council.seeRoster',
  errors: ['allowed.not'],
});

export const describeHelper = call({
  name: 'council.describeHelper',
  title: 'Say what one knows most about and when one is free; super users may say it for others',
  method: 'PUT',
  path: '/api/council/roster/:person_id',
  params: z.object({ person_id: Id }),
  body: z.object(Known),
  answer: Roster,
  permission: 'council.seeRoster',
  errors: ['allowed.not', 'found.not'],
});

export const longestDuty = 24;

export const takeDuty = call({
  name: 'council.takeDuty',
  title: 'Take a duty; super users may give one to a facilitator. The client makes the id',
  method: 'POST',
  path: '/api/council/duties',
  body: z.object({
    id: Id,
    person_id: Id,
    starts_at: GivenMoment,
    /** A day at most, so that nobody is on duty for a week by a slip. */
    duty_hours: z.int().min(1).max(longestDuty),
  }),
  answer: Roster,
  permission: 'council.seeRoster',
  errors: ['allowed.not', 'found.not', 'id.taken', 'duty.over'],
});

export const dropDuty = call({
  name: 'council.dropDuty',
  title: 'Give a duty back',
  method: 'DELETE',
  path: '/api/council/duties/:duty_id',
  params: z.object({ duty_id: Id }),
  answer: Roster,
  permission: 'council.seeRoster',
  errors: ['allowed.not', 'found.not'],
});

export const councilCalls = [readRoster, describeHelper, takeDuty, dropDuty];
