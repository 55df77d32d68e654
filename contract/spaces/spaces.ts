import * as z from 'zod';
import { call } from '../common/call.ts';
import { roles } from '../common/capability.ts';
import { Id } from '../common/ids.ts';
import { Moment } from '../common/time.ts';
import { SettingsChange, SpaceName, SpaceSettings, templates } from './settings.ts';
import { SpaceKind } from './space-kinds.ts';
import { Vitals } from './vitals.ts';

export const RoleName = z.enum(roles);

export const Space = z.object({
  id: Id,
  kind: SpaceKind,
  parent_id: Id.nullable(),
  name: z.string(),
  created_by: Id.nullable(),
  created_at: Moment,
  archived_at: Moment.nullable(),
  changed_rev: z.int(),
  /** What it was furnished with on the day it was founded. */
  template: z.enum(templates),
  ...SpaceSettings.shape,
});
export type Space = z.infer<typeof Space>;

export const Member = z.object({
  space_id: Id,
  person_id: Id,
  name: z.string(),
  avatar_url: z.string(),
  role: RoleName,
  joined_at: Moment,
  left_at: Moment.nullable(),
  /** They said yes to their name beside what they carry and did lately. */
  shows_work: z.boolean(),
  rev: z.int(),
});
export type Member = z.infer<typeof Member>;

/** A space as one of its members sees it in a list. */
export const MySpace = Space.extend({ role: RoleName, rev: z.int(), members: z.int(), vitals: Vitals });
export type MySpace = z.infer<typeof MySpace>;

const inSpace = z.object({ space_id: Id });
const inSpaceOf = z.object({ space_id: Id, person_id: Id });

export const mySpaces = call({
  name: 'spaces.mine',
  title: 'The spaces one is a member of',
  method: 'GET',
  path: '/api/spaces',
  answer: z.object({ spaces: z.array(MySpace) }),
  permission: 'person',
  errors: [],
});

export const myPeople = call({
  name: 'spaces.people',
  title: 'Who is in the spaces one is a member of: for all of them one question',
  method: 'GET',
  path: '/api/people',
  answer: z.object({ members: z.array(Member) }),
  permission: 'person',
  errors: [],
});

export const foundSpace = call({
  name: 'spaces.found',
  title: 'Found a salon, a family, a hamlet or a guild; the client makes the id',
  method: 'POST',
  path: '/api/spaces',
  body: SettingsChange.extend({
    id: Id,
    kind: SpaceKind,
    name: SpaceName,
    parent_id: Id.nullable().default(null),
    template: z.enum(templates).default('empty'),
  }),
  answer: MySpace,
  permission: 'person',
  errors: ['found.not', 'allowed.not', 'space.archived', 'id.taken', 'input.wrong'],
});

export const openSpace = call({
  name: 'spaces.open',
  title: 'A space with its members and what one may do in it',
  method: 'GET',
  path: '/api/spaces/:space_id',
  params: inSpace,
  answer: z.object({ space: MySpace, members: z.array(Member), abilities: z.array(z.string()) }),
  permission: 'spaces.read',
  errors: ['found.not'],
});

/** The children of a space: their names and how many they are, nothing inside. */
export const childSpaces = call({
  name: 'spaces.children',
  title: 'The spaces within a space, by name and number of members',
  method: 'GET',
  path: '/api/spaces/:space_id/children',
  params: inSpace,
  answer: z.object({
    spaces: z.array(
      Space.pick({ id: true, kind: true, name: true, archived_at: true }).extend({ members: z.int() }),
    ),
  }),
  permission: 'spaces.read',
  errors: ['found.not'],
});

export const changeSettings = call({
  name: 'spaces.changeSettings',
  title: 'Change what a space says of itself; who finds it and who invites is for its owners alone',
  method: 'PATCH',
  path: '/api/spaces/:space_id',
  params: inSpace,
  body: SettingsChange,
  answer: Space,
  permission: 'spaces.settings',
  errors: ['found.not', 'allowed.not', 'space.archived', 'input.wrong'],
});

export const archiveSpace = call({
  name: 'spaces.archive',
  title: 'Archive a space or open it again',
  method: 'PUT',
  path: '/api/spaces/:space_id/archived',
  params: inSpace,
  body: z.object({ archived: z.boolean() }),
  answer: Space,
  permission: 'spaces.archive',
  errors: ['found.not', 'allowed.not'],
});

export const deleteSpace = call({
  name: 'spaces.delete',
  title:
    'Delete a space: at once for everyone but its owners, who may keep it for a day; then all of it is gone',
  method: 'DELETE',
  path: '/api/spaces/:space_id',
  params: inSpace,
  answer: Space,
  permission: 'spaces.delete',
  errors: ['found.not', 'allowed.not'],
});

