import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';

/** Somebody one shares a space with (S2 §3). */
export const DirectoryEntry = z.object({
  id: Id,
  name: z.string(),
  /** Known among family, guild, project and hamlet only; else null. */
  real_name: z.string().nullable(),
  avatar_url: z.string(),
  /** Who hides their presence reads as offline, like anybody who is not here. */
  online_status: z.enum(['online', 'offline']),
  in_this_project: z.boolean(),
});
export type DirectoryEntry = z.infer<typeof DirectoryEntry>;

/** By name, oneself among them. Nobody who blocked one or whom one blocked. */
export const usersDirectory = call({
  name: 'organiser.directory',
  title: 'The people one shares a space with, who of them is here now, and who is in a project',
  method: 'GET',
  path: '/api/users/directory',
  query: z.object({ project_id: Id.optional() }),
  answer: z.object({ users: z.array(DirectoryEntry) }),
  permission: 'person',
  errors: ['found.not'],
});
