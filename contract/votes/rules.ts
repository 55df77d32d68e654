import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Moment } from '../common/time.ts';

/** Something that holds in a space since it was decided there. */
export const Rule = z.object({ id: Id, space_id: Id, text: z.string(), vote_id: Id, since: Moment });
export type Rule = z.infer<typeof Rule>;

export const spaceRules = call({
  name: 'votes.rules',
  title: 'The rules of a space: what it decided and did not put away since, the newest first',
  method: 'GET',
  path: '/api/spaces/:space_id/rules',
  params: z.object({ space_id: Id }),
  answer: z.object({ rules: z.array(Rule) }),
  permission: 'votes.read',
  errors: ['found.not'],
});
