import * as z from 'zod';
import { call } from '../common/call.ts';
import type { HouseRole } from '../common/capability.ts';
import { Id } from '../common/ids.ts';
import { Moment } from '../common/time.ts';

/** The roles that people with the right to give each other; the rest come with an account. */
export const givenRoles = [
  'super_user',
  'founder',
  'facilitator',
  'monitor',
] as const satisfies readonly HouseRole[];
export type GivenRole = (typeof givenRoles)[number];

/** What somebody with the role does, in a word and a sentence. */
export const rolesInWords: Readonly<Record<GivenRole, { readonly word: string; readonly does: string }>> = {
  super_user: { word: 'Super user', does: 'looks after the house: codes, roles, letters, what was done.' },
  founder: { word: 'Founder', does: 'curates retreats and founds hamlets.' },
  facilitator: { word: 'Facilitator', does: 'leads councils and answers an SOS while on duty.' },
  monitor: { word: 'Monitor', does: 'asks after the promises of a council.' },
};

export const HousePerson = z.object({
  id: Id,
  name: z.string(),
  avatar_url: z.string(),
  since: Moment,
  roles: z.array(z.enum(givenRoles)),
});
export type HousePerson = z.infer<typeof HousePerson>;

export const peopleOfHouse = call({
  name: 'super.people',
  title: 'Who lives in the house, and the roles they have in it: those with a role first, then by name',
  method: 'GET',
  path: '/api/super/people',
  query: z.object({
    words: z.string().trim().max(80).default(''),
    /** So many were listed before. */
    skip: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  answer: z.object({ people: z.array(HousePerson), more: z.boolean() }),
  permission: 'super.giveRoles',
  errors: ['allowed.not'],
});

export const changeHouseRole = call({
  name: 'super.changeRole',
  title: 'Give somebody a role in the house, or take it, with a reason that is written down',
  method: 'PUT',
  path: '/api/super/people/:person_id/role',
  params: z.object({ person_id: Id }),
  body: z.object({
    role: z.enum(givenRoles),
    given: z.boolean(),
    reason: z.string().trim().min(3, 'Say in a few words why.').max(280),
  }),
  answer: HousePerson,
  permission: 'super.giveRoles',
  errors: ['found.not', 'role.last'],
});
