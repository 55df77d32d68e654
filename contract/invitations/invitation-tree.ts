import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Moment } from '../common/time.ts';
import { Qr } from '../identity/identity.ts';

/** Someone in the tree of who invited whom. The architect has nobody above. */
export const Branch = z.object({
  id: Id,
  name: z.string(),
  avatar_url: z.string(),
  invited_by: Id.nullable(),
  joined_at: Moment,
  /** 0 for the one asked about. */
  depth: z.int(),
  /** No letter reaches them, so whoever asks may make the code that lets them in again. */
  recoverable: z.boolean(),
});
export type Branch = z.infer<typeof Branch>;

/** Level by level, so that whoever invited somebody stands on the same page or on one before. */
const PageOfBranch = z.object({ people: z.array(Branch), more: z.boolean() });

export const branchOf = call({
  name: 'invitations.branchOf',
  title: 'A person and everyone who came by their invitations, and by theirs; of oneself, or for super users',
  method: 'GET',
  path: '/api/people/:person_id/branch',
  params: z.object({ person_id: Id }),
  query: z.object({ after: Id.optional() }),
  answer: PageOfBranch,
  permission: 'person',
  errors: ['found.not'],
});

export const wholeTree = call({
  name: 'invitations.wholeTree',
  title: 'Everybody in the house, by who invited whom',
  method: 'GET',
  path: '/api/super/branches',
  query: z.object({ after: Id.optional() }),
  answer: PageOfBranch,
  permission: 'invitations.seeBranches',
  errors: ['allowed.not'],
});

export const recoverGuest = call({
  name: 'invitations.recoverGuest',
  title:
    'A code that lets someone in again who has a phone number and no e-mail; for their inviter and super users',
  method: 'POST',
  path: '/api/people/:person_id/recovery',
  params: z.object({ person_id: Id }),
  /** The link opens the entry with the code in its field. */
  answer: z.object({ code: z.string(), link: z.string(), link_qr: Qr, expires_at: Moment }),
  permission: 'person',
  errors: ['found.not'],
  limit: { max: 20, perMinutes: 60 },
});
