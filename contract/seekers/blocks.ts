import * as z from 'zod';
import { call } from '../common/call.ts';
import { Id } from '../common/ids.ts';
import { Moment } from '../common/time.ts';

/** Somebody one wants nothing to do with. They are not told. */
export const Blocked = z.object({
  person_id: Id,
  name: z.string(),
  avatar_url: z.string(),
  blocked_at: Moment,
});
export type Blocked = z.infer<typeof Blocked>;

const params = z.object({ person_id: Id });
const answer = z.object({ people: z.array(Blocked) });

export const myBlocks = call({
  name: 'seekers.blocks',
  title: 'Whom one blocked, the latest first',
  method: 'GET',
  path: '/api/blocks',
  answer,
  permission: 'person',
  errors: [],
});

export const blockPerson = call({
  name: 'seekers.block',
  title: 'Block somebody: neither meets the other among strangers, and they are not told',
  method: 'PUT',
  path: '/api/blocks/:person_id',
  params,
  answer,
  permission: 'person',
  errors: ['found.not'],
});

export const unblockPerson = call({
  name: 'seekers.unblock',
  title: 'Take a block back',
  method: 'DELETE',
  path: '/api/blocks/:person_id',
  params,
  answer,
  permission: 'person',
  errors: [],
});

export const blocksCalls = [myBlocks, blockPerson, unblockPerson];
