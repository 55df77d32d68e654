import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Moment } from '../common/time.ts';
import { SpaceKind } from '../spaces/space-kinds.ts';

/** What is said with a wish to come in, and with its answer. */
const FewWords = z.string().trim().max(280).default('');

/** After a no the same door is not knocked at for so many days. */
export const daysUntilAskedAgain = 7;

/** Where someone stands before a door. */
export const standings = ['outside', 'asked', 'declined', 'sent_away', 'inside'] as const;

/** All that who is not in a space learns of it, and only where it lets itself be found. */
export const SpaceDoor = z.object({
  space_id: Id,
  kind: SpaceKind,
  name: z.string(),
  subtitle: z.string(),
  thumbnail: z.string().nullable(),
  members: z.int(),
  standing: z.enum(standings),
  /** What was answered with the last no, and from when on one may ask once more. */
  answer: z.object({ words: z.string(), ask_again_at: Moment }).nullable(),
});
export type SpaceDoor = z.infer<typeof SpaceDoor>;

export const SpaceRequest = z.object({
  space_id: Id,
  person_id: Id,
  name: z.string(),
  avatar_url: z.string(),
  words: z.string(),
  asked_at: Moment,
});
export type SpaceRequest = z.infer<typeof SpaceRequest>;

const inSpace = z.object({ space_id: Id });
const Waiting = z.object({ requests: z.array(SpaceRequest) });

export const spaceDoor = call({
  name: 'invitations.spaceDoor',
  title: 'What a space shows to someone who is not in it, where it lets itself be found',
  method: 'GET',
  path: '/api/spaces/:space_id/door',
  params: inSpace,
  answer: SpaceDoor,
  permission: 'person',
  errors: ['found.not'],
});

export const askToEnter = call({
  name: 'invitations.askToEnter',
  title: 'Ask to come into a space that one found; asking twice is asking once',
  method: 'POST',
  path: '/api/spaces/:space_id/requests',
  params: inSpace,
  body: z.object({ words: FewWords }),
  answer: SpaceDoor,
  permission: 'person',
  errors: ['found.not', 'space.sentAway'],
  limit: { max: 60, perMinutes: 60 },
});

export const spaceRequests = call({
  name: 'invitations.spaceRequests',
  title: 'Who asks to come into a space, the longest waiting first; for those who may let them in',
  method: 'GET',
  path: '/api/spaces/:space_id/requests',
  params: inSpace,
  answer: Waiting,
  permission: 'spaces.manageMembers',
  errors: ['found.not', 'allowed.not'],
});

export const answerRequest = call({
  name: 'invitations.answerRequest',
  title: 'Let someone in who asked, or say no; the answer holds who still waits',
  method: 'POST',
  path: '/api/spaces/:space_id/requests/:person_id',
  params: z.object({ space_id: Id, person_id: Id }),
  body: z.object({ answer: z.enum(['yes', 'no']), words: FewWords }),
  answer: Waiting,
  permission: 'spaces.manageMembers',
  errors: ['found.not', 'allowed.not', 'space.archived', 'space.sentAway', 'waitlist.decided'],
});
