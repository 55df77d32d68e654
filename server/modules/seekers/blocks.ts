import type { Answer } from '@kinsong/contract/common/call.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import type { myBlocks } from '@kinsong/contract/seekers/blocks.ts';
import type { House } from '../../platform/house.ts';
import type { Person } from '../../platform/person.ts';
import * as rows from './blocks.sql.ts';
import { findSeeker } from './seekers.sql.ts';

type Blocks = Answer<typeof myBlocks>;

export async function readBlocks(house: House, { id }: Person): Promise<Blocks> {
  const blocked = await rows.listBlocks(house.db, id);
  return {
    people: blocked.map(({ personId, name, avatarUrl, at }) => ({
      person_id: personId,
      name,
      avatar_url: avatarUrl,
      blocked_at: at.toISOString(),
    })),
  };
}

/** The other is not told, and finds nothing by which they could tell. */
export async function block(house: House, person: Person, blockedId: string): Promise<Blocks> {
  if (blockedId === person.id || (await findSeeker(house.db, blockedId)) === null)
    throw new Refusal('found.not');
  await rows.insertBlock(house.db, { personId: person.id, blockedId, at: house.clock.now() });
  return readBlocks(house, person);
}

export async function unblock(house: House, person: Person, blockedId: string): Promise<Blocks> {
  await rows.deleteBlock(house.db, person.id, blockedId);
  return readBlocks(house, person);
}