export const keepSpace = call({
  name: 'spaces.keep',
  title: 'Take the deletion of a space back, within its day',
  method: 'PUT',
  path: '/api/spaces/:space_id/kept',
  params: inSpace,
  answer: Space,
  permission: 'spaces.delete',
  errors: ['found.not', 'allowed.not'],
});

export const changeRole = call({
  name: 'spaces.changeRole',
  title: "Change a member's role",
  method: 'PUT',
  path: '/api/spaces/:space_id/members/:person_id',
  params: inSpaceOf,
  body: z.object({ role: RoleName }),
  answer: Member,
  permission: 'spaces.manageMembers',
  errors: ['found.not', 'allowed.not', 'space.owner'],
});

export const removeMember = call({
  name: 'spaces.removeMember',
  title: 'Leave a space, or send a member away from it: they come back only once that is lifted',
  method: 'DELETE',
  path: '/api/spaces/:space_id/members/:person_id',
  params: inSpaceOf,
  answer: Member,
  permission: 'spaces.leave',
  errors: ['found.not', 'allowed.not', 'space.owner'],
});

export const handOver = call({
  name: 'spaces.handOver',
  title: 'Make a member the owner in one’s own place; oneself stays as a steward',
  method: 'PUT',
  path: '/api/spaces/:space_id/owner/:person_id',
  params: inSpaceOf,
  answer: z.object({ members: z.array(Member) }),
  permission: 'spaces.handOver',
  errors: ['found.not', 'allowed.not', 'space.owner'],
});

export const showWork = call({
  name: 'spaces.showWork',
  title: 'Say whether the others may see what one carries here and did lately',
  method: 'PUT',
  path: '/api/spaces/:space_id/shows-work',
  params: inSpace,
  body: z.object({ shows_work: z.boolean() }),
  answer: Member,
  permission: 'spaces.read',
  errors: ['found.not'],
});

/** Who was sent away and may not come back yet; whoever left by themselves is not among them. */
export const SentAway = Member.pick({ person_id: true, name: true, avatar_url: true }).extend({
  sent_away_at: Moment,
});
export type SentAway = z.infer<typeof SentAway>;

export const sentAway = call({
  name: 'spaces.sentAway',
  title: 'Who was sent away from a space, the latest first; for those who may lift it',
  method: 'GET',
  path: '/api/spaces/:space_id/sent-away',
  params: inSpace,
  answer: z.object({ people: z.array(SentAway) }),
  permission: 'spaces.manageMembers',
  errors: ['found.not', 'allowed.not'],
});

export const letComeBack = call({
  name: 'spaces.letComeBack',
  title: 'Let someone who was sent away come back, by a new invitation; it brings nobody in by itself',
  method: 'DELETE',
  path: '/api/spaces/:space_id/sent-away/:person_id',
  params: inSpaceOf,
  answer: Member,
  permission: 'spaces.manageMembers',
  errors: ['found.not', 'allowed.not'],
});

export const moveSpace = call({
  name: 'spaces.move',
  title: 'Lay a space into another one, or on its own: for its owners, where they may found such a one',
  method: 'PUT',
  path: '/api/spaces/:space_id/parent',
  params: inSpace,
  body: z.object({ parent_id: Id.nullable() }),
  answer: Space,
  permission: 'spaces.move',
  errors: ['found.not', 'allowed.not', 'space.archived', 'input.wrong'],
});

/** One row of a space as it is now; `rev` is the number of its last change. */
export const Change = z.object({ event: z.string(), rev: z.int(), data: z.unknown() });
export type Change = z.infer<typeof Change>;

export const changesSince = call({
  name: 'spaces.changes',
  title: 'What changed in a space since revision N? The one question after any gap',
  method: 'GET',
  path: '/api/spaces/:space_id/changes',
  params: inSpace,
  query: z.object({ since: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0) }),
  answer: z.object({
    space_id: Id,
    after: z.int(),
    rev: z.int(),
    more: z.boolean(),
    changes: z.array(Change),
  }),
  permission: 'spaces.read',
  errors: ['found.not'],
});

export const spacesCalls = [
  mySpaces,
  myPeople,
  foundSpace,
  openSpace,
  childSpaces,
  changeSettings,
  archiveSpace,
  moveSpace,
  deleteSpace,
  keepSpace,
  changeRole,
  removeMember,
  handOver,
  showWork,
  sentAway,
  letComeBack,
  changesSince,
];
